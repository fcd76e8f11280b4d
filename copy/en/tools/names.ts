import type { ToolNames } from '../../types/tool.ts';

const names: ToolNames = {
  'ai-sticker-maker': 'Sticker maker',
  'ai-text-to-image': 'Text to image',
  'ai-image-to-image': 'Image to image',
  'text-to-video-ai': 'Text to video',
  'image-to-video-ai': 'Image to video',
  'ai-face-swap': 'Face swap',
  'multiple-face-swap': 'Group face swap',
  'gif-face-swap': 'GIF face swap',
  'ai-gif-face-swap': 'Reaction GIF maker',
  'multiple-face-swap-gif': 'Group GIF face swap',
  'video-face-swap': 'Video face swap',
  'multiple-face-swap-video': 'Group video face swap',
  'ai-text-to-audio': 'Text to speech',
  'ai-voice-cloning': 'Voice match',
  'trump-ai-voice-generator': 'Trump parody voice',
  'ai-image-enhancer': 'Image enhancer',
  'ai-background-remover': 'Background remover',
  'ai-background-changer': 'Background changer',
  'ai-watermark-remover': 'Watermark remover',
  'video-watermark-remover': 'Video watermark remover',
  'video-background-remover': 'Video background remover',
  'ai-effect': 'Photo effects',
  'ai-halloween-video-generator': 'Halloween video',
  'ai-hug-generator': 'Hug video',
  'ai-french-kiss-video-generator': 'Kiss video',
  'ai-clothes-changer': 'Clothes changer',
  'ai-girl-generator': 'Character portrait',
  'ai-chatbot': 'Help assistant',
};

export default names;
