import type { Infer } from '../../contract/structs/schema.ts';
import type { changePassword, login, register } from '../../contract/structs/calls/users.ts';
import { isPassword } from '../../contract/structs/account.ts';
import { limits } from '../../contract/facts/limits.ts';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import { addressHash, type Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { emailKeyOf, openAccount, rememberTrace, userByEmail } from './accounts.ts';
import { issueCode, spendCode, tryCode, type Purpose } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isRightPassword } from './password.ts';
import { closeEverySession, openSession } from './sessions.ts';

/** The services required to check a code, and to send one. */
type Guessing = Pick<Services, 'clock' | 'db' | 'secrets' | 'limits'>;
type MailingCodes = Guessing & Pick<Services, 'mail'>;

/** Time without a failure after which the counter resets (milliseconds). */
const failureMemory = 24 * 60 * 60 * 1000;

/** Counts an attempt before it is checked, so that parallel attempts cannot exceed the limit. Returns the count including this attempt. */
async function countAttempt({ db, clock }: Pick<Services, 'clock' | 'db'>, emailHash: string): Promise<number> {
  const now = clock();
  const fresh = new Date(now.getTime() - failureMemory);
  const row = await db
    .insertInto('failed_sign_in')
    .values({ email_hash: emailHash, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        failures: sql`case when failed_sign_in.last_at < ${fresh} then 1 else failed_sign_in.failures + 1 end`,
        last_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}

const forgetFailures = (db: Db, emailHash: string) => db.deleteFrom('failed_sign_in').where('email_hash', '=', emailHash).execute();

/** Returns the digest under which failures of an address are counted; unknown addresses are counted too, without storing them. */
const emailHashOf = ({ secrets }: Pick<Services, 'secrets'>, emailKey: string): string => secrets.sign('failed-sign-in', emailKey);

function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw new Refusal('invalidInput', { key: 'passwordTooCommon' });
}

/** Checks a code within the rate limits of the email address and of the client's address. */
async function guessCode(services: Guessing, who: Who, purpose: Purpose, emailKey: string, code: string): Promise<string> {
  await services.limits.consume('guessByAddress', who.address);
  await services.limits.consume('guessByEmail', emailHashOf(services, emailKey));
  return tryCode(services, purpose, emailKey, code);
}

/** Signs in. After five failed attempts a code is required as well; responses do not reveal whether the address is registered. */
export async function signIn(
  services: Guessing & Pick<Services, 'log'>,
  who: Who,
  body: Infer<(typeof login)['body']>,
  agent: string | null,
): Promise<string> {
  const { db, clock } = services;
  const emailKey = emailKeyOf(body.email);
  const emailHash = emailHashOf(services, emailKey);
  await services.limits.check('signInByAddress', who.address);
  await services.limits.check('signInByEmail', emailHash);

  const attempts = await countAttempt(services, emailHash);
  const isCodeNeeded = attempts > limits.failedSignIns;
  if (isCodeNeeded && !body.verify_code) throw new Refusal('codeNeeded');

  const user = await userByEmail(db, emailKey);
  const code = isCodeNeeded ? await guessCode(services, who, 'verify', emailKey, body.verify_code!) : null;
  if (!(await isRightPassword(body.password, user?.password_hash ?? null)) || !user) {
    services.log.info('a sign-in failed', { address: addressHash(who.address), attempts });
    await services.limits.consume('signInByAddress', who.address);
    await services.limits.consume('signInByEmail', emailHash);
    throw new Refusal('wrongCredentials');
  }

  const token = await inTransaction(db, async (trx) => {
    const now = clock();
    if (code) await spendCode(trx, code, now);
    await rememberTrace(trx, user.id, who, now);
    return openSession(trx, user.id, now, agent);
  });
  await forgetFailures(db, emailHash);
  services.log.info('a person signed in', { user: user.id, withCode: isCodeNeeded });
  return token;
}

/** Creates an account for a caller who verified the email address, and signs in. */
export async function signUp(services: Guessing, who: Who, body: Infer<(typeof register)['body']>, agent: string | null): Promise<string> {
  const { db, clock } = services;
  const emailKey = emailKeyOf(body.email);
  refuseCommon(body.password);
  const code = await guessCode(services, who, 'register', emailKey, body.verify_code);
  if (await userByEmail(db, emailKey)) throw new Refusal('emailInUse');
  const passwordHash = await hashPassword(body.password);
  return inTransaction(db, async (trx) => {
    const now = clock();
    await spendCode(trx, code, now);
    const id = await openAccount(
      services,
      trx,
      { email: body.email, passwordHash, googleSubject: null, inviteCode: body.invite_code },
      who,
      now,
    );
    return openSession(trx, id, now, agent);
  });
}

/** Sets a new password for a caller who verified the email address, and closes every session. */
export async function resetPassword(
  services: MailingCodes & Pick<Services, 'log'>,
  who: Who,
  body: Infer<(typeof changePassword)['body']>,
): Promise<void> {
  const { db, clock, mail } = services;
  const emailKey = emailKeyOf(body.email);
  if (!isPassword(body.new_passwd)) throw new Refusal('invalidInput', { params: { field: 'new_passwd' } });
  refuseCommon(body.new_passwd);
  const code = await guessCode(services, who, 'verify', emailKey, body.code);
  const user = await userByEmail(db, emailKey);
  // A code for an unregistered address is never sent, so a correct one can only have been guessed.
  if (!user) throw new Refusal('wrongCode');
  const passwordHash = await hashPassword(body.new_passwd);
  await inTransaction(db, async (trx) => {
    await spendCode(trx, code, clock());
    await trx.updateTable('user_account').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
    await closeEverySession(trx, user.id);
  });
  await forgetFailures(db, emailHashOf(services, emailKey));
  services.log.info('a password was changed; every session ended', { user: user.id });
  await mail.post(who.locale, 'passwordChanged', user.email, {});
}

async function limitCodes({ limits: counters }: Pick<Services, 'limits'>, who: Who, emailKey: string): Promise<void> {
  await counters.consume('codeByAddress', who.address);
  await counters.consume('codeByEmail', addressHash(emailKey));
}

/** Sends a code that opens an account. A registered address receives a notice instead; the response is the same. */
export async function mailRegisterCode(services: MailingCodes, who: Who, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  await limitCodes(services, who, emailKey);
  const code = await issueCode(services, 'register', emailKey);
  const user = await userByEmail(services.db, emailKey);
  await services.mail.post(who.locale, user ? 'alreadyRegistered' : 'registerCode', email, { code });
}

/** Sends a code that resets a password or verifies a sign-in to registered addresses; the response is the same for others. */
export async function mailVerifyCode(services: MailingCodes, who: Who, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  await limitCodes(services, who, emailKey);
  const code = await issueCode(services, 'verify', emailKey);
  const user = await userByEmail(services.db, emailKey);
  await services.mail.post(who.locale, 'verifyCode', user?.email ?? null, { code });
}
