/** The second factor of an account: codes of an authenticator app (RFC 6238), each of which opens once, and recovery codes. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { codeDigits } from '../../contract/facts/account.ts';
import { limits } from '../../contract/facts/limits.ts';
import { productName } from '../../contract/facts/product.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { hashToken } from '../users/sessions.ts';
import { recordAct } from './acts.ts';
import type { Operator } from './admission.ts';

type Proving = Pick<Services, 'db' | 'clock' | 'secrets' | 'limits' | 'log'>;

const purpose = 'second-factor';

const totpOf = (email: string, secret: Secret): TOTP =>
  new TOTP({ issuer: productName, label: email, algorithm: 'SHA1', digits: codeDigits, period: 30, secret });

/** Returns whether the account has a confirmed second factor. */
export async function hasFactor({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates a secret in place of an unconfirmed one. Throws `notFound` when one is confirmed, so that a stolen session replaces none. */
export async function setUp(services: Proving, { id, email }: Operator): Promise<{ secret: string; uri: string }> {
  const { db, clock, secrets } = services;
  const secret = new Secret({ size: 20 });
  const values = { sealed: secrets.seal(purpose, secret.base32), created_at: clock() };
  const row = await db
    .insertInto('second_factor')
    .values({ user_id: id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('second_factor.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  return { secret: secret.base32, uri: totpOf(email, secret).toString() };
}

/** Spends the step of a code: a code that was seen once, or is older than the last one, opens nothing. */
async function spendStep(
  { secrets, clock }: Proving,
  trx: Trx,
  { id, email }: Operator,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const row = await trx
    .selectFrom('second_factor')
    .select('sealed')
    .where('user_id', '=', id)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  const totp = totpOf(email, Secret.fromBase32(secrets.open(purpose, row.sealed)));
  const timestamp = clock().getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  const spent = await trx
    .updateTable('second_factor')
    .set({ last_step: step, confirmed_at: clock() })
    .where('user_id', '=', id)
    // The same secret as the one that was compared: setting up again replaces it.
    .where('sealed', '=', row.sealed)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

const recoveryHash = ({ secrets }: Pick<Services, 'secrets'>, userId: string, code: string): string =>
  secrets.sign('recovery-code', `${userId} ${code.replaceAll(/[\s-]/g, '').toLowerCase()}`);

/** Recovery codes of 80 random bits, as they are shown: `3f2a1-…`. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.recoveryCodes }, () =>
    randomBytes(10)
      .toString('hex')
      .replaceAll(/(.{5})(?!$)/g, '$1-'),
  );

const spendRecovery = async (services: Proving, trx: Trx, { id }: Operator, code: string): Promise<boolean> =>
  (await trx
    .deleteFrom('recovery_code')
    .where('code_hash', '=', recoveryHash(services, id, code))
    .returning('user_id')
    .executeTakeFirst()) !== undefined;

/** Counts a code before it is checked, and runs the rest in one transaction. Throws `wrongCode` or `tooManyAttempts`. */
async function attempt<T>(services: Proving, { id }: Operator, check: (trx: Trx) => Promise<T | null>): Promise<T> {
  const { db, limits, log } = services;
  const giveBack = await limits.reserve('factorByAccount', id);
  const done = await inTransaction(db, check);
  if (done === null) {
    log.event('code.wrong', { purpose, user: id });
    throw new Refusal('wrongCode', { key: 'factorWrong' });
  }
  await giveBack();
  return done;
}

const markProved = async ({ clock }: Proving, trx: Trx, { token }: Operator): Promise<void> =>
  void (await trx.updateTable('session').set({ proved_at: clock() }).where('token_hash', '=', hashToken(token)).execute());

/** Confirms a new secret with its first code, opens the console and returns the recovery codes, of which only digests are stored. */
export function confirm(services: Proving, operator: Operator, code: string): Promise<string[]> {
  return attempt(services, operator, async (trx) => {
    if (!(await spendStep(services, trx, operator, code, false))) return null;
    const codes = newRecoveryCodes();
    await trx.deleteFrom('recovery_code').where('user_id', '=', operator.id).execute();
    await trx
      .insertInto('recovery_code')
      .values(codes.map((each) => ({ user_id: operator.id, code_hash: recoveryHash(services, operator.id, each) })))
      .execute();
    await markProved(services, trx, operator);
    await recordAct(trx, operator, services.clock(), { act: 'factorConfirmed' });
    return codes;
  });
}

/** Opens the console for this session with a code of the app or a recovery code, and records which. */
export async function prove(services: Proving, operator: Operator, code: string): Promise<void> {
  await attempt(services, operator, async (trx) => {
    const isOfApp = /^\d{6}$/.test(code.replaceAll(' ', ''));
    const isRight = isOfApp
      ? await spendStep(services, trx, operator, code.replaceAll(' ', ''), true)
      : await spendRecovery(services, trx, operator, code);
    if (!isRight) return null;
    await markProved(services, trx, operator);
    await recordAct(trx, operator, services.clock(), { act: isOfApp ? 'consoleOpened' : 'recoveryUsed' });
    return true;
  });
}
