/** Extracts the files and the user's text from a generation's inputs. */
import type { FormField, Tool } from '../../contract/facts/tools/index.ts';
import type { Db } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';

type Inputs = Readonly<Record<string, unknown>>;

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value === 'object' && value !== null && 'image' in value) return namesIn(value.image);
  return [];
}

/** Returns the upload names by input: `image`, the `image` of each of `faces`, the `image` of `background` … */
export const filesOf = (tool: Tool, inputs: Inputs): Record<string, string[]> =>
  Object.fromEntries(tool.files.map((input) => [input, namesIn(inputs[input])] as const).filter(([, names]) => names.length > 0));

const asWords = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);
const none = (): string[] => [];

/** The user's text in each kind of control. The type requires an entry for every new kind, so no text can bypass the policy. */
const wordsIn: Record<FormField['kind'], (value: unknown) => string[]> = {
  prompt: asWords,
  background: (value) => asWords((value as { prompt?: unknown } | null | undefined)?.prompt),
  tabs: none,
  picture: none,
  pictures: none,
  video: none,
  gif: none,
  audio: none,
  mask: none,
  faces: none,
  regions: none,
  choice: none,
  steps: none,
  slider: none,
  colour: none,
  painting: asWords,
  seed: none,
  effect: none,
};

/** Returns all text that the user entered, based on the kinds of the tool's fields, because a field's name does not reveal its content. */
export const wordsOf = ({ fields }: Tool, inputs: Inputs): string[] => fields.flatMap(({ kind, name }) => wordsIn[kind](inputs[name]));

/** The media types that a control accepts; null accepts any. */
const kindsOfField: Partial<Record<FormField['kind'], RegExp>> = {
  picture: /^image\//,
  pictures: /^image\//,
  mask: /^image\/png$/,
  faces: /^image\//,
  background: /^image\//,
  gif: /^image\/gif$/,
  video: /^video\//,
  audio: /^audio\//,
};

/** Throws a `Refusal`: 40004 for a file that is not the caller's, 10001 for one of the wrong kind for its field. */
export async function checkFiles(db: Db, tool: Tool, account: string, files: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const names = [...new Set(Object.values(files).flat())];
  if (names.length === 0) return;
  const rows = await db
    .selectFrom('upload')
    .select(['name', 'type'])
    .where('account_id', '=', account)
    .where('name', 'in', names)
    .execute();
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  if (names.some((name) => !types.has(name))) throw new Refusal('notFound');
  for (const [input, given] of Object.entries(files)) {
    const field = tool.fields.find(({ name }) => name === input);
    const wanted = kindsOfField[field?.kind ?? 'picture'];
    if (wanted && given.some((name) => !wanted.test(types.get(name)!)))
      throw new Refusal('invalidInput', { key: 'wrongFileKind', params: { field: input } });
  }
}
