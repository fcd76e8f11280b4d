import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '用人像制作万圣节视频', description: '一张人像，配上面部彩绘、夜空、蝙蝠和一点音乐。' },
  h1: '让你的人像闹鬼',
  lead: '一张人像，配上面部彩绘、夜空、蝙蝠和一点音乐。',
  action: '开始吓人',
  steps: [
    {
      title: '添加人像',
      body: '正面，双眼可见。',
    },
    {
      title: '选择彩绘',
      body: '骷髅、猫、吸血鬼或南瓜。',
    },
    {
      title: '下载 MP4',
      body: '带声音。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '跟随面部',
      body: '彩绘贴合到位。',
    },
    {
      title: '自带声音',
      body: '一小段夜曲。',
    },
    {
      title: '有标注',
      body: '说明制作方式。',
    },
  ],
  faqs: [
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
    {
      title: '会保存多久？',
      body: '保存在“我的作品”中，直到你删除。删除后文件将永久消失。',
    },
  ],
  closing: '比南瓜更早准备好。',
};

export default copy;
