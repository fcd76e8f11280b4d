import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Sticker maker',
  zh: '贴纸制作',
  fr: 'Créateur de stickers',
  es: 'Creador de stickers',
  ru: 'Создание стикеров',
};
