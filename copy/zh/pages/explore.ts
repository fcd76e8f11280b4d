import type { NamespaceExploreTranslation } from '../../generated/types.ts';

const explore = {
  title: '探索更多工具',
  lead: '工具会在新标签页打开，这里的内容不会丢。',
  open: '试一试',
  newTab: '在新标签页打开',
  previous: '上一个工具',
  next: '下一个工具',
  pause: '暂停',
  play: '播放',
  slide: '第 {0} 个工具，共 {1} 个',
  slides: '工具',
} satisfies NamespaceExploreTranslation;

export default explore;
