import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Enhancer',
  zh: '图片增强',
  fr: 'Amélioration',
  es: 'Mejorar imagen',
  ru: 'Улучшение',
};
