import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '放大并锐化图片', description: '用小型神经网络放大两倍或四倍，边缘依然干净。' },
  h1: '像素更多，边缘更净',
  lead: '用小型神经网络放大两倍或四倍，边缘依然干净。',
  action: '增强',
  steps: [
    {
      title: '添加图片',
      body: '小而模糊的图片提升最大。',
    },
    {
      title: '选择 2× 或 4×',
      body: '新尺寸会提前显示。',
    },
    {
      title: '对比并下载',
      body: '放大并拖动线条查看。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '胜过拉伸',
      body: '边缘被重建，而不是变糊。',
    },
    {
      title: '保留透明',
      body: '徽标和贴纸依然干净。',
    },
    {
      title: '不杜撰',
      body: '不会添加原本没有的面孔或文字。',
    },
  ],
  faqs: [
    {
      title: '最大能到多大？',
      body: '扣费前页面会显示你这张图的上限。',
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
  closing: '看看它藏着什么。',
};

export default copy;
