import type { NamespaceExploreTranslation } from '../../generated/types.ts';

const explore = {
  title: 'Другие инструменты',
  lead: 'Каждый откроется в новой вкладке; всё здесь останется.',
  open: 'Попробовать',
  newTab: 'откроется в новой вкладке',
  previous: 'Предыдущий инструмент',
  next: 'Следующий инструмент',
  pause: 'Остановить',
  play: 'Запустить',
  slide: 'Инструмент {0} из {1}',
  slides: 'Инструменты',
} satisfies NamespaceExploreTranslation;

export default explore;
