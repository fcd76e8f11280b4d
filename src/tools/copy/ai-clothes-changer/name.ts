import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Clothes changer',
  zh: '换装',
  fr: 'Changer de vêtements',
  es: 'Cambio de ropa',
  ru: 'Смена одежды',
};
