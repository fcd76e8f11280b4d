import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Effects',
  zh: '特效',
  fr: 'Effets',
  es: 'Efectos',
  ru: 'Эффекты',
};
