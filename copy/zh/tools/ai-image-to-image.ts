import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '给图片换一种风格', description: '卡通、水彩、油画、铅笔、波普等，强弱由你决定。' },
  h1: '同一张图，新的风格',
  lead: '卡通、水彩、油画、铅笔、波普等，强弱由你决定。',
  action: '转换风格',
  steps: [
    {
      title: '添加图片',
      body: '照片或绘画。',
    },
    {
      title: '选择风格和强度',
      body: '一点点或彻底改变。',
    },
    {
      title: '对比并下载',
      body: '拖动线条查看变化。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '仍是你的图片',
      body: '线条和面孔位置不变。',
    },
    {
      title: '强度可控',
      body: '从淡淡一笔到一幅画。',
    },
    {
      title: '可重复',
      body: '同一种子，同样的笔触。',
    },
  ],
  faqs: [
    {
      title: '需要提示词吗？',
      body: '不需要。连接模型后可用提示词引导；内置风格无需提示词。',
    },
    {
      title: '我的文件在哪里处理？',
      body: '由本页标明的引擎处理。内置引擎在运营者自己的机器上运行，不会把任何内容发往别处。',
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
  closing: '换一种眼光看你的图片。',
};

export default copy;
