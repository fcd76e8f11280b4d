import type { ToolName } from '../tool-copy.ts';

export const name: ToolName = {
  en: 'Group GIF swap',
  zh: '多人 GIF 换脸',
  fr: 'GIF à plusieurs',
  es: 'GIF en grupo',
  ru: 'Группа в GIF',
};
