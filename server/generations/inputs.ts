/** What a generation is made of: the files its inputs name, and the words in them. */
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

/** Names of uploads by input: `image`, the `image` of each of `faces`, the `image` of `background` … */
export const filesOf = (tool: Tool, inputs: Inputs): Record<string, string[]> =>
  Object.fromEntries(tool.files.map((input) => [input, namesIn(inputs[input])] as const).filter(([, names]) => names.length > 0));

const asWords = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);
const none = (): string[] => [];

/**
 * What a person writes into each kind of control. A new kind has to say it here before it compiles, so that no words go past the policy.
 */
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
  seed: none,
  effect: none,
};

/** Everything that a person wrote into the inputs, by the kinds of the tool's fields: a field's name says nothing about what is in it. */
export const wordsOf = ({ fields }: Tool, inputs: Inputs): string[] => fields.flatMap(({ kind, name }) => wordsIn[kind](inputs[name]));

/** The media that a control of the form takes; null where any will do. */
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

/** Refuses (40004) a file that is not the asker's, and (10001) one of another kind than its field takes. */
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
