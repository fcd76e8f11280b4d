/**
 * Superstruct constructors that also record a JSON Schema, because Superstruct does not expose the pattern or union behind a struct. Every
 * struct of the contract is built from these, so one definition validates on the server, decodes in the browser and describes itself in
 * `/api/openapi.json`.
 */
import * as s from 'superstruct';
import type { Infer, Struct } from 'superstruct';

export type { Infer, Struct };

/**
 * Lets every object inside a parsed JSON value be printed. Superstruct puts the invalid value into its messages, and an object with a key
 * `toString` would throw there; a symbol that JSON cannot contain takes precedence over the key. Iterative, because the sender controls the
 * depth.
 */
function makePrintable(root: unknown): void {
  const open: object[] = [];
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) open.push(value);
  };
  add(root);
  for (let value = open.pop(); value; value = open.pop()) {
    if (Object.hasOwn(value, 'toString') && Object.isExtensible(value))
      Object.defineProperty(value, Symbol.toPrimitive, { value: () => '[object]', configurable: true });
    for (const child of Object.values(value)) add(child);
  }
}

/** Validates a value as Superstruct does, whatever keys its objects have: `[error]`, or `[undefined, value]` as coerced by the struct. */
export const validate: typeof s.validate = (value, struct, options) => {
  makePrintable(value);
  return s.validate(value, struct, options);
};

/** Returns whether a value matches a struct. */
export function is<T, S>(value: unknown, struct: Struct<T, S>): value is T {
  return validate(value, struct)[0] === undefined;
}

/** Throws Superstruct's error for a value that does not match a struct. */
export function assert<T, S>(value: unknown, struct: Struct<T, S>): asserts value is T {
  const [error] = validate(value, struct);
  if (error) throw error;
}

/** A JSON Schema or a fragment of one. */
export type JsonSchema = { [key: string]: unknown };
/** A struct of any type. */
export type AnyStruct = Struct<any, any>;

const marks = new WeakMap<AnyStruct, JsonSchema>();
const optionals = new WeakSet<AnyStruct>();

function mark<S extends AnyStruct>(struct: S, schema: JsonSchema): S {
  marks.set(struct, schema);
  return struct;
}

/** Returns the JSON Schema of a struct built here. Throws for any other struct, because the API document could not describe it. */
export function jsonSchema(struct: AnyStruct): JsonSchema {
  const schema = marks.get(struct);
  if (!schema) throw new Error('A struct of the contract has no mark: build it with contract/structs/schema.ts');
  return schema;
}

/** Returns whether a property may be absent, i.e. was built with `optional`. */
export const isOptional = (struct: AnyStruct): boolean => optionals.has(struct);

type TextRule = {
  min?: number;
  max?: number;
  pattern?: RegExp;
  format?: string;
  description?: string;
  /** How the text is read before the other rules apply, and how it is stored. Reading it twice must change nothing. */
  as?: (text: string) => string;
};

/** A string, optionally with limits on its length in UTF-16 units, a pattern, or a named format for the API document. */
export function text(rule: TextRule = {}): Struct<string, null> {
  let struct: Struct<string, null> = s.string() as Struct<string, null>;
  const { min, max, pattern, as } = rule;
  if (as) {
    const { as: _as, ...others } = rule;
    const read = text(others);
    const judged = new s.Struct({
      ...struct,
      coercer: (value) => (typeof value === 'string' ? as(value) : value),
      refiner: (value: string, context) => read.refiner(as(value), context),
    }) as Struct<string, null>;
    return mark(judged, jsonSchema(read));
  }
  if (pattern) struct = s.pattern(struct, pattern) as Struct<string, null>;
  if (min !== undefined || max !== undefined) struct = s.size(struct, min ?? 0, max ?? Number.MAX_SAFE_INTEGER) as Struct<string, null>;
  return mark(struct, {
    type: 'string',
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
    ...(pattern && { pattern: pattern.source }),
    ...(rule.format && { format: rule.format }),
    ...(rule.description && { description: rule.description }),
  });
}

type NumberRule = { min?: number; max?: number; description?: string };

function bounded(struct: Struct<number, null>, rule: NumberRule, type: 'number' | 'integer'): Struct<number, null> {
  let bound = struct;
  if (rule.min !== undefined) bound = s.min(bound, rule.min) as Struct<number, null>;
  if (rule.max !== undefined) bound = s.max(bound, rule.max) as Struct<number, null>;
  return mark(bound, {
    type,
    ...(rule.min !== undefined && { minimum: rule.min }),
    ...(rule.max !== undefined && { maximum: rule.max }),
    ...(rule.description && { description: rule.description }),
  });
}

/** A finite number, optionally with limits. */
export const number = (rule: NumberRule = {}): Struct<number, null> =>
  bounded(s.refine(s.number(), 'finite', (value) => Number.isFinite(value)) as Struct<number, null>, rule, 'number');

