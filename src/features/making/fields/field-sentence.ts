import type { FieldError } from '../../../../machines/generation/generation.types.ts';
import type { Words } from '../../../platform/words.ts';

/** The error message of a field. */
export const fieldSentence = (LL: Words, { rule, limit }: FieldError): string =>
  rule === 'tooLong' ? LL.making.errors.tooLong(limit ?? 0) : LL.making.errors[rule]();
