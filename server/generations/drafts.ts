/** Saved form states of visitors and users, so that a reload or another device restores the form. */
import { limits } from '../../contract/facts/limits.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { refuseClosed } from '../db/closed.ts';
import { inTransaction } from '../db/transaction.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

type Inputs = Record<string, unknown>;

/**
 * Saves the form of a tool, replacing the previous state. Throws `notFound` for an unknown tool, `invalidInput` for a form that is too
 * large.
 */
export async function saveDraft(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  account: string,
  tool: string,
  inputs: Inputs,
): Promise<Inputs> {
  if (!toolBySlug(tool)) throw new Refusal('notFound');
  const text = JSON.stringify(inputs);
  if (Buffer.byteLength(text) > limits.draftBytes) throw invalid('inputs');
  await inTransaction(db, async (trx) => {
    await refuseClosed(trx, account);
    const draft = { inputs: text, updated_at: clock() };
    await trx
      .insertInto('draft')
      .values({ account_id: account, tool, ...draft })
      .onConflict((conflict) => conflict.columns(['account_id', 'tool']).doUpdateSet(draft))
      .execute();
  });
  return inputs;
}

type SavedFile = { name: string };

/** The files of a form, by slot. */
function filesIn({ files }: Inputs): [slot: string, file: SavedFile][] {
  if (typeof files !== 'object' || files === null || Array.isArray(files)) return [];
  return Object.entries(files).filter((entry): entry is [string, SavedFile] => typeof entry[1]?.name === 'string');
}

/**
 * Returns the saved form of a tool, with the stills of the videos in it; empty if there is none. Throws `notFound` for an unknown tool.
 */
export async function readDraft({ db }: Pick<Services, 'db'>, account: string, tool: string): Promise<Inputs> {
  if (!toolBySlug(tool)) throw new Refusal('notFound');
  const row = await db.selectFrom('draft').select('inputs').where('account_id', '=', account).where('tool', '=', tool).executeTakeFirst();
  const inputs: Inputs = row?.inputs ?? {};
  const files = filesIn(inputs);
  if (files.length === 0) return inputs;
  const stills = await db
    .selectFrom('upload')
    .select(['name', 'still'])
    .where('account_id', '=', account)
    .where('still', 'is not', null)
    .where(
      'name',
      'in',
      files.map(([, { name }]) => name),
    )
    .execute();
  if (stills.length === 0) return inputs;
  const stillOf = new Map(stills.map(({ name, still }) => [name, still]));
  const withStills = files.map(([slot, file]) => [slot, stillOf.has(file.name) ? { ...file, still: stillOf.get(file.name) } : file]);
  return { ...inputs, files: { ...(inputs['files'] as Inputs), ...Object.fromEntries(withStills) } };
}
