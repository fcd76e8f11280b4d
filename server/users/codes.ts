import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { newId } from '../core/id.ts';
import type { Db, Trx } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

/** What a code opens: one from `register-code` registers; one from `mail_send` resets a password or verifies a sign-in. */
export type Purpose = 'register' | 'verify';

const seal = ({ secrets }: Pick<Services, 'secrets'>, purpose: Purpose, emailKey: string, code: string): string =>
  secrets.sign('email-code', `${purpose} ${emailKey} ${code}`);

/** Makes a code of six digits and answers it for the letter; only its keyed digest is stored. An earlier code of the purpose ends. */
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
 * Tries a code. Throws `wrongCode` unless it is the address's living code of that purpose. A guess is counted before it is compared, so that
 * parallel guesses cannot exceed the limit; the right one is given back, because a code is spent by `spendCode` alone. Answers the code's id.
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

/** Spends a code that was tried, in the transaction of what it opened. Throws `wrongCode` when another request was first. */
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

/** Removes codes that are long over. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('email_code')
    .where('expires_at', '<', new Date(now.getTime() - times.codeLife))
    .execute();
}
