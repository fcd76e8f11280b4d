import type { NamespaceExploreTranslation } from '../../generated/types.ts';

const explore = {
  title: 'Другие инструменты',
  lead: 'Каждый инструмент откроется в новой вкладке, а эта останется как есть.',
  open: 'Попробовать',
  newTab: 'откроется в новой вкладке',
  previous: 'Предыдущий инструмент',
  next: 'Следующий инструмент',
  pause: 'Пауза',
  play: 'Воспроизвести',
  slide: 'Инструмент {0} из {1}',
  slides: 'Инструменты',
} satisfies NamespaceExploreTranslation;

export default explore;
