import type { operatorActs } from '../../contract/facts/acts.ts';
import type { Db } from './transaction.ts';

export type Act = { act: (typeof operatorActs)[number]; subject?: string; reason?: string };

/** Adds a line to the append-only record of operators, in the transaction of the act itself where it changes something. */
export async function recordAct(db: Db, operator: { id: string }, at: Date, { act, subject, reason }: Act): Promise<void> {
  await db
    .insertInto('operator_act')
    .values({ operator: operator.id, act, subject: subject ?? null, reason: reason ?? null, at })
    .execute();
}
