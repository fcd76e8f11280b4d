/** What must be true of balances at any moment between transactions, whatever happened to them. */
import { expect } from 'vitest';
import { openBalances } from '../../../server/credits/balance.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export async function checkBalances({ db, sql }: OpenDatabase, ids: readonly string[], now: Date): Promise<void> {
  const accounts = await db.selectFrom('account').select(['id', 'balance']).where('id', 'in', ids).execute();
  const allLines = await db.selectFrom('ledger_entry').selectAll().where('account_id', 'in', ids).orderBy('seq').execute();
  const allGrants = await db.selectFrom('credit_grant').selectAll().where('account_id', 'in', ids).execute();
  const allHolds = await db.selectFrom('credit_hold').selectAll().where('account_id', 'in', ids).execute();
  const claims = await db.selectFrom('daily_claim').select('account_id').where('account_id', 'in', ids).execute();
  const look = openBalances(sql, () => now);
  for (const account of ids) {
    const own = <T extends { account_id: string }>(rows: readonly T[]) => rows.filter(({ account_id: id }) => id === account);
    const [lines, grants, holds] = [own(allLines), own(allGrants), own(allHolds)];

    const total = sum(lines.map(({ amount }) => amount));
    expect(accounts.find(({ id }) => id === account)?.balance ?? 0).toBe(total);
    expect(sum(grants.map(({ remaining }) => remaining))).toBe(total);
    let balance = 0;
    for (const line of lines) {
      balance += line.amount;
      expect(line.balance).toBe(balance);
      expect(balance).toBeGreaterThanOrEqual(0);
    }

    for (const held of holds) {
      const of = (kind: string) => lines.filter((line) => line.job_id === held.job_id && line.kind === kind);
      const [taken, back] = [0 - sum(of('hold').map(({ amount }) => amount)), sum(of('release').map(({ amount }) => amount))];
      expect([of('hold').length, of('settle').length]).toEqual([1, held.state === 'settled' ? 1 : 0]);
      // What a cheaper engine made gives a part of the hold back.
      expect([taken - back, of('release').length]).toEqual(
        held.state === 'released' ? [0, 1] : [held.amount, held.state === 'settled' && back > 0 ? 1 : 0],
      );
    }
    expect(lines.filter(({ kind }) => kind === 'hold')).toHaveLength(holds.length);

    for (const grant of grants) {
      const given = lines.filter((line) => line.grant_id === grant.id && line.kind === 'grant');
      expect(given.map(({ amount }) => amount)).toEqual([grant.amount]);
    }
    expect(lines.filter(({ kind, source }) => kind === 'grant' && source === 'checkin')).toHaveLength(own(claims).length);

    const isUsable = ({ expires_at: at }: { expires_at: Date | null }) => at === null || at > now;
    const daily = grants.filter((grant) => grant.source === 'daily' && isUsable(grant));
    expect(daily.length).toBeLessThanOrEqual(1);
    expect(await look(account)).toEqual({
      balance: sum(grants.filter(isUsable).map(({ remaining }) => remaining)),
      hasAllowance: daily.length === 1,
      hasDue: grants.some((grant) => !isUsable(grant) && grant.remaining > 0),
    });
  }
}
