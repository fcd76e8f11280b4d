import type { NamespaceStickerTranslation } from '../../generated/types.ts';

const sticker = {
  title: 'Créer un sticker avec une photo ou un texte',
  description:
    'Transformez une photo, quelques mots ou les deux en sticker à contour blanc et fond transparent, en PNG ou en WebP pour WhatsApp.',
  headline: 'Toute idée devient',
  headlineEnd: 'un sticker',
  lead: 'Créez un sticker à partir d’une photo, de quelques mots ou des deux, avec un contour blanc et un fond transparent.',
  cta: 'Créer un sticker personnalisé',
  note: 'Sans carte bancaire',
  formTitle: 'Créez votre sticker',
  tabs: {
    label: 'De quoi partez-vous ?',
    text: 'Texte',
    image: 'Image',
    imageText: 'Image + texte',
  },
  image: 'Votre photo',
  prompt: 'Décrivez le sticker',
  promptBoth: 'Que mettre autour de la photo ?',
  done: 'Votre sticker est prêt.',
  promptPlaceholder: 'un renard joyeux avec des lunettes de soleil dans l’espace',
  promptBothPlaceholder: 'des cœurs et une couronne',
  samples: 'Ou essayez un exemple',
  sampleFox: 'un renard heureux avec des lunettes de soleil',
  sampleCat: 'un chat endormi sur la lune',
  samplePanda: 'un panda avec une couronne',
  seed: 'Numéro de variante',
  seedHint: 'Mêmes mots et même numéro : même sticker.',
  seedAny: 'au hasard',
  action: 'Créer le sticker',
  draftNote: 'Ce sticker est composé de dessins. Ce n’est pas de l’IA générative.',
} satisfies NamespaceStickerTranslation;

export default sticker;
