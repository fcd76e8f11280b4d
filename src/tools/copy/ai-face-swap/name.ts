import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Face swap',
  zh: '图片换脸',
  fr: 'Échange de visage',
  es: 'Cambio de cara',
  ru: 'Замена лица',
};
