import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Text to video',
  zh: '文字生成视频',
  fr: 'Texte en vidéo',
  es: 'Texto a vídeo',
  ru: 'Видео из текста',
};
