import type { Infer } from '../../contract/structs/schema.ts';
import type { proof } from '../../contract/structs/account.ts';
import type { Trx } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import { emailKeyOf } from './accounts.ts';
import { guessCode, type Guessing } from './attempts.ts';
import { spendCode } from './codes.ts';
import { isRightPassword } from './password.ts';

/** Consumes a proof in the transaction of the act that it authorizes. Throws `wrongCode` when another request was first. */
export type SpendProof = (trx: Trx) => Promise<void>;

/**
 * Asks a signed-in person to prove who they are before something that a stolen session must not do: with the present password, or with a
 * code from the mailbox, which always opens. The act calls what this returns in its own transaction, so that an act that fails leaves the
 * code valid. Throws `codeNeeded` without a proof, `wrongCredentials`, `wrongCode` or `tooManyAttempts`.
 */
export async function requireProof(services: Guessing, who: Who, { password, code }: Infer<typeof proof>): Promise<SpendProof> {
  if (code !== undefined) {
    const spent = await guessCode(services, who, 'verify', emailKeyOf(who.user!.email), code);
    return (trx) => spendCode(trx, spent, services.clock());
  }
  await requirePassword(services, who, password);
  return () => Promise.resolve();
}

/**
 * Compares the present password of a signed-in person and returns its hash. Wrong ones are limited by account. Throws `codeNeeded` for an
 * account without a password, `wrongCredentials` or `tooManyAttempts`.
 */
export async function requirePassword({ db, limits, log }: Guessing, who: Who, password: string | undefined): Promise<string> {
  const { id } = who.user!;
  const row = await db.selectFrom('user_account').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
  if (row.password_hash === null || password === undefined)
    throw new Refusal('codeNeeded', { key: row.password_hash === null ? 'codeNeeded' : 'passwordNeeded' });
  const giveBack = await limits.reserve('proofByAccount', id);
  if (!(await isRightPassword(password, row.password_hash))) {
    log.event('proof.wrong', { user: id });
    throw new Refusal('wrongCredentials', { key: 'passwordWrong' });
  }
  await giveBack();
  return row.password_hash;
}
