import { validate, type AnyStruct, type Infer } from '../../contract/structs/schema.ts';
import { invalid } from './refusal.ts';

/** Returns whether PostgreSQL can store the text: no NUL and no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Validates a value and returns it as coerced by the struct. Throws a `Refusal` that names the invalid field: its path, or the name of the
 * failed rule if the rule covers the whole value, or else `whole`.
 */
export function checked<S extends AnyStruct>(struct: S, value: unknown, whole: string, options: { mask?: boolean } = {}): Infer<S> {
  const [error, result] = validate(value, struct, { ...options, coerce: true });
  if (!error) return result as Infer<S>;
  const failure = error.failures()[0];
  const path = failure?.path.join('.') ?? '';
  if (path !== '') throw invalid(path.slice(0, 100));
  throw invalid(failure?.refinement && /^\w+$/.test(failure.message) ? failure.message : whole);
}
