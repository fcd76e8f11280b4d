import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Hug video',
  zh: '拥抱视频',
  fr: 'Câlin en vidéo',
  es: 'Vídeo de abrazo',
  ru: 'Видео с объятием',
};
