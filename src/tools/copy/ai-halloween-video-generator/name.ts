import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Halloween video',
  zh: '万圣节视频',
  fr: 'Vidéo d’Halloween',
  es: 'Vídeo de Halloween',
  ru: 'Видео на Хэллоуин',
};
