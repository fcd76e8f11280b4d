import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Group face swap',
  zh: '多人换脸',
  fr: 'Visages en groupe',
  es: 'Caras en grupo',
  ru: 'Лица в группе',
};
