import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': 'Créateur de stickers',
  'ai-text-to-image': 'Texte en image',
  'ai-image-to-image': 'Photo en dessin ou peinture',
  'text-to-video-ai': 'Texte en vidéo',
  'image-to-video-ai': 'Animer une photo',
  'ai-face-swap': 'Face swap photo',
  'multiple-face-swap': 'Face swap de groupe',
  'gif-face-swap': 'Face swap GIF',
  'ai-gif-face-swap': 'GIF de réaction',
  'multiple-face-swap-gif': 'Face swap GIF de groupe',
  'video-face-swap': 'Face swap vidéo',
  'multiple-face-swap-video': 'Face swap vidéo de groupe',
  'ai-text-to-audio': 'Synthèse vocale',
  'ai-voice-cloning': 'Voix similaire',
  'trump-ai-voice-generator': 'Voix parodique de Trump',
  'ai-image-enhancer': 'Améliorer une photo',
  'ai-background-remover': 'Supprimer l’arrière-plan',
  'ai-background-changer': 'Changer l’arrière-plan',
  'ai-watermark-remover': 'Supprimer un filigrane',
  'video-watermark-remover': 'Supprimer un filigrane vidéo',
  'video-background-remover': 'Détourer une vidéo',
  'ai-effect': 'Effets photo',
  'ai-halloween-video-generator': 'Vidéo d’Halloween',
  'ai-hug-generator': 'Un câlin en vidéo',
  'ai-french-kiss-video-generator': 'Un baiser en vidéo',
  'ai-clothes-changer': 'Changer de vêtements',
  'ai-girl-generator': 'Portrait de personnage',
  'ai-chatbot': 'Assistant',
};

export default names;
