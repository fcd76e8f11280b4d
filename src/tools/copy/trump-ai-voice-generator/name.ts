import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Trump parody voice',
  zh: '特朗普戏仿语音',
  fr: 'Voix parodique de Trump',
  es: 'Voz paródica de Trump',
  ru: 'Пародийный голос Трампа',
};
