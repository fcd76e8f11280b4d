import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': 'Creador de stickers',
  'ai-text-to-image': 'Texto a imagen',
  'ai-image-to-image': 'Imagen a imagen',
  'text-to-video-ai': 'Texto a vídeo',
  'image-to-video-ai': 'Imagen a vídeo',
  'ai-face-swap': 'Cambio de cara',
  'multiple-face-swap': 'Caras en grupo',
  'gif-face-swap': 'Cara en un GIF',
  'ai-gif-face-swap': 'GIF de reacción',
  'multiple-face-swap-gif': 'GIF en grupo',
  'video-face-swap': 'Cara en vídeo',
  'multiple-face-swap-video': 'Vídeo en grupo',
  'ai-text-to-audio': 'Texto a voz',
  'ai-voice-cloning': 'Voz a juego',
  'trump-ai-voice-generator': 'Voz paródica de Trump',
  'ai-image-enhancer': 'Mejorar imagen',
  'ai-background-remover': 'Quitar fondo',
  'ai-background-changer': 'Cambiar fondo',
  'ai-watermark-remover': 'Borrar marcas',
  'video-watermark-remover': 'Limpiar vídeo',
  'video-background-remover': 'Quitar fondo de vídeo',
  'ai-effect': 'Efectos',
  'ai-halloween-video-generator': 'Vídeo de Halloween',
  'ai-hug-generator': 'Vídeo de abrazo',
  'ai-french-kiss-video-generator': 'Vídeo de beso',
  'ai-clothes-changer': 'Cambio de ropa',
  'ai-girl-generator': 'Retrato de personaje',
  'ai-chatbot': 'Asistente',
};

export default names;
