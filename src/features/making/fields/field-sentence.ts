import type { FieldError } from '../../../../machines/form/form.types.ts';
import type { Words } from '../../../platform/words.ts';

/** The error message of a field. */
export const fieldSentence = (LL: Words, { rule, limit }: FieldError): string =>
  rule === 'tooLong' ? LL.making.errors.tooLong(limit ?? 0) : LL.making.errors[rule]();

/** The error of a text that is longer than `max` UTF-16 units, before anything is clicked; null for one that fits. */
export const lengthError = (text: string, max: number): FieldError | null =>
  text.trim().length > max ? { rule: 'tooLong', limit: max } : null;
