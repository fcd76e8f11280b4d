import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Background remover',
  zh: '去除背景',
  fr: 'Détourage',
  es: 'Quitar fondo',
  ru: 'Удаление фона',
};
