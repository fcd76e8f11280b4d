/** Signing in by the word of another service, which knows a person by a subject of its own. */
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { emailKeyOf, openAccount } from './accounts.ts';
import { passFirstStep, requireToken } from './second-step.ts';

/** What a service reports of a person. */
export type Word = {
  column: 'google_subject' | 'openid_subject';
  subject: string;
  email: string;
  /** Why no account is joined or opened by this address; null where the service may be believed. */
  doubt: Refusal | null;
  inviteCode: string | undefined;
};

type Linking = Pick<Services, 'clock' | 'db' | 'secrets' | 'mail' | 'log'>;

/**
 * Signs in the person of whom a service gave its word: the one with its subject, the one with the same address, to whom `inform` writes, or a new
 * one. It is the first step: throws `factorNeeded` for an account with a second factor.
 */
export async function signInLinked(
  services: Linking,
  who: Who,
  { column, subject, email, doubt, inviteCode }: Word,
  agent: string | null,
  inform: (trx: Trx, email: string) => Promise<() => void>,
): Promise<string> {
  const { db, clock, log } = services;
  const service = column === 'google_subject' ? 'google' : 'openid';
  const { id, token, send } = await inTransaction(db, async (trx) => {
    const now = clock();
    const known = await trx.selectFrom('user_account').select(['id', 'email']).where(column, '=', subject).forUpdate().executeTakeFirst();
    if (!known && doubt) throw doubt;
    const joining = known
      ? undefined
      : await trx
          .updateTable('user_account')
          .set({ [column]: subject })
          .where('email_key', '=', emailKeyOf(email))
          .where(column, 'is', null)
          .returning(['id', 'email'])
          .executeTakeFirst();
    const user = known ?? joining;
    const opening = { email, passwordHash: null, subjects: { [column]: subject }, inviteCode };
    const account = user?.id ?? (await openAccount(services, trx, opening, who, now));
    return {
      id: account,
      token: await passFirstStep(services, trx, account, who, agent),
      send: joining ? await inform(trx, joining.email) : null,
    };
  });
  if (send) {
    log.event(`${service}.joined`, { user: id });
    send();
  }
  return requireToken(services, token, { user: id, with: service });
}
