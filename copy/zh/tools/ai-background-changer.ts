import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '更换背景', description: '给主体换上新的颜色、另一张图片或绘制的场景。' },
  h1: '主体不变，换个地方',
  lead: '给主体换上新的颜色、另一张图片或绘制的场景。',
  action: '更换背景',
  steps: [
    {
      title: '添加图片',
      body: '自动抠出主体。',
    },
    {
      title: '选择背景',
      body: '颜色、图片或几个词。',
    },
    {
      title: '下载',
      body: '与原图同尺寸。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '边缘干净',
      body: '没有旧背景的痕迹。',
    },
    {
      title: '三种方式',
      body: '取色、图片或场景。',
    },
    {
      title: '适合商品图',
      body: '一键白底。',
    },
  ],
  faqs: [
    {
      title: '可以修正抠图吗？',
      body: '可以，前后都能用画笔。',
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
  closing: '带它去任何地方。',
};

export default copy;
