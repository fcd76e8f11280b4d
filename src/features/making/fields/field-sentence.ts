import type { FieldError } from '../../../../machines/generation/generation.types.ts';
import type { Words } from '../../../platform/words.ts';

/** The sentence for what is wrong with a field. */
export const fieldSentence = (LL: Words, { rule, limit }: FieldError): string =>
  rule === 'tooLong' ? LL.making.errors.tooLong(limit ?? 0) : LL.making.errors[rule]();
