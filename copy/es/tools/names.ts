import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': 'Creador de stickers',
  'ai-text-to-image': 'Texto a imagen',
  'ai-image-to-image': 'Foto a dibujo o pintura',
  'text-to-video-ai': 'Texto a video',
  'image-to-video-ai': 'Animar foto',
  'ai-face-swap': 'Face swap en fotos',
  'multiple-face-swap': 'Face swap de grupo',
  'gif-face-swap': 'Face swap en GIF',
  'ai-gif-face-swap': 'GIF de reacción',
  'multiple-face-swap-gif': 'Face swap de grupo en GIF',
  'video-face-swap': 'Face swap en video',
  'multiple-face-swap-video': 'Face swap de grupo en video',
  'ai-text-to-audio': 'Texto a voz',
  'ai-voice-cloning': 'Voz similar',
  'trump-ai-voice-generator': 'Voz paródica de Trump',
  'ai-image-enhancer': 'Mejorar imagen',
  'ai-background-remover': 'Quitar fondo',
  'ai-background-changer': 'Cambiar fondo',
  'ai-watermark-remover': 'Quitar marca de agua',
  'video-watermark-remover': 'Quitar marca de agua de video',
  'video-background-remover': 'Quitar fondo de video',
  'ai-effect': 'Efectos para fotos',
  'ai-halloween-video-generator': 'Video de Halloween',
  'ai-hug-generator': 'Video de abrazo',
  'ai-french-kiss-video-generator': 'Video de beso',
  'ai-clothes-changer': 'Cambiar ropa',
  'ai-girl-generator': 'Retrato de personaje',
  'ai-chatbot': 'Asistente',
};

export default names;
