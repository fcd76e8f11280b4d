import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': 'Créateur de stickers',
  'ai-text-to-image': 'Texte en image',
  'ai-image-to-image': 'Image en image',
  'text-to-video-ai': 'Texte en vidéo',
  'image-to-video-ai': 'Image en vidéo',
  'ai-face-swap': 'Échange de visage',
  'multiple-face-swap': 'Visages en groupe',
  'gif-face-swap': 'Visage dans un GIF',
  'ai-gif-face-swap': 'GIF de réaction',
  'multiple-face-swap-gif': 'GIF à plusieurs',
  'video-face-swap': 'Visage en vidéo',
  'multiple-face-swap-video': 'Vidéo à plusieurs',
  'ai-text-to-audio': 'Texte en voix',
  'ai-voice-cloning': 'Voix accordée',
  'trump-ai-voice-generator': 'Voix parodique de Trump',
  'ai-image-enhancer': 'Amélioration',
  'ai-background-remover': 'Détourage',
  'ai-background-changer': 'Changer le fond',
  'ai-watermark-remover': 'Gomme magique',
  'video-watermark-remover': 'Nettoyage vidéo',
  'video-background-remover': 'Détourage vidéo',
  'ai-effect': 'Effets',
  'ai-halloween-video-generator': 'Vidéo d’Halloween',
  'ai-hug-generator': 'Câlin en vidéo',
  'ai-french-kiss-video-generator': 'Baiser en vidéo',
  'ai-clothes-changer': 'Changer de vêtements',
  'ai-girl-generator': 'Portrait de personnage',
  'ai-chatbot': 'Assistant',
};

export default names;
