import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Character portrait',
  zh: '角色肖像',
  fr: 'Portrait de personnage',
  es: 'Retrato de personaje',
  ru: 'Портрет персонажа',
};
