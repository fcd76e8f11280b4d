/** Results that their owner shows to whoever has the link, until it is taken back. */
import { randomBytes } from 'node:crypto';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { GenerationRow } from './row.ts';

const addressOf = ({ site }: Pick<Services, 'site'>, token: string): string => `${site.url}/s/${token}`;

/** Where a creation is shown; null while it is not. */
export async function addressOfShare(services: Pick<Services, 'db' | 'site'>, id: string): Promise<string | null> {
  const row = await services.db.selectFrom('share').select('token').where('generation_id', '=', id).executeTakeFirst();
  return row ? addressOf(services, row.token) : null;
}

/** Shows a result; the address stays the same while it is shown, and never comes back after that. */
export async function share(services: Pick<Services, 'clock' | 'db' | 'site'>, { id, status, outputs }: GenerationRow): Promise<string> {
  const { db, clock } = services;
  if (status !== 'succeeded' || outputs.length === 0) throw new Refusal('notFound');
  await db
    .insertInto('share')
    .values({ token: randomBytes(18).toString('base64url'), generation_id: id, at: clock() })
    .onConflict((conflict) => conflict.column('generation_id').doNothing())
    .execute();
  const address = await addressOfShare(services, id);
  if (address === null) throw new Refusal('notFound');
  return address;
}

/** Takes the link to a creation back, for good. Twice is as once. */
export async function stopSharing({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('share').where('generation_id', '=', id).execute();
}

export type Shared = Pick<GenerationRow, 'tool' | 'outputs'> & { isDraft: boolean };

/** What a link shows: nothing of whose it is, nor of what it was made from. */
export async function sharedBy({ db }: Pick<Services, 'db'>, token: string): Promise<Shared | null> {
  const row = await db
    .selectFrom('share')
    .innerJoin('generation', 'generation.id', 'share.generation_id')
    .select(['generation.tool', 'generation.outputs', 'generation.notes'])
    .where('share.token', '=', token)
    .where('generation.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { tool: row.tool, outputs: row.outputs, isDraft: row.notes['draft'] === true } : null;
}
