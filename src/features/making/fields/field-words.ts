import { isLocale, localeFacts } from '../../../../contract/facts/locales.ts';
import type { Words } from '../../../platform/words.ts';

type Named = Record<string, (() => string) | undefined>;

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A field's name for people; a tool whose field has none yet shows the plain one. */
export const labelOf = (LL: Words, field: string): string => (LL.form.labels as unknown as Named)[field]?.() || field;

/** A choice's name for people: a language by its own name, a ratio as it is, none as what the engine finds by itself. */
export function optionOf(LL: Words, field: string, option: string): string {
  if (option === '') return LL.form.colour.none();
  if (field === 'language' && isLocale(option)) return localeFacts[option].name;
  return (LL.form.options as unknown as Record<string, Named | undefined>)[field]?.[camel(option)]?.() || option;
}

/** A number of a slider with its unit. */
export function numberIn(LL: Words, field: string, value: number): string {
  if (field === 'duration') return LL.form.seconds(value);
  return field === 'speed' ? LL.form.times(value) : LL.form.percent(Math.round(value * 100));
}
