import type { NamespaceEffectGalleryTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: 'Halloween',
      lead: 'Maquillages et masques qui suivent le visage, sur fond de nuit.',
    },
    together: {
      title: 'Ensemble',
      lead: 'Deux personnes, deux photos, réunies dans un seul clip.',
    },
    style: {
      title: 'Styles',
      lead: 'Votre propre image, redessinée ou repeinte.',
    },
  },
  kinds: {
    image: 'Image',
    video: 'Clip',
  },
  onePicture: 'Une photo',
  twoPictures: 'Une ou deux photos',
  create: {
    title: 'Créer un effet',
    description: 'Choisissez un effet, ajoutez vos photos et voyez le prix avant d’appuyer.',
    all: 'Tous les effets',
  },
} satisfies NamespaceEffectGalleryTranslation;

export default effectGallery;
