import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '去除背景', description: '抠出人物、动物和物品，发丝柔和、边缘干净，输出透明 PNG。' },
  h1: '抠图，细到发丝',
  lead: '抠出人物、动物和物品，发丝柔和、边缘干净，输出透明 PNG。',
  action: '去除背景',
  steps: [
    {
      title: '添加图片',
      body: '拖入、粘贴或选择。',
    },
    {
      title: '检查边缘',
      body: '涂抹要保留或去掉的部分，或采用第二个方案。',
    },
    {
      title: '下载 PNG',
      body: '透明、原始尺寸。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '边缘细腻',
      body: '胡须和头发保持柔软。',
    },
    {
      title: '没有色边',
      body: '旧背景的颜色已从边缘去除。',
    },
    {
      title: '最终由你决定',
      body: '画笔可以修正网络的错误。',
    },
  ],
  faqs: [
    {
      title: '哪些图片较难？',
      body: '大型合影和细线。画笔可以帮忙。',
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
  closing: '一个积分，独立成图。',
};

export default copy;
