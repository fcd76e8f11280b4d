/** Takings: credits that an operator takes from an account. */
import { Refusal } from '../../core/refusal.ts';
import type { Trx } from '../../db/transaction.ts';
import { lockAccount } from './accounts.ts';
import { book, isKeyUsed } from './entries.ts';
import { expireDue, openGrants, takeFromGrant } from './grants.ts';

/** `amount` is a positive integer; `key` is the idempotency key. */
export type Taking = { account: string; amount: number; key: string };

/**
 * Takes credits, those that expire first, with a line for each grant. Returns false if the key was used before. Throws `refusedByPolicy`
 * (reason `tooFewCredits`) if the account has fewer: what is held by a job is not taken.
 */
export async function take(trx: Trx, clock: () => Date, { account, amount, key }: Taking): Promise<boolean> {
  if (!(await lockAccount(trx, account))) throw new Refusal('refusedByPolicy', { key: 'tooFewCredits' });
  if (await isKeyUsed(trx, key)) return false;
  await expireDue(trx, clock, account);
  let left = amount;
  for (const { id, remaining } of await openGrants(trx, account)) {
    const part = Math.min(left, remaining);
    if (part === 0) break;
    await takeFromGrant(trx, id, part);
    const line = left === amount ? key : `${key}:${id}`;
    await book(trx, clock, { account, kind: 'refund', source: 'operator', amount: -part, grant: id, key: line });
    left -= part;
  }
  if (left > 0) throw new Refusal('refusedByPolicy', { key: 'tooFewCredits' });
  return true;
}
