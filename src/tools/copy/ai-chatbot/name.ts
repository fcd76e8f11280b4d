import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Chatbot',
  zh: '聊天助手',
  fr: 'Assistant',
  es: 'Asistente',
  ru: 'Помощник',
};
