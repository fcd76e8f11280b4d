import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Reaction GIFs',
  zh: '表情 GIF',
  fr: 'GIF de réaction',
  es: 'GIF de reacción',
  ru: 'GIF-реакция',
};
