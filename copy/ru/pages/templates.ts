import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Шаблоны для стикеров, изображений и видео',
  description:
    'Начните с шаблона: стикеры, изображения, видео, голоса и эффекты откроют инструмент, где всё уже заполнено. Поменяйте что хотите.',
  ofTool: 'Шаблоны: {0}',
  ofToolDescription: 'Готовые идеи: {0}. Откройте инструмент, где всё уже заполнено, узнайте цену и поменяйте слова на свои.',
  tools: 'Инструмент',
  all: 'Все',
  filter: 'Тема',
  models: {
    'ai-sticker-maker': 'Стикеры',
    'ai-text-to-image': 'Изображения',
    'text-to-video-ai': 'Видео',
    'ai-effect': 'Эффекты',
    'ai-image-to-image': 'Художественные стили',
    'ai-text-to-audio': 'Голоса',
    'ai-girl-generator': 'Портреты',
  },
  tabs: {
    animals: 'Животные',
    nature: 'Природа',
    places: 'Места',
    space: 'Космос',
    things: 'Вещи',
    people: 'Люди',
    seasons: 'Времена года',
    spooky: 'Страшилки',
    style: 'Стиль',
    voice: 'Голос',
  },
  loading: 'Загружаем шаблоны',
  failed: 'Не удалось загрузить шаблоны.',
  moreFailed: 'Не удалось загрузить остальное.',
  empty: {
    title: 'Здесь пока нет шаблонов',
    body: 'Можно сразу начать со своей идеи.',
    open: 'Открыть инструмент',
  },
} satisfies NamespaceTemplatesTranslation;

export default templates;
