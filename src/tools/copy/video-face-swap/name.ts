import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Video face swap',
  zh: '视频换脸',
  fr: 'Visage en vidéo',
  es: 'Cara en vídeo',
  ru: 'Лицо в видео',
};
