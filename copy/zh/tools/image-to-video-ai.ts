import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '让图片动起来', description: '主体向前，背景在后移动，镜头随之推移。' },
  h1: '让一张图片动起来',
  lead: '主体向前，背景在后移动，镜头随之推移。',
  action: '生成动画',
  steps: [
    {
      title: '添加图片',
      body: '主体清晰的效果最好。',
    },
    {
      title: '选择运动',
      body: '推近、环绕、移动或漂移，3 到 10 秒。',
    },
    {
      title: '下载 MP4',
      body: '可直接发布。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '真实的纵深',
      body: '主体和背景分开移动。',
    },
    {
      title: '没有杜撰',
      body: '主体后的空白由图片本身填补。',
    },
    {
      title: '时长由你',
      body: '自己选秒数和运动方式。',
    },
  ],
  faqs: [
    {
      title: '哪些图片适合？',
      body: '主体突出的图片。平面图案只会有镜头移动。',
    },
    {
      title: '我的文件在哪里处理？',
      body: '由本页标明的引擎处理。内置引擎在运营者自己的机器上运行，不会把任何内容发往别处。',
    },
    {
      title: '如果失败怎么办？',
      body: '预留的积分会立即退回，记录中会显示这两笔变动。',
    },
    {
      title: '需要注册账号吗？',
      body: '不需要。每位访客每天都有积分。注册后，你的作品可在所有设备上查看。',
    },
  ],
  closing: '给静止的画面一个瞬间。',
};

export default copy;
