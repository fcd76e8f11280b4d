import { toolBySlug } from '../../contract/facts/tools/index.ts';
import type { FormField } from '../../contract/facts/tools/tool.ts';
import type { Selectable } from 'kysely';
import type { Infer } from '../../contract/structs/schema.ts';
import type { creation, generation } from '../../contract/structs/calls/generations.ts';
import type { CodeName } from '../../contract/facts/codes.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import type { Database, StoredOutput } from '../db/schema.ts';
import { signedPath } from '../storage/sign.ts';
import { sentence, type MessageKey } from '../messages/messages.ts';
import type { Services } from '../core/services.ts';
import type { Outlook } from './outlook.ts';

export type GenerationRow = Selectable<Database['generation']>;

/** Returns whether a generation has ended, with any outcome. */
export const isOver = ({ status }: Pick<GenerationRow, 'status'>): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'cancelled';

/** The stored reason for a failure: a code and a message key. */
export type Failure = { code: number; key: MessageKey };
/** Builds a stored failure from the name of its code. */
export const failure = (name: CodeName, key: MessageKey): Failure => ({ code: codes[name], key });

/** The address of a result: on this site, or at the CDN. */
const resultAddress = (services: Pick<Services, 'secrets' | 'clock' | 'config'>, key: string): string =>
  (services.config.cdnUrl ?? '') + signedPath(services, key);

/** Converts a row to the API's generation, with messages in the caller's language. */
export function present(
  services: Pick<Services, 'secrets' | 'clock' | 'config'>,
  row: GenerationRow,
  locale: Locale,
  { position, left }: Outlook,
): Infer<typeof generation> {
  const { id, tool, engine, status, progress, stage, cost, outputs, beginning, notes, error } = row;
  const file = ({ key, ...facts }: StoredOutput) => ({ url: resultAddress(services, key), ...facts });
  return {
    id,
    tool,
    engine,
    status,
    progress,
    stage: isOver(row) ? null : stage,
    cost,
    position,
    left,
    outputs: outputs.map(file),
    ...(beginning.length > 0 && { beginning: beginning.map(file) }),
    notes,
    error: error && { code: error.code, msg: sentence(locale, error.key as MessageKey) },
  };
}

/** What was written in the tool's first field for words; null when there is none. */
function writtenIn({ tool, inputs }: GenerationRow): string | null {
  const field = toolBySlug(tool)?.fields.find(({ kind }) => kind === 'prompt');
  const words = field && (inputs as Record<string, unknown>)[field.name];
  return typeof words === 'string' && words.trim() !== '' ? words : null;
}

/** What a link cannot carry, or would only make again. */
const unlinked: ReadonlySet<FormField['kind']> = new Set([
  'picture',
  'pictures',
  'video',
  'gif',
  'audio',
  'mask',
  'faces',
  'regions',
  'background',
  'painting',
  'seed',
]);

/** The choices and words of a form by field. */
function choicesIn({ tool, inputs }: GenerationRow): Record<string, string | number> {
  const chosen = inputs as Record<string, unknown>;
  return Object.fromEntries(
    (toolBySlug(tool)?.fields ?? []).flatMap(({ kind, name }) => {
      const value = chosen[name];
      return !unlinked.has(kind) && (typeof value === 'number' || (typeof value === 'string' && value !== '')) ? [[name, value]] : [];
    }),
  );
}

/** Converts a row to an entry of the list of creations. */
export const presentCreation = (
  services: Pick<Services, 'clock' | 'config' | 'secrets'>,
  row: GenerationRow,
  locale: Locale,
  outlook: Outlook,
): Infer<typeof creation> => ({
  ...present(services, row, locale, outlook),
  createdAt: row.created_at.toISOString(),
  words: writtenIn(row),
  choices: choicesIn(row),
});
