import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Text to image',
  zh: '文字生成图片',
  fr: 'Texte en image',
  es: 'Texto a imagen',
  ru: 'Картинка из текста',
};
