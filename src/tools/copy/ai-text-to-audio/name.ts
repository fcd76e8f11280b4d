import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Text to speech',
  zh: '文字转语音',
  fr: 'Texte en voix',
  es: 'Texto a voz',
  ru: 'Речь из текста',
};
