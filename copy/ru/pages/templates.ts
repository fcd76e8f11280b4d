import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Шаблоны',
  description:
    'Идеи, которые открывают уже заполненный инструмент: стикеры, картинки, ролики, голоса и эффекты. Выберите и измените по-своему.',
  ofTool: 'Шаблоны: {0}',
  ofToolDescription: '{0}: идеи, которые открывают уже заполненный инструмент, у каждой указана цена.',
  tools: 'Инструмент',
  all: 'Все',
  filter: 'Тема',
  models: {
    'ai-sticker-maker': 'Стикеры',
    'ai-text-to-image': 'Картинки',
    'text-to-video-ai': 'Ролики',
    'ai-effect': 'Эффекты',
    'ai-image-to-image': 'Новый стиль',
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
  loading: 'Шаблоны загружаются',
  failed: 'Не удалось загрузить шаблоны.',
  moreFailed: 'Не удалось загрузить остальное.',
  empty: {
    title: 'Здесь пока нет шаблонов',
    body: 'Сам инструмент готов: начните со своей идеи.',
    open: 'Открыть инструмент',
  },
} satisfies NamespaceTemplatesTranslation;

export default templates;
