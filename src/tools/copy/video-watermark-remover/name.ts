import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Video mark remover',
  zh: '视频去标记',
  fr: 'Nettoyage vidéo',
  es: 'Limpiar vídeo',
  ru: 'Чистка видео',
};
