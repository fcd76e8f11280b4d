import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Modèles de stickers, d’images et de vidéos',
  description: 'Partez d’un modèle : stickers, images, vidéos, voix et effets s’ouvrent déjà remplis. Changez ce que vous voulez.',
  ofTool: 'Modèles : {0}',
  ofTools: {
    'ai-sticker-maker': {
      title: 'Modèles de stickers à personnaliser',
      description: 'Renard, fusée, cupcake… Choisissez un sticker, changez un mot ou deux et téléchargez-le avec un fond transparent.',
    },
    'ai-text-to-image': {
      title: 'Modèles d’images : des scènes à adapter',
      description:
        'Lac à l’aube, village sous la neige, ville la nuit : choisissez une scène, changez le lieu, la saison ou l’heure, et créez votre image.',
    },
    'text-to-video-ai': {
      title: 'Modèles de vidéos : courtes scènes animées',
      description:
        'Une fusée dans les étoiles, la pluie sur une ville : partez d’une courte scène animée et changez les mots à votre goût.',
    },
    'ai-effect': {
      title: 'Modèles d’effets pour une photo',
      description: 'Sorcière, aquarelle ou pixel art : choisissez un effet d’après son image, puis ajoutez votre photo.',
    },
    'ai-image-to-image': {
      title: 'Modèles de styles pour vos photos',
      description:
        'Choisissez un style d’après son aperçu et transformez votre photo en dessin animé, en peinture, en croquis ou en pixel art.',
    },
    'ai-text-to-audio': {
      title: 'Modèles de voix : des textes prêts à lire',
      description:
        'Message d’accueil, histoire du soir, intro de podcast : choisissez un texte, changez les mots et écoutez-le dans votre langue.',
    },
    'ai-girl-generator': {
      title: 'Modèles de portraits de personnages',
      description:
        'Une rousse à lunettes, une dame aux cheveux gris… Partez d’une femme imaginaire et changez ses cheveux, ses vêtements ou son humeur.',
    },
  },
  tools: 'Outil',
  all: 'Tout',
  filter: 'Thème',
  models: {
    'ai-sticker-maker': 'Stickers',
    'ai-text-to-image': 'Images',
    'text-to-video-ai': 'Vidéos',
    'ai-effect': 'Effets',
    'ai-image-to-image': 'Peinture et dessin',
    'ai-text-to-audio': 'Voix',
    'ai-girl-generator': 'Portraits',
  },
  tabs: {
    animals: 'Animaux',
    nature: 'Nature',
    places: 'Lieux',
    space: 'Espace',
    things: 'Objets',
    people: 'Personnes',
    seasons: 'Saisons',
    spooky: 'Frissons',
    style: 'Style',
    voice: 'Voix',
  },
  loading: 'Chargement des modèles',
  failed: 'Les modèles n’ont pas pu être chargés.',
  moreFailed: 'La suite n’a pas pu être chargée.',
  empty: {
    title: 'Pas encore de modèle ici',
    body: 'Vous pouvez commencer tout de suite avec votre idée.',
    open: 'Ouvrir l’outil',
  },
} satisfies NamespaceTemplatesTranslation;

export default templates;
