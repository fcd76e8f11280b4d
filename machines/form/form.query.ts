/** Form values from the query of a URL: `/ai-text-to-image?prompt=…&ratio=16:9`. Templates and the start page link to tools this way. */
import type { FormField } from '../../contract/facts/tools/tool.ts';
import { isShown } from './form.rules.ts';
import type { FormValues, FormContext, Json } from './form.types.ts';

/** The value of a field from a URL; undefined for one that the field does not accept. */
function valueOf(field: FormField, text: string): Json | undefined {
  switch (field.kind) {
    case 'tabs':
    case 'choice':
    case 'effect':
      return field.options.includes(text) ? text : undefined;
    case 'prompt':
      // Not truncated: validating the length is up to the form.
      return text;
    case 'steps':
      return field.options.find((option) => String(option) === text);
    case 'slider': {
      const number = Number(text);
      return text !== '' && number >= field.min && number <= field.max ? number : undefined;
    }
    case 'seed':
      return /^\d{1,10}$/.test(text) ? Number(text) : undefined;
    case 'colour':
      return /^#[0-9a-f]{6}$/i.test(text) ? text : undefined;
    default:
      // A URL cannot hold a file.
      return undefined;
  }
}

/** The values that `query` holds for these fields; values that no field accepts are dropped. */
export function givenInputs(fields: readonly FormField[], query: string): FormValues {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = params.has(field.name) ? valueOf(field, params.get(field.name)!) : undefined;
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** Whether `query` holds a value for one of these fields. */
export const hasGiven = (fields: readonly FormField[], query: string): boolean => Object.keys(givenInputs(fields, query)).length > 0;

/** The values of a form with those that `query` holds, and with the choice that brings a given field on screen. */
export function withGiven({ tool: { fields }, values }: Pick<FormContext, 'tool' | 'values'>, query: string): FormValues {
  const given = givenInputs(fields, query);
  const filled = { ...values, ...given };
  for (const field of fields)
    if (field.name in given && 'when' in field && field.when && !(field.when.field in given) && !isShown(field, filled))
      filled[field.when.field] = field.when.is[0]!;
  return filled;
}

/** The place of the sample that `query` asks for, from 0; null when it asks for none. */
export function sampleIn(query: string): number | null {
  const text = new URLSearchParams(query).get('sample') ?? '';
  return /^[1-9]$/.test(text) ? Number(text) - 1 : null;
}
