import { validate, type AnyStruct, type Infer } from '../../contract/structs/schema.ts';
import { invalid } from './refusal.ts';

/** What the database can store: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The value as its struct makes it. Refuses with the field that broke a rule: its path, or the name that a rule over the whole gave, else
 * `whole`.
 */
export function checked<S extends AnyStruct>(struct: S, value: unknown, whole: string, options: { mask?: boolean } = {}): Infer<S> {
  const [error, result] = validate(value, struct, options);
  if (!error) return result as Infer<S>;
  const failure = error.failures()[0];
  const path = failure?.path.join('.') ?? '';
  if (path !== '') throw invalid(path.slice(0, 100));
  throw invalid(failure?.refinement && /^\w+$/.test(failure.message) ? failure.message : whole);
}
