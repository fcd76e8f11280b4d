import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  how: 'Как это работает',
  reasons: 'Преимущества',
  questions: 'Частые вопросы',
  allTitle: 'Все инструменты для изображений, видео и аудио',
  allLead: 'Стикеры, замена лица, видео, озвучка и обработка фото: выберите инструмент. Цена видна до начала.',
  unservedCard: 'Сейчас недоступно',
  faceKinds: { label: 'Где заменить лица', image: 'Фото', several: 'Несколько лиц', gif: 'GIF', video: 'Видео' },
} satisfies NamespaceToolTranslation;

export default tool;
