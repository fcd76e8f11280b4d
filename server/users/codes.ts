import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { newId } from '../core/id.ts';
import type { Trx } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

/** The purpose of a code: one from `register-code` registers; one from `mail_send` resets a password or verifies a sign-in. */
export type Purpose = 'register' | 'verify';

const seal = ({ secrets }: Pick<Services, 'secrets'>, purpose: Purpose, emailKey: string, code: string): string =>
  secrets.sign('email-code', `${purpose} ${emailKey} ${code}`);

/** Creates a six-digit code and returns it for the email; only its keyed digest is stored. It replaces an earlier code of the same purpose. */
export async function issueCode(services: Pick<Services, 'clock' | 'db' | 'secrets'>, purpose: Purpose, emailKey: string): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.deleteFrom('email_code').where('email_key', '=', emailKey).where('purpose', '=', purpose).execute();
  await db
    .insertInto('email_code')
    .values({
      id: newId(now.getTime()),
      email_key: emailKey,
      purpose,
      code_hash: seal(services, purpose, emailKey, code),
      expires_at: new Date(now.getTime() + times.codeLife),
      created_at: now,
    })
    .execute();
  return code;
}

/**
 * Checks a code and returns its id. Throws `wrongCode` unless it is the address's valid code of that purpose. A guess is counted before it
 * is compared, so that parallel guesses cannot exceed the limit; a correct one is not counted, because only `spendCode` consumes the code.
 */
export async function tryCode(
  services: Pick<Services, 'clock' | 'db' | 'secrets'>,
  purpose: Purpose,
  emailKey: string,
  code: string,
): Promise<string> {
  const { db, clock } = services;
  const tried = await db
    .updateTable('email_code')
    .set({ guesses: sql`guesses + 1` })
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', clock())
    .where('guesses', '<', limits.codeGuesses)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!tried || tried.code_hash !== seal(services, purpose, emailKey, code)) throw new Refusal('wrongCode');
  await db
    .updateTable('email_code')
    .set({ guesses: sql`guesses - 1` })
    .where('id', '=', tried.id)
    .execute();
  return tried.id;
}

/** Consumes a checked code, in the transaction of the action that it authorizes. Throws `wrongCode` when another request was first. */
export async function spendCode(trx: Trx, id: string, now: Date): Promise<void> {
  const spent = await trx
    .updateTable('email_code')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!spent) throw new Refusal('wrongCode');
}
