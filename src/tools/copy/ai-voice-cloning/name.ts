import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Voice match',
  zh: '声音匹配',
  fr: 'Voix accordée',
  es: 'Voz a juego',
  ru: 'Подбор голоса',
};
