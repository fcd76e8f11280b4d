import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '一张图里换多张脸', description: '找出合影中的每张脸并编号，由你决定谁变成谁。' },
  h1: '合影里的脸，全部换掉',
  lead: '找出合影中的每张脸并编号，由你决定谁变成谁。',
  action: '全部换脸',
  steps: [
    {
      title: '选择合影',
      body: '自动找出人脸并编号。',
    },
    {
      title: '配对',
      body: '拖到编号上、依次点按，或使用键盘。空位保持不变。',
    },
    {
      title: '对比并下载',
      body: '所有人脸一次完成。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '谁是谁由你定',
      body: '图上有编号，旁边有位置。',
    },
    {
      title: '一个价格',
      body: '不论几张脸，一张图一个积分。',
    },
    {
      title: '不会丢失',
      body: '刷新后配对仍在。',
    },
  ],
  faqs: [
    {
      title: '有脸没找到怎么办？',
      body: '在它周围画一个框，就会加入列表。',
    },
    {
      title: '可以使用别人的照片吗？',
      body: '只有在对方同意的情况下。我们会在任务前询问并保存答复；同意被撤回后，相关结果会被删除。',
    },
    {
      title: '需要注册账号吗？',
      body: '不需要。每位访客每天都有积分。注册后，你的作品可在所有设备上查看。',
    },
    {
      title: '如果失败怎么办？',
      body: '预留的积分会立即退回，记录中会显示这两笔变动。',
    },
  ],
  closing: '让全家一起入镜。',
};

export default copy;
