/** Words for people who belong together. */
import { fold } from './forms.ts';
import { asWritten, listOf, tableOf } from './table.ts';

const coupleOf = tableOf('couple', ['young', 'old']);

export const isFamily = asWritten(listOf('family'));
export const isCouple = (words: string): boolean => coupleOf(fold(words)) !== undefined;
export const isOldCouple = (words: string): boolean => coupleOf(fold(words)) === 'old';
