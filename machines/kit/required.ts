/** A value that must exist at this point is missing: a bug in the chart, which must not be sent on as an empty value. */
export class MissingValue extends Error {
  override name = 'MissingValue';
}

/** Returns the value. Throws `MissingValue` with `name` for null and undefined; an empty string is a value. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new MissingValue(`There is no ${name}`);
  return value;
}
