import type { NamespaceHomeTranslation } from '../../generated/types.ts';

const home = {
  title: 'Créer des stickers, images, vidéos et voix',
  description:
    'Décrivez une idée ou déposez une photo : sticker, image, vidéo ou voix. Des crédits gratuits chaque jour, sans carte bancaire.',
  headline: 'Qu’allez-vous créer',
  headlineEnd: 'aujourd’hui ?',
  lead: 'Décrivez une idée ou déposez une photo. Vous voyez d’abord le prix, et vos crédits vous sont rendus en cas d’échec.',
  composer: {
    label: 'Que voulez-vous créer ?',
    placeholder: 'un renard joyeux à lunettes de soleil dans l’espace',
    placeholderOfVoice: 'Bonjour, votre café est prêt.',
    modes: 'Type de création',
    sticker: 'Sticker',
    image: 'Image',
    video: 'Vidéo',
    voice: 'Voix',
    face: 'Face swap',
    go: 'Créer',
    camera: 'Prendre une photo',
    photo: 'Ajouter une photo',
  },
  note: 'Sans carte bancaire · {0|number} crédit{{s}} gratuit{{s}} chaque jour',
  withoutModels: 'Ce site tourne sans modèle d’IA. En ajouter un',
} satisfies NamespaceHomeTranslation;

export default home;
