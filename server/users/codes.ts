import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { codeDigits } from '../../contract/facts/account.ts';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { newId } from '../core/id.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

/** The purpose of a code: one from `register-code` registers; one from `mail_send` resets a password or verifies a sign-in. */
export type Purpose = 'register' | 'verify';
type Coding = Pick<Services, 'clock' | 'db' | 'secrets'>;

const seal = ({ secrets }: Pick<Services, 'secrets'>, purpose: Purpose, emailKey: string, code: string): string =>
  secrets.sign('email-code', `${purpose} ${emailKey} ${code}`);

/**
 * Creates a six-digit code and returns it for the email; only its keyed digest is stored. Earlier codes stay valid, because a stranger who
 * asks for another one must not end the code that a person is typing.
 * @param visitor the browser that asks; null if unknown
 */
export async function issueCode(services: Coding, purpose: Purpose, emailKey: string, visitor: string | null = null): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await db
    .insertInto('email_code')
    .values({
      id: newId(now.getTime()),
      email_key: emailKey,
      purpose,
      code_hash: seal(services, purpose, emailKey, code),
      visitor,
      expires_at: new Date(now.getTime() + times.codeLife),
      created_at: now,
    })
    .execute();
  await sql`
    delete from email_code where id in (
      select id from email_code
      where email_key = ${emailKey} and purpose = ${purpose} and visitor is not distinct from ${visitor}::text
      order by id desc offset ${limits.livingCodes}
    )`.execute(db);
  return code;
}

type Guess = {
  /** The browser that guesses; null if unknown. */
  visitor: string | null;
  /** Whether codes that another browser asked for are tried too. */
  others: boolean;
};

/**
 * Checks a code and returns its id; null unless it is a valid code of that purpose for the address. A guess is counted before it is
 * compared, so that parallel guesses cannot exceed the limit; a correct one is not counted, because only `spendCode` consumes the code.
 * Guesses of the browser that asked for a code are counted apart from everyone else's, so nobody can use up another person's.
 */
async function compareCode(
  services: Coding,
  { purpose, emailKey, code }: { purpose: Purpose; emailKey: string; code: string },
  { visitor, others }: Guess,
): Promise<{ id: string | null; tried: number }> {
  const { db, clock } = services;
  const isOwn = sql<boolean>`coalesce(visitor = ${visitor}::text, false)`;
  const count = (trx: Trx, step: 1 | -1) =>
    trx.updateTable('email_code').set({
      own_guesses: sql`own_guesses + case when ${isOwn} then ${sql.lit(step)} else 0 end`,
      guesses: sql`guesses + case when ${isOwn} then 0 else ${sql.lit(step)} end`,
    });
  return inTransaction(db, async (trx) => {
    const tried = await count(trx, 1)
      .where('email_key', '=', emailKey)
      .where('purpose', '=', purpose)
      .where('spent_at', 'is', null)
      .where('expires_at', '>', clock())
      .where(sql<boolean>`case when ${isOwn} then own_guesses else guesses end < ${limits.codeGuesses}`)
      .where(sql<boolean>`(${isOwn} or ${others}::boolean)`)
      .returning(['id', 'code_hash'])
      .execute();
    const hash = seal(services, purpose, emailKey, code);
    const right = tried.find(({ code_hash }) => code_hash === hash);
    if (right)
      await count(trx, -1)
        .where(
          'id',
          'in',
          tried.map(({ id }) => id),
        )
        .execute();
    return { id: right?.id ?? null, tried: tried.length };
  });
}

/** Checks a code (see `compareCode`) and returns its id. Throws `wrongCode`. */
export async function tryCode(
  services: Coding,
  purpose: Purpose,
  emailKey: string,
  code: string,
  visitor: string | null = null,
): Promise<string> {
  const { id } = await compareCode(services, { purpose, emailKey, code }, { visitor, others: true });
  if (id === null) throw new Refusal('wrongCode');
  return id;
}

/** Checks a code against those that the browser itself asked for. Throws `wrongCode`; returns null if it has no code to guess. */
export async function tryOwnCode(
  services: Coding,
  purpose: Purpose,
  emailKey: string,
  code: string,
  visitor: string,
): Promise<string | null> {
  const { id, tried } = await compareCode(services, { purpose, emailKey, code }, { visitor, others: false });
  if (id === null && tried > 0) throw new Refusal('wrongCode');
  return id;
}

/**
 * Consumes a checked code, and with it the other codes for the same address and purpose, in the transaction of the action that it
 * authorizes. Throws `wrongCode` when another request was first.
 */
export async function spendCode(trx: Trx, id: string, now: Date): Promise<void> {
  const spent = await trx
    .updateTable('email_code')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .returning(['email_key', 'purpose'])
    .executeTakeFirst();
  if (!spent) throw new Refusal('wrongCode');
  await trx
    .updateTable('email_code')
    .set({ spent_at: now })
    .where('email_key', '=', spent.email_key)
    .where('purpose', '=', spent.purpose)
    .where('spent_at', 'is', null)
    .execute();
}
