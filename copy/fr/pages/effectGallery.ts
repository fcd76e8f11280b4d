import type { NamespaceEffectGalleryTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: 'Halloween',
      lead: 'Un maquillage qui suit vos traits, sous un ciel de nuit.',
    },
    together: {
      title: 'À deux',
      lead: 'Réunissez deux personnes dans une même vidéo.',
    },
    style: {
      title: 'Peinture et dessin',
      lead: 'Votre photo en dessin, en peinture ou en pixel art.',
    },
  },
  kinds: {
    image: 'Image',
    video: 'Vidéo',
  },
  oneImage: 'Une photo',
  twoImages: 'Une ou deux photos',
  create: {
    title: 'Appliquer un effet à votre photo',
    description: 'Choisissez un costume, une peinture ou un moment à deux, ajoutez vos photos et voyez le prix avant de commencer.',
    all: 'Tous les effets',
  },
} satisfies NamespaceEffectGalleryTranslation;

export default effectGallery;
