/** Something that a chart must have by now is not there: a fault in the chart, which must not be sent on as an empty value. */
export class MissingValue extends Error {
  override name = 'MissingValue';
}

/** The value itself. Throws `MissingValue`, with the name of what is missing, for null and undefined; an empty string is a value. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new MissingValue(`There is no ${name}`);
  return value;
}
