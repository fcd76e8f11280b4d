import type { NamespaceEffectGalleryTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: 'Хеллоуин',
      lead: 'Грим и маски, которые следуют за лицом, на фоне ночи.',
    },
    together: {
      title: 'Вместе',
      lead: 'Два человека с двух снимков — вместе в одном ролике.',
    },
    style: {
      title: 'Стили',
      lead: 'Ваш снимок, нарисованный заново.',
    },
  },
  kinds: {
    image: 'Картинка',
    video: 'Ролик',
  },
  onePicture: 'Одно фото',
  twoPictures: 'Одно или два фото',
  create: {
    title: 'Создать эффект',
    description: 'Выберите эффект, добавьте снимки и узнайте цену до нажатия.',
    all: 'Все эффекты',
  },
} satisfies NamespaceEffectGalleryTranslation;

export default effectGallery;
