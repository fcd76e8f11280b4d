/** A tool's form as it stands, kept for visitor and user, so that a reload or another device finds it again. */
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

type Inputs = Record<string, unknown>;

/** A form is text and names of files; this much is plenty (bytes of JSON). */
const maxBytes = 256 * 1024;

/** Keeps the form of a tool in place of the earlier one. Refuses `notFound` for an unknown tool, `invalidInput` for too much of it. */
export async function saveDraft(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  account: string,
  tool: string,
  inputs: Inputs,
): Promise<Inputs> {
  if (!toolBySlug(tool)) throw new Refusal('notFound');
  const text = JSON.stringify(inputs);
  if (text.length > maxBytes) throw invalid('inputs');
  await inTransaction(db, async (trx) => {
    const draft = { inputs: text, updated_at: clock() };
    await trx
      .insertInto('draft')
      .values({ account_id: account, tool, ...draft })
      .onConflict((conflict) => conflict.columns(['account_id', 'tool']).doUpdateSet(draft))
      .execute();
  });
  return inputs;
}

/** The form of a tool as it was kept, empty when it never was. Refuses `notFound` for an unknown tool. */
export async function readDraft({ db }: Pick<Services, 'db'>, account: string, tool: string): Promise<Inputs> {
  if (!toolBySlug(tool)) throw new Refusal('notFound');
  const row = await db.selectFrom('draft').select('inputs').where('account_id', '=', account).where('tool', '=', tool).executeTakeFirst();
  return row?.inputs ?? {};
}
