import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '去除视频背景', description: '从视频中抠出人物或去掉某种颜色，输出纯色背景 MP4 或透明 WebM。' },
  h1: '从视频里抠出人物',
  lead: '从视频中抠出人物或去掉某种颜色，输出纯色背景 MP4 或透明 WebM。',
  action: '抠出视频',
  steps: [
    {
      title: '选择视频',
      body: '不超过 60 秒。',
    },
    {
      title: '自动或按颜色',
      body: '自动识别人物；绿幕按颜色抠除。',
    },
    {
      title: '选择文件',
      body: '纯色 MP4 或带透明的 WebM。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '轮廓平稳',
      body: '随时间平滑。',
    },
    {
      title: '两种方式',
      body: '人物或颜色。',
    },
    {
      title: '便于剪辑',
      body: 'WebM 保留透明。',
    },
  ],
  faqs: [
    {
      title: '能识别动物吗？',
      body: '自动方式针对人物。其他对象在纯色墙前请用颜色方式。',
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
      title: '会保存多久？',
      body: '保存在“我的作品”中，直到你删除。删除后文件将永久消失。',
    },
  ],
  closing: '站在任何背景前。',
};

export default copy;
