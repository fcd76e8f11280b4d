/** The second factors of an account: an authenticator app, passkeys, and the recovery codes for when these are lost. */
import type { factorProof } from '../../contract/structs/account.ts';
import type * as calls from '../../contract/structs/calls/factor.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { recordAct, type Act } from '../db/acts.ts';
import { inTransaction, type Db, type Trx } from '../db/transaction.ts';
import { emailKeyOf, isOperator } from './accounts.ts';
import { isKnownDevice } from './attempts.ts';
import { spendStep } from './authenticator-app.ts';
import { passkeysOf, storePasskey, usePasskey, verifyMade, verifyPasskey } from './passkeys.ts';
import { requireProof } from './proof.ts';
import { createRecovery, recoveryLeft, replaceRecovery, spendRecovery } from './recovery-codes.ts';
import { hashToken } from './sessions.ts';

export type Proving = Pick<Services, 'db' | 'clock' | 'secrets' | 'limits' | 'log' | 'mail' | 'site' | 'config'>;
export type FactorProof = Infer<typeof factorProof>;
type Owner = { id: string; email: string };
type Status = Infer<typeof calls.getFactor.data>;

/** Returns the second factors of an account. */
export async function factorOf(db: Db, userId: string): Promise<Status> {
  const app = await db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return {
    app: app?.confirmed_at?.toISOString() ?? null,
    passkeys: await passkeysOf(db, userId),
    recovery: await recoveryLeft(db, userId),
  };
}

/** Returns whether an account has a second factor: signing in then takes a second step. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const app = db.selectFrom('second_factor').select('user_id').where('user_id', '=', userId).where('confirmed_at', 'is not', null);
  const passkey = db.selectFrom('passkey').select('user_id').where('user_id', '=', userId);
  return (await app.unionAll(passkey).limit(1).executeTakeFirst()) !== undefined;
}

/** Notes that the second factor was proved in a session. */
export async function markProved({ clock }: Pick<Services, 'clock'>, trx: Trx, token: string): Promise<void> {
  await trx.updateTable('session').set({ proved_at: clock() }).where('token_hash', '=', hashToken(token)).execute();
}

/** Records what an operator did with an account of their own; other users' doings are not in the record. */
export async function recordOwn(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  trx: Trx,
  owner: Owner,
  act: Act['act'],
): Promise<void> {
  if (isOperator(config, owner.email)) await recordAct(trx, owner, clock(), { act });
}

/** How a proof was given. */
type Means = 'app' | 'passkey' | 'recovery';

async function spend(services: Proving, trx: Trx, owner: Owner, code: string): Promise<Means | null> {
  if (/^\d{6}$/.test(code)) return (await spendStep(services, trx, owner, code, true)) ? 'app' : null;
  return (await spendRecovery(services, trx, owner.id, code)) ? 'recovery' : null;
}

/**
 * Checks a proof of the second factor and runs `act` in the transaction that spends it. A proof is counted before it is checked, so that
 * parallel ones cannot exceed the limit; a browser from which the owner signed in before has a counter of its own, so that strangers cannot use
 * up the owner's. A spent recovery code is reported by mail. Throws `wrongCode` or `tooManyAttempts`.
 */
export async function withFactor<T>(
  services: Proving,
  who: Who,
  owner: Owner,
  { code, passkey }: FactorProof,
  act: (trx: Trx, means: Means) => Promise<T>,
): Promise<T> {
  const { db, limits, log, mail } = services;
  const isKnown = await isKnownDevice(services, emailKeyOf(owner.email), who.visitor);
  const giveBack = await limits.reserve('factorByAccount', isKnown ? `${owner.id} ${who.visitor}` : owner.id);
  const verified = passkey ? await verifyPasskey(services, who, passkey) : null;
  const done = await inTransaction(db, async (trx) => {
    const isUsed = verified !== null && (await usePasskey(services, trx, owner.id, verified));
    const means = isUsed ? 'passkey' : await spend(services, trx, owner, passkey ? '' : (code ?? ''));
    if (means === null) return null;
    const result = await act(trx, means);
    if (means !== 'recovery') return { result, send: null };
    const left = String(await recoveryLeft(trx, owner.id));
    return { result, send: await mail.within(trx, who.locale, 'recoveryUsed', owner.email, { left }) };
  });
  if (done === null) {
    log.event('code.wrong', { purpose: 'second-factor', user: owner.id });
    throw new Refusal('wrongCode', { key: passkey ? 'passkeyRefused' : 'factorWrong' });
  }
  await giveBack();
  done.send?.();
  return done.result;
}

/** Stores a factor with `store`, creates the recovery codes with the first one, and writes to the owner. The session has proved it. */
async function add<T>(
  services: Proving,
  who: Who,
  {
    letter,
    act,
    store,
  }: { letter: (trx: Trx) => ReturnType<Services['mail']['within']>; act: Act['act']; store: (trx: Trx) => Promise<T> },
): Promise<{ stored: T; recovery: string[] | null }> {
  const { db, log } = services;
  const owner = who.user!;
  const { send, ...added } = await inTransaction(db, async (trx) => {
    const stored = await store(trx);
    const recovery = await createRecovery(services, trx, owner.id);
    await markProved(services, trx, who.token!);
    await recordOwn(services, trx, owner, act);
    return { stored, recovery, send: await letter(trx) };
  });
  send();
  log.event('factor.added', { user: owner.id, act });
  return added;
}

