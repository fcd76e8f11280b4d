import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: '去除视频中的标记', description: '在自己的视频里框出日期或徽标，逐帧补全。' },
  h1: '还你干净的画面',
  lead: '在自己的视频里框出日期或徽标，逐帧补全。',
  action: '清理视频',
  steps: [
    {
      title: '选择自己的视频',
      body: '不超过 60 秒。',
    },
    {
      title: '画出矩形',
      body: '一个或多个。',
    },
    {
      title: '下载 MP4',
      body: '保留声音。',
    },
  ],
  about: [],
  reasons: [
    {
      title: '画面平稳',
      body: '同一镜头以同样方式补全。',
    },
    {
      title: '保留声音',
      body: '声轨不动。',
    },
    {
      title: '仅限自己的素材',
      body: '我们明确说明，并保留来源信息。',
    },
  ],
  faqs: [
    {
      title: '移动的标记可以吗？',
      body: '适合位置固定的标记。移动的需要用矩形覆盖整个路径。',
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
  closing: '二十个积分，失败则退回。',
};

export default copy;
