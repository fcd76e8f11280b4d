import type { NamespaceStickerTranslation } from '../../generated/types.ts';

const sticker = {
  title: 'Создать стикер из фото или текста онлайн',
  description:
    'Стикеры для Телеграма и WhatsApp из фото, пары слов или того и другого: белый контур, прозрачный фон. Скачайте PNG или WebP.',
  headline: 'Любая идея станет',
  headlineEnd: 'стикером',
  lead: 'Создайте стикер из фото, пары слов или того и другого — с белым контуром и прозрачным фоном.',
  cta: 'Создать свой стикер',
  note: 'Карта не нужна',
  formTitle: 'Создайте свой стикер',
  tabs: {
    label: 'С чего начнёте?',
    text: 'Текст',
    image: 'Фото',
    imageText: 'Фото + текст',
  },
  image: 'Ваше фото',
  prompt: 'Опишите стикер',
  promptBoth: 'Что добавить вокруг фото?',
  done: 'Стикер готов.',
  promptPlaceholder: 'счастливая лиса в солнечных очках в космосе',
  promptBothPlaceholder: 'сердечки и корона',
  samples: 'Или начните с примера',
  sampleFox: 'счастливая лиса в солнечных очках',
  sampleCat: 'сонная кошка на луне',
  samplePanda: 'панда в короне',
  seed: 'Номер варианта',
  seedHint: 'С теми же словами и тем же номером стикер будет тем же.',
  seedAny: 'случайный',
  action: 'Создать стикер',
  draftNote: 'Этот стикер собирается из готовых рисунков. Это не генеративный ИИ.',
} satisfies NamespaceStickerTranslation;

export default sticker;
