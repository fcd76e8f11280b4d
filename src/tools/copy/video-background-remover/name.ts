import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Video background remover',
  zh: '视频去背景',
  fr: 'Détourage vidéo',
  es: 'Quitar fondo de vídeo',
  ru: 'Фон в видео',
};
