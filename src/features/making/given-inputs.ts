/** What an address fills into a tool's form: `/ai-text-to-image?prompt=…&ratio=16:9`. Templates and the start page send people here like that. */
import { useEffect } from 'react';
import type { FormField, Tool } from '../../../contract/facts/tools/tool.ts';
import type { FormValues, Json } from '../../../machines/generation/generation.types.ts';
import { useFlow } from '../../wiring/hooks.tsx';
import type { Generation } from './use-generation.ts';

/** The value of a field as an address says it; undefined for one that the field does not take. */
function valueOf(field: FormField, said: string): Json | undefined {
  switch (field.kind) {
    case 'tabs':
    case 'choice':
    case 'effect':
      return field.options.includes(said) ? said : undefined;
    case 'prompt':
      // Whole: what is too long is for the form to say.
      return said;
    case 'steps':
      return field.options.find((option) => String(option) === said);
    case 'slider': {
      const number = Number(said);
      return said !== '' && number >= field.min && number <= field.max ? number : undefined;
    }
    case 'seed':
      return /^\d{1,10}$/.test(said) ? Number(said) : undefined;
    case 'colour':
      return /^#[0-9a-f]{6}$/i.test(said) ? said : undefined;
    default:
      // A file cannot come by an address.
      return undefined;
  }
}

/** The values that `query` holds for these fields; whatever no field takes is left out. */
export function givenInputs(fields: readonly FormField[], query: string): FormValues {
  const said = new URLSearchParams(query);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = said.has(field.name) ? valueOf(field, said.get(field.name)!) : undefined;
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** The address of a tool filled in, without locale prefix. */
export const filledAddress = (path: string, inputs: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, String(value)]))}`;

/** Fills the form with what the address of the page gives it. */
export function useGivenInputs(generation: Generation, { fields }: Tool): void {
  const query = useFlow('navigation', ({ context }) => context.href.split('#')[0]!.split('?')[1] ?? '');
  useEffect(() => {
    const values = givenInputs(fields, query);
    if (Object.keys(values).length > 0) generation.send({ type: 'form.filled', values, files: {} });
  }, [generation, fields, query]);
}
