import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'GIF face swap',
  zh: 'GIF 换脸',
  fr: 'Visage dans un GIF',
  es: 'Cara en un GIF',
  ru: 'Лицо в GIF',
};
