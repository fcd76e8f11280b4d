import type { NamespaceEffectGalleryTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: 'Хэллоуин',
      lead: 'Грим точно по лицу и ночное небо за спиной.',
    },
    together: {
      title: 'На двоих',
      lead: 'Двое с двух фото — вместе в одном видео.',
    },
    style: {
      title: 'Художественные стили',
      lead: 'Ваше фото как рисунок, картина или пиксель-арт.',
    },
  },
  kinds: {
    image: 'Изображение',
    video: 'Видео',
  },
  oneImage: 'Одно фото',
  twoImages: 'Одно или два фото',
  create: {
    title: 'Наложить эффект на фото',
    description: 'Выберите костюм, художественный стиль или сцену на двоих и добавьте фото. Цена видна до начала.',
    all: 'Все эффекты',
  },
} satisfies NamespaceEffectGalleryTranslation;

export default effectGallery;
