import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Group video swap',
  zh: '多人视频换脸',
  fr: 'Vidéo à plusieurs',
  es: 'Vídeo en grupo',
  ru: 'Группа в видео',
};
