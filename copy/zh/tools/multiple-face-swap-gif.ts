import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'GIF 里换多张脸', description: '一个 GIF 里两张、三张或更多的脸，每张都从头跟到尾。' },
  h1: '多张脸，一个 GIF',
  lead: '一个 GIF 里两张、三张或更多的脸，每张都从头跟到尾。',
  action: '全部换脸',
  steps: [
    {
      title: '选择 GIF',
      body: '每张脸出现时就会编号。',
    },
    {
      title: '配对',
      body: '拖动、点按或用键盘。',
    },
    {
      title: '下载',
      body: '大家都在同一个循环里。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '不会混淆',
      body: '每张脸始终保持自己的编号。',
    },
    {
      title: '可以留空',
      body: '没有配对的脸保持不变。',
    },
    {
      title: '一个价格',
      body: '一个 GIF 五个积分。',
    },
  ],
  faqs: [
    {
      title: '人物交叉怎么办？',
      body: '人脸按位置和大小跟踪。长时间重叠后可能互换，可在那里剪开 GIF。',
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
  closing: '一个循环，装下所有人。',
};

export default copy;