/** An integer, optionally with limits. */
export const integer = (rule: NumberRule = {}): Struct<number, null> => bounded(s.integer() as Struct<number, null>, rule, 'integer');

/** A boolean. */
export const flag = (): Struct<boolean, null> => mark(s.boolean() as Struct<boolean, null>, { type: 'boolean' });

/** Exactly this value. */
export const literal = <const T extends string | number | boolean>(value: T): Struct<T, any> =>
  mark(s.literal(value as never) as unknown as Struct<T, any>, { const: value });

/** One of a fixed list of strings. */
export const oneOf = <const T extends readonly string[]>(values: T): Struct<T[number], any> =>
  mark(s.enums(values as readonly string[]) as Struct<T[number], any>, { type: 'string', enum: [...values] });

/** One of a fixed list of numbers. */
export const oneOfNumbers = <const T extends readonly number[]>(values: T): Struct<T[number], any> =>
  mark(s.enums(values as readonly number[]) as Struct<T[number], any>, { type: 'number', enum: [...values] });

/** An array of items of one struct, optionally with limits on its length. */
export const list = <T>(item: Struct<T, any>, rule: { min?: number; max?: number } = {}): Struct<T[], any> => {
  let struct = s.array(item) as Struct<T[], any>;
  if (rule.min !== undefined || rule.max !== undefined)
    struct = s.size(struct, rule.min ?? 0, rule.max ?? Number.MAX_SAFE_INTEGER) as Struct<T[], any>;
  return mark(struct, {
    type: 'array',
    items: jsonSchema(item),
    ...(rule.min !== undefined && { minItems: rule.min }),
    ...(rule.max !== undefined && { maxItems: rule.max }),
  });
};

type Fields = Record<string, Struct<any, any>>;

function propertiesOf(fields: Fields): JsonSchema {
  const required = Object.keys(fields).filter((key) => !isOptional(fields[key]!));
  return {
    properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, jsonSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** An object with exactly these keys; unknown keys are rejected. */
export const record = <F extends Fields>(fields: F) =>
  mark(s.object(fields), { type: 'object', ...propertiesOf(fields), additionalProperties: false });

/** An object with at least these keys: used for responses, to which newer servers may have added fields. */
export const openRecord = <F extends Fields>(fields: F) => mark(s.type(fields), { type: 'object', ...propertiesOf(fields) });

/** A JSON object with arbitrary keys and values of one struct. */
export const dictionary = <T>(value: Struct<T, any>): Struct<Record<string, T>, any> =>
  mark(s.record(s.string(), value) as Struct<Record<string, T>, any>, { type: 'object', additionalProperties: jsonSchema(value) });

/** A property that may be absent. */
export const optional = <T, S>(struct: Struct<T, S>): Struct<T | undefined, S> => {
  const schema = jsonSchema(struct as AnyStruct);
  const wrapped = mark(s.optional(struct) as Struct<T | undefined, S>, schema);
  optionals.add(wrapped);
  return wrapped;
};

/** A value of the struct, or null. */
export const nullable = <T, S>(struct: Struct<T, S>): Struct<T | null, S> =>
  mark(s.nullable(struct) as Struct<T | null, S>, { anyOf: [jsonSchema(struct as AnyStruct), { type: 'null' }] });

/** A value of one of the structs. */
export const either = <A extends AnyStruct, B extends AnyStruct[]>(first: A, ...rest: B): Struct<Infer<A> | Infer<B[number]>, null> =>
  mark(s.union([first, ...rest] as never) as unknown as Struct<Infer<A> | Infer<B[number]>, null>, {
    anyOf: [first, ...rest].map(jsonSchema),
  });

/** Any JSON value: used where the contract makes no guarantee, such as a third party's event. */
export const anything = (): Struct<unknown, null> => mark(s.unknown() as Struct<unknown, null>, {});

/** Only `null`: the data of a response without data. */
export const nothing = (): Struct<null, null> => mark(s.literal(null as never) as unknown as Struct<null, null>, { type: 'null' });

/**
 * A struct with an additional rule. The rule returns true, or a message that describes the error; `schema` states the same for the API document,
 * as far as JSON Schema can.
 */
export const ruled = <T, S>(
  struct: Struct<T, S>,
  name: string,
  rule: (value: T) => boolean | string,
  schema: JsonSchema = {},
): Struct<T, S> =>
  mark(s.refine(struct, name, rule as never) as Struct<T, S>, { ...jsonSchema(struct as AnyStruct), ...schema, 'x-rule': name });

/** The part of a schema that asks for at least one of these properties. */
export const anyOfThese = (...names: readonly string[]): JsonSchema => ({ anyOf: names.map((name) => ({ required: [name] })) });
