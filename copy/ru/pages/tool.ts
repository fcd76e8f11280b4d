import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  picture: 'Ваше фото',
  prompt: 'Опишите изображение',
  seed: 'Сид',
  seedHint: 'Те же слова с тем же сидом дают то же изображение.',
  seedAny: 'случайный',
  how: 'Как это работает',
  reasons: 'Чем это удобно',
  questions: 'Частые вопросы',
  allTitle: 'Все инструменты для изображений, видео и аудио',
  allLead: 'Стикеры, замена лица, видео, озвучка и обработка фото: выберите инструмент. Цена видна до начала.',
  unservedCard: 'Сейчас недоступно',
} satisfies NamespaceToolTranslation;

export default tool;
