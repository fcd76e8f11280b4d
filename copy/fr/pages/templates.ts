import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Modèles de stickers, d’images et de vidéos',
  description: 'Partez d’un modèle : stickers, images, vidéos, voix et effets s’ouvrent déjà remplis. Changez ce que vous voulez.',
  ofTool: 'Modèles : {0}',
  ofToolDescription: 'Des idées prêtes pour {0} : ouvrez-en une déjà remplie, voyez le prix et changez les mots à votre goût.',
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
