import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '试试另一种颜色或图案', description: '给衣物换上另一种颜色或图案，褶皱和光影不变。' },
  h1: '先试再买',
  lead: '给衣物换上另一种颜色或图案，褶皱和光影不变。',
  action: '换装',
  steps: [
    {
      title: '添加人像',
      body: '自动建议衣物范围，可用画笔修正。',
    },
    {
      title: '选择新样式',
      body: '一张布料图片或一个词。',
    },
    {
      title: '对比并下载',
      body: '只有衣物改变。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '褶皱保留',
      body: '光影不变。',
    },
    {
      title: '只穿不脱',
      body: '绝不会脱掉衣物。',
    },
    {
      title: '你的照片',
      body: '脸和手不受影响。',
    },
  ],
  faqs: [
    {
      title: '会改变款式吗？',
      body: '内置方式只改变颜色和图案，不改变剪裁。',
    },
    {
      title: '可以使用别人的照片吗？',
      body: '只有在对方同意的情况下。我们会在任务前询问并保存答复；同意被撤回后，相关结果会被删除。',
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
  closing: '买之前先看看。',
};

export default copy;
