import type { Infer } from '../../contract/structs/schema.ts';
import type { changePassword, login, register, replacePassword as replacing } from '../../contract/structs/calls/users.ts';
import { isPassword } from '../../contract/facts/account.ts';
import { limits } from '../../contract/facts/limits.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { emailKeyOf, openAccount, userByEmail, type UserRow } from './accounts.ts';
import { countAttempt, counterOf, emailHashOf, forgetFailures, guessCode, type Guessing } from './attempts.ts';
import type { MailingCodes } from './code-letters.ts';
import { spendCode } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isRightPassword } from './password.ts';
import { requirePassword } from './proof.ts';
import { passFirstStep, requireToken } from './second-step.ts';
import { closeEverySession, closeOtherSessions, openSession } from './sessions.ts';

function refuseCommon({ site }: Pick<Services, 'site'>, password: string, email: string): void {
  if (isCommonPassword(password, email, new URL(site.url).hostname)) throw new Refusal('invalidInput', { key: 'passwordTooCommon' });
}

/**
 * Locks the account's row and throws `wrongCredentials` unless its password is still the one that was compared: a password that was changed
 * in the meantime must not open a session that outlives the change.
 */
async function confirmPassword(trx: Trx, { id, password_hash: compared }: Pick<UserRow, 'id' | 'password_hash'>): Promise<void> {
  const row = await trx.selectFrom('user_account').select('password_hash').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.password_hash !== compared) throw new Refusal('wrongCredentials');
}

/**
 * Signs in. After five failed attempts a code is required as well, which always opens; responses do not reveal whether the address is
 * registered. Throws `factorNeeded` for an account with a second factor, which the same browser proves in a second step.
 */
export async function signIn(services: Guessing, who: Who, body: Infer<(typeof login)['body']>, agent: string | null): Promise<string> {
  const { db, clock, log, secrets } = services;
  const emailKey = emailKeyOf(body.email);
  const giveBack = await services.limits.reserve('signInByAddress', who.address);

  const counter = await counterOf(services, emailKey, who.visitor);
  const attempts = await countAttempt(services, counter);
  const isCodeNeeded = attempts > limits.failedSignIns;
  if (isCodeNeeded && !body.verify_code) {
    // Nothing was compared.
    await giveBack();
    throw new Refusal('codeNeeded');
  }

  const user = await userByEmail(db, emailKey);
  const code = isCodeNeeded ? await guessCode(services, who, 'verify', emailKey, body.verify_code!) : null;
  if (!(await isRightPassword(body.password, user?.password_hash ?? null)) || !user) {
    log.event('signIn.failed', { address: secrets.addressHash(who.address), attempts });
    throw new Refusal('wrongCredentials');
  }

  const token = await inTransaction(db, async (trx) => {
    await confirmPassword(trx, user);
    if (code) await spendCode(trx, code, clock());
    return passFirstStep(services, trx, user.id, who, agent);
  });
  await giveBack();
  await forgetFailures(db, counter);
  return requireToken(services, token, { user: user.id, withCode: isCodeNeeded });
}

/** Creates an account for a caller who verified the email address, and signs in. */
export async function signUp(
  services: Guessing & Pick<Services, 'site'>,
  who: Who,
  body: Infer<(typeof register)['body']>,
  agent: string | null,
): Promise<string> {
  const { db, clock, log } = services;
  const emailKey = emailKeyOf(body.email);
  refuseCommon(services, body.password, emailKey);
  const code = await guessCode(services, who, 'register', emailKey, body.verify_code);
  if (await userByEmail(db, emailKey)) throw new Refusal('emailInUse');
  const passwordHash = await hashPassword(body.password);
  const { id, token } = await inTransaction(db, async (trx) => {
    const now = clock();
    await spendCode(trx, code, now);
    const account = { email: body.email, passwordHash, subjects: {}, inviteCode: body.invite_code };
    const opened = await openAccount(services, trx, account, who, now);
    return { id: opened, token: await openSession(trx, opened, now, { agent, visitor: who.visitor }) };
  });
  log.event('account.opened', { user: id });
  return token;
}

/** Sets a new password for a caller who verified the email address, and closes every session. */
export async function resetPassword(
  services: MailingCodes & Pick<Services, 'sessionEnds' | 'site'>,
  who: Who,
  body: Infer<(typeof changePassword)['body']>,
): Promise<void> {
  const { db, clock, mail, log, sessionEnds } = services;
  const emailKey = emailKeyOf(body.email);
  if (!isPassword(body.new_passwd)) throw new Refusal('invalidInput', { params: { field: 'new_passwd' } });
  refuseCommon(services, body.new_passwd, emailKey);
  const code = await guessCode(services, who, 'verify', emailKey, body.code);
  const user = await userByEmail(db, emailKey);
  // A code for an unregistered address is never sent, so a correct one can only have been guessed.
  if (!user) throw new Refusal('wrongCode');
  const passwordHash = await hashPassword(body.new_passwd);
  const send = await inTransaction(db, async (trx) => {
    await spendCode(trx, code, clock());
    await trx.updateTable('user_account').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
    await closeEverySession(trx, user.id);
    return mail.within(trx, who.locale, 'passwordChanged', user.email, {});
  });
  send();
  sessionEnds.announce(user.id);
  await forgetFailures(db, emailHashOf(services, emailKey));
  log.event('password.changed', { user: user.id });
}

/**
 * Sets a new password for a signed-in person who gives the present one, and closes every session but the person's own. Throws
 * `wrongCredentials`, `tooManyAttempts`, or `codeNeeded` for an account without a password, which gets its first one with a mailed code.
 */
export async function replacePassword(
  services: MailingCodes & Pick<Services, 'sessionEnds' | 'site'>,
  who: Who,
  body: Infer<(typeof replacing)['body']>,
): Promise<void> {
  const { db, mail, log, sessionEnds } = services;
  const { token, locale } = who;
  const { id, email } = who.user!;
  const compared = await requirePassword(services, who, body.password);
  refuseCommon(services, body.new_passwd, emailKeyOf(email));
  const passwordHash = await hashPassword(body.new_passwd);
  const send = await inTransaction(db, async (trx) => {
    await confirmPassword(trx, { id, password_hash: compared });
    await trx.updateTable('user_account').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    await closeOtherSessions(trx, id, token!);
    return mail.within(trx, locale, 'passwordReplaced', email, {});
  });
  send();
  sessionEnds.announce(id);
  log.event('password.changed', { user: id });
}
