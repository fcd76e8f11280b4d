import { isLocale, localeFacts } from '../../../../contract/facts/locales.ts';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import type { Words } from '../../../platform/words.ts';

type Named = Record<string, (() => string) | undefined>;

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The label of a field; its catalog name when it has no translation. */
export const labelOf = (LL: Words, field: string): string => (LL.form.labels as unknown as Named)[field]?.() || field;

/** The label of the words that a tool takes: what they describe is what it makes. */
export function promptLabelOf(LL: Words, { result, fields }: Pick<Tool, 'result' | 'fields'>, field: string): string {
  if (field !== 'prompt') return labelOf(LL, field);
  if (fields.some(({ name }) => name === 'garment')) return labelOf(LL, 'garmentPrompt');
  return labelOf(LL, result === 'video' ? 'videoPrompt' : field);
}

/** The label of an option: a language in its own language, a ratio unchanged, an absent choice as "the engine chooses". */
export function optionOf(LL: Words, field: string, option: string): string {
  if (option === '') return LL.form.colour.none();
  if (field === 'language' && isLocale(option)) return localeFacts[option].name;
  return (LL.form.options as unknown as Record<string, Named | undefined>)[field]?.[camel(option)]?.() || option;
}

/** The value of a slider with its unit. */
export function numberIn(LL: Words, field: string, value: number): string {
  if (field === 'duration') return LL.form.seconds(value);
  return field === 'speed' ? LL.form.times(value) : LL.form.percent(Math.round(value * 100));
}
