import { sql } from 'kysely';
import { Refusal } from '../core/refusal.ts';
import type { Trx } from './transaction.ts';

/**
 * Throws the refusal `refusedByPolicy` (reason `accountClosed`) for an account that was deleted or closed. Closing waits until the
 * transaction ends, so nothing can be stored for an account that is already gone.
 */
export async function refuseClosed(trx: Trx, account: string): Promise<void> {
  const locked = () => trx.selectFrom('account').select('closed_at').where('id', '=', account).forShare().executeTakeFirst();
  let row = await locked();
  if (!row) {
    // A visitor without credits has no row yet, and what is not there cannot be locked.
    const fresh = trx.insertInto('account').values({ id: account, created_at: sql`now()` });
    await fresh.onConflict((conflict) => conflict.column('id').doNothing()).execute();
    row = await locked();
  }
  if (row?.closed_at) throw new Refusal('refusedByPolicy', { key: 'accountClosed' });
}
