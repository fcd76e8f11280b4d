import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Object and mark remover',
  zh: '去除标记',
  fr: 'Gomme magique',
  es: 'Borrar marcas',
  ru: 'Удаление меток',
};
