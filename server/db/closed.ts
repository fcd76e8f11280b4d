import { Refusal } from '../core/refusal.ts';
import type { Trx } from './transaction.ts';

/**
 * Throws the refusal `refusedByPolicy` (reason `accountClosed`) for an account that was deleted or closed. Closing waits until the
 * transaction ends, so nothing can be stored for an account that is already gone.
 */
export async function refuseClosed(trx: Trx, account: string): Promise<void> {
  const row = await trx.selectFrom('account').select('closed_at').where('id', '=', account).forShare().executeTakeFirst();
  if (row?.closed_at) throw new Refusal('refusedByPolicy', { key: 'accountClosed' });
}
