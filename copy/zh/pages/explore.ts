import type { NamespaceExploreTranslation } from '../../generated/types.ts';

const explore = {
  title: '探索更多工具',
  lead: '每个都在新标签页打开，这里的内容会保留。',
  open: '试一试',
  newTab: '在新标签页打开',
  previous: '上一个工具',
  next: '下一个工具',
  pause: '停止轮播',
  play: '开始轮播',
  slide: '第 {0} 个工具，共 {1} 个',
  slides: '工具',
} satisfies NamespaceExploreTranslation;

export default explore;
