/**
 * Which forms can be submitted before the page is hydrated: `src/early/early.js` reads it from the prerendered form, sends the job, and saves
 * the submit where the chart restores one after a reload.
 */
import type { FormField, Tool } from '../../contract/facts/tools/tool.ts';
import { uploadRules } from '../../contract/facts/uploads.ts';
import { initialValues, inputsOf, isShown } from './form.rules.ts';
import type { FormValues } from './form.types.ts';

export type EarlySubmit = {
  readonly tool: string;
  /** What the other controls hold at first. */
  readonly inputs: FormValues;
  /** Text controls by name: the input each fills, its maximum length, and whether the tool needs it. */
  readonly words: Readonly<Record<string, { input: string; max: number; needed: boolean }>>;
  /** File controls by name: the maximum size in bytes, and whether the tool needs it. */
  readonly files: Readonly<Record<string, { max: number; needed: boolean }>>;
};

/** Controls that a job can do without, and whose initial value is what is sent. */
const hasInitial = (field: FormField): boolean =>
  ['tabs', 'steps', 'slider', 'effect', 'seed', 'painting'].includes(field.kind) ||
  ((field.kind === 'choice' || field.kind === 'background') && field.initial !== undefined) ||
  ('optional' in field && field.optional === true);

/** The early submit of a form; null for a tool that asks more than its controls: a consent, an age, a place in an image, its size in pixels. */
export function earlySubmitOf(tool: Tool, given: FormValues = {}): EarlySubmit | null {
  // A conversation has no form.
  if (tool.consent || tool.adult || tool.fields.length === 0) return null;
  const values = { ...initialValues(tool.fields), ...given };
  const shown = tool.fields.filter((field) => isShown(field, values));
  const words: Record<string, EarlySubmit['words'][string]> = {};
  const files: Record<string, EarlySubmit['files'][string]> = {};
  for (const field of shown) {
    const needed = !('optional' in field && field.optional);
    if (field.kind === 'prompt') words[field.name] = { input: field.name, max: field.max, needed };
    // Only the server knows how many it has.
    else if (field.kind === 'picture' && field.mostPixels !== undefined) return null;
    else if (field.kind === 'picture' || field.kind === 'gif' || field.kind === 'video' || field.kind === 'audio')
      files[field.name] = { max: uploadRules[field.kind].bytes, needed };
    else if (!hasInitial(field)) return null;
  }
  return { tool: tool.slug, inputs: inputsOf(tool.fields, values, []).inputs, words, files };
}
