import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Modèles',
  description: 'Des idées qui ouvrent l’outil déjà rempli : stickers, images, clips, voix et effets. Choisissez-en une et faites-la vôtre.',
  ofTool: 'Modèles : {0}',
  ofToolDescription: '{0} : des idées qui ouvrent l’outil déjà rempli, chacune avec son prix.',
  tools: 'Outil',
  all: 'Tout',
  filter: 'Thème',
  models: {
    'ai-sticker-maker': 'Stickers',
    'ai-text-to-image': 'Images',
    'text-to-video-ai': 'Clips',
    'ai-effect': 'Effets',
    'ai-image-to-image': 'Nouveaux styles',
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
  loading: 'Les modèles arrivent',
  failed: 'Impossible de récupérer les modèles.',
  moreFailed: 'Impossible de récupérer la suite.',
  empty: {
    title: 'Pas encore de modèle ici',
    body: 'L’outil, lui, est prêt : partez de votre idée.',
    open: 'Ouvrir l’outil',
  },
} satisfies NamespaceTemplatesTranslation;

export default templates;
