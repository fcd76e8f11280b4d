import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Kiss video',
  zh: '亲吻视频',
  fr: 'Baiser en vidéo',
  es: 'Vídeo de beso',
  ru: 'Видео с поцелуем',
};
