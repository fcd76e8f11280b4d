import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Background changer',
  zh: '更换背景',
  fr: 'Changer le fond',
  es: 'Cambiar fondo',
  ru: 'Замена фона',
};