/**
 * Confirms a new authenticator app with its first code, once the person proved who they are. Throws what `requireProof` throws, `wrongCode` or
 * `tooManyAttempts`.
 */
export async function confirmApp(
  services: Proving,
  who: Who,
  { app, ...proof }: Infer<typeof calls.confirmApp.body>,
): Promise<{ recovery: string[] | null }> {
  const owner = who.user!;
  const spendProof = await requireProof(services, who, proof);
  const giveBack = await services.limits.reserve('factorByAccount', owner.id);
  const { recovery } = await add(services, who, {
    act: 'factorConfirmed',
    letter: (trx) => services.mail.within(trx, who.locale, 'factorOn', owner.email, {}),
    store: async (trx) => {
      if (!(await spendStep(services, trx, owner, app, false))) throw new Refusal('wrongCode', { key: 'factorWrong' });
      await spendProof(trx);
    },
  });
  await giveBack();
  return { recovery };
}

/** Adds a passkey, once the person proved who they are. Throws what `requireProof` throws, `wrongCode`, or `invalidInput` for one too many. */
export async function addPasskeyTo(
  services: Proving,
  who: Who,
  { name, passkey, ...proof }: Infer<typeof calls.addPasskey.body>,
): Promise<Infer<typeof calls.addPasskey.data>> {
  const owner = who.user!;
  const spendProof = await requireProof(services, who, proof);
  const made = await verifyMade(services, who, passkey);
  const { stored: item, recovery } = await add(services, who, {
    act: 'passkeyAdded',
    letter: (trx) => services.mail.within(trx, who.locale, 'passkeyAdded', owner.email, { name }),
    store: async (trx) => {
      const stored = await storePasskey(services, trx, owner.id, name, made);
      await spendProof(trx);
      return stored;
    },
  });
  return { item, recovery };
}

/** Without a factor that it stands in for, a recovery code opens nothing, and no session has proved one. */
async function forgetRest(trx: Trx, userId: string): Promise<void> {
  if (await hasFactor(trx, userId)) return;
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx.deleteFrom('sign_in_step').where('user_id', '=', userId).execute();
  await trx.updateTable('session').set({ proved_at: null }).where('user_id', '=', userId).execute();
}

/** Removes the authenticator app, or a passkey by its id, with a proof. Throws `notFound`, `wrongCode` or `tooManyAttempts`. */
export async function removeFactor(services: Proving, who: Who, proof: FactorProof, passkeyId: string | null): Promise<void> {
  const { log, mail } = services;
  const owner = who.user!;
  const act = passkeyId === null ? 'factorRemoved' : 'passkeyRemoved';
  const { app, passkeys } = await factorOf(services.db, owner.id);
  if (passkeyId === null ? app === null : !passkeys.some(({ id }) => id === passkeyId)) throw new Refusal('notFound');
  const send = await withFactor(services, who, owner, proof, async (trx) => {
    const gone =
      passkeyId === null
        ? await trx
            .deleteFrom('second_factor')
            .where('user_id', '=', owner.id)
            .where('confirmed_at', 'is not', null)
            .returning('user_id')
            .executeTakeFirst()
        : await trx.deleteFrom('passkey').where('user_id', '=', owner.id).where('id', '=', passkeyId).returning('name').executeTakeFirst();
    if (!gone) throw new Refusal('notFound');
    await forgetRest(trx, owner.id);
    await recordOwn(services, trx, owner, act);
    return 'name' in gone
      ? mail.within(trx, who.locale, 'passkeyRemoved', owner.email, { name: gone.name })
      : mail.within(trx, who.locale, 'factorOff', owner.email, {});
  });
  send();
  log.event('factor.removed', { user: owner.id, act });
}

/** Replaces the recovery codes with a proof, which may be one of them. Throws `wrongCode` or `tooManyAttempts`. */
export async function renewRecovery(services: Proving, who: Who, proof: FactorProof): Promise<{ recovery: string[] }> {
  const { log, mail } = services;
  const owner = who.user!;
  const { send, recovery } = await withFactor(services, who, owner, proof, async (trx) => {
    const renewed = await replaceRecovery(services, trx, owner.id);
    await recordOwn(services, trx, owner, 'recoveryRenewed');
    return { recovery: renewed, send: await mail.within(trx, who.locale, 'recoveryRenewed', owner.email, {}) };
  });
  send();
  log.event('recovery.renewed', { user: owner.id });
  return { recovery };
}

/** Removes every factor of a user. Returns whether there was one. */
export async function removeEveryFactor(trx: Trx, userId: string): Promise<boolean> {
  const had = await hasFactor(trx, userId);
  await trx.deleteFrom('second_factor').where('user_id', '=', userId).execute();
  await trx.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await forgetRest(trx, userId);
  return had;
}
