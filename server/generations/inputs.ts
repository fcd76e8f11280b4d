/** What a job is made of: the files its inputs name, and the words in them. */
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

const wordKeys = new Set(['prompt', 'text', 'garment']);

/** Everything a person wrote into the inputs. Names of files are not words. */
export function wordsOf(inputs: Inputs, files: Readonly<Record<string, readonly string[]>>): string[] {
  const isFile = new Set(Object.values(files).flat());
  const words: string[] = [];
  const look = (key: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (wordKeys.has(key) && !isFile.has(value)) words.push(value);
    } else if (Array.isArray(value)) for (const entry of value) look(key, entry);
    else if (typeof value === 'object' && value !== null) for (const [inner, entry] of Object.entries(value)) look(inner, entry);
  };
  for (const [key, value] of Object.entries(inputs)) look(key, value);
  return words;
}

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
