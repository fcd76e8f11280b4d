/** The two steps of signing in to an account with a second factor: the password or another service first, the factor in the same browser then. */
import { times } from '../../contract/facts/times.ts';
import type { passkeyProof } from '../../contract/structs/account.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { rememberTrace } from './accounts.ts';
import { hasFactor, markProved, recordOwn, withFactor, type FactorProof, type Proving } from './factor.ts';
import { usePasskey, verifyPasskey } from './passkeys.ts';
import { openSession } from './sessions.ts';

type Opening = Pick<Services, 'clock' | 'secrets'>;

async function open({ clock, secrets }: Opening, trx: Trx, userId: string, who: Who, agent: string | null): Promise<string> {
  const now = clock();
  await rememberTrace({ secrets }, trx, userId, who, now);
  return openSession(trx, userId, now, { agent, visitor: who.visitor });
}

/**
 * Opens a session for somebody who passed the first step, and returns its token. For an account with a second factor it only notes that this
 * browser passed the step, and returns null.
 */
export async function passFirstStep(services: Opening, trx: Trx, userId: string, who: Who, agent: string | null): Promise<string | null> {
  if (!(await hasFactor(trx, userId))) return open(services, trx, userId, who, agent);
  const step = { user_id: userId, expires_at: new Date(services.clock().getTime() + times.secondStep) };
  await trx
    .insertInto('sign_in_step')
    .values({ visitor: who.visitor, ...step })
    .onConflict((conflict) => conflict.column('visitor').doUpdateSet(step))
    .execute();
  return null;
}

/** Returns the token of a session that the first step opened. Throws `factorNeeded` where it opened none. */
export function requireToken({ log }: Pick<Services, 'log'>, token: string | null, fields: Record<string, unknown>): string {
  if (token !== null) {
    log.event('signIn.succeeded', fields);
    return token;
  }
  log.event('signIn.halfway', fields);
  throw new Refusal('factorNeeded');
}

/**
 * Completes a sign-in whose first step this browser passed, and returns the token of its session. Throws `wrongCredentials` where no step
 * waits, `wrongCode` or `tooManyAttempts`.
 */
export async function passSecondStep(services: Proving, who: Who, proof: FactorProof, agent: string | null): Promise<string> {
  const { db, clock, log } = services;
  const owner = await db
    .selectFrom('sign_in_step')
    .innerJoin('user_account', 'user_account.id', 'sign_in_step.user_id')
    .select(['user_account.id', 'user_account.email'])
    .where('sign_in_step.visitor', '=', who.visitor)
    .where('sign_in_step.expires_at', '>', clock())
    .executeTakeFirst();
  if (!owner) throw new Refusal('wrongCredentials', { key: 'secondStepLate' });
  const { token, means } = await withFactor(services, who, owner, proof, async (trx, means) => {
    const step = trx.deleteFrom('sign_in_step').where('visitor', '=', who.visitor).where('user_id', '=', owner.id);
    // A password that was changed in the meantime ended the step.
    if (!(await step.returning('visitor').executeTakeFirst())) throw new Refusal('wrongCredentials', { key: 'secondStepLate' });
    return { token: await openProved(services, trx, owner, who, agent, means === 'recovery'), means };
  });
  log.event('signIn.succeeded', { user: owner.id, second: means });
  return token;
}

async function openProved(
  services: Proving,
  trx: Trx,
  owner: { id: string; email: string },
  who: Who,
  agent: string | null,
  isRecovery = false,
): Promise<string> {
  const token = await open(services, trx, owner.id, who, agent);
  await markProved(services, trx, token);
  await recordOwn(services, trx, owner, isRecovery ? 'recoveryUsed' : 'consoleOpened');
  return token;
}

/**
 * Signs in with a passkey alone: it is bound to this site, and the browser asked for its owner's PIN or fingerprint. Throws `wrongCredentials` or
 * `tooManyAttempts`.
 */
export async function signInWithPasskey(
  services: Proving,
  who: Who,
  { passkey }: Infer<typeof passkeyProof>,
  agent: string | null,
): Promise<string> {
  const { db, limits, log, secrets } = services;
  const giveBack = await limits.reserve('signInByAddress', who.address);
  const verified = await verifyPasskey(services, who, passkey);
  const opened =
    verified &&
    (await inTransaction(db, async (trx) => {
      const owner = await trx.selectFrom('user_account').select(['id', 'email']).where('id', '=', verified.userId).executeTakeFirst();
      if (!owner || !(await usePasskey(services, trx, owner.id, verified))) return null;
      return { id: owner.id, token: await openProved(services, trx, owner, who, agent) };
    }));
  if (!opened) {
    log.event('signIn.failed', { address: secrets.addressHash(who.address), with: 'passkey' });
    throw new Refusal('wrongCredentials', { key: 'passkeyRefused' });
  }
  await giveBack();
  log.event('signIn.succeeded', { user: opened.id, with: 'passkey' });
  return opened.token;
}
