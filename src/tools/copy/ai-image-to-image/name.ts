import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Image to image',
  zh: '图片风格化',
  fr: 'Image en image',
  es: 'Imagen a imagen',
  ru: 'Новый стиль',
};
