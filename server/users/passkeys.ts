/** Passkeys (WebAuthn): credentials that the browser keeps, and that it uses only once their owner proved to be there. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { passkeyLimits } from '../../contract/facts/passkeys.ts';
import { productName } from '../../contract/facts/product.ts';
import type { passkeyProof } from '../../contract/structs/account.ts';
import type { addPasskey, passkeyItem } from '../../contract/structs/calls/factor.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { newId } from '../core/id.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import type { Db, Trx } from '../db/transaction.ts';
import { newNonce, spendNonce } from './nonces.ts';

type Item = Infer<typeof passkeyItem>;
type Assertion = Infer<typeof passkeyProof>['passkey'];
type Attestation = Infer<typeof addPasskey.body>['passkey'];
type Verifying = Pick<Services, 'clock' | 'db' | 'secrets' | 'limits' | 'site'>;

/** EdDSA, ES256 and RS256 (COSE), which every authenticator has one of. */
const algorithms = [-8, -7, -257];

/** The site to which passkeys belong: its one origin, and the name of its host. */
const placeOf = ({ site }: Pick<Services, 'site'>) => ({ origin: new URL(site.url).origin, host: new URL(site.url).hostname });

/** Judges the challenge in an answer of the browser: one that this browser was given, and only once. */
const challengeOf = (services: Verifying, who: Who) => (challenge: string) =>
  spendNonce(services, who, 'passkey', Buffer.from(challenge, 'base64url').toString('utf8'));

/** Returns the user's passkeys, oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<Item[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at: createdAt, used_at: usedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** Returns the options with which the browser makes a passkey of a user; those that the user has are not made twice on one device. */
export async function optionsFor(services: Verifying, who: Who): Promise<{ challenge: string }> {
  const { id, email } = who.user!;
  const known = await services.db.selectFrom('passkey').select('credential').where('user_id', '=', id).execute();
  return generateRegistrationOptions({
    rpName: productName,
    rpID: placeOf(services).host,
    userName: email,
    userID: new TextEncoder().encode(id),
    challenge: new TextEncoder().encode(await newNonce(services, who, 'passkey')),
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Returns the options with which the browser asks for any passkey of this site. */
export async function requestFor(services: Verifying, who: Who): Promise<{ challenge: string }> {
  return generateAuthenticationOptions({
    rpID: placeOf(services).host,
    challenge: new TextEncoder().encode(await newNonce(services, who, 'passkey')),
    userVerification: 'required',
  });
}

type Made = { credential: string; public_key: string; counter: number };

/** Verifies a passkey that the browser made. Throws `wrongCode`. */
export async function verifyMade(services: Verifying, who: Who, response: Attestation): Promise<Made> {
  const { origin, host } = placeOf(services);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challengeOf(services, who),
      expectedOrigin: origin,
      expectedRPID: host,
      supportedAlgorithmIDs: algorithms,
    });
    const { id, publicKey, counter } = registrationInfo!.credential;
    return { credential: id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
  } catch (cause) {
    throw new Refusal('wrongCode', { key: 'passkeyRefused', cause });
  }
}

/** Stores a passkey. Throws `invalidInput` for one too many, and `wrongCode` for one that is known. */
export async function storePasskey({ clock }: Pick<Services, 'clock'>, trx: Trx, userId: string, name: string, made: Made): Promise<Item> {
  // Two requests at once must not pass the limit together.
  await trx.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
  if ((await passkeysOf(trx, userId)).length >= passkeyLimits.perAccount)
    throw new Refusal('invalidInput', { key: 'tooManyPasskeys', params: { count: passkeyLimits.perAccount } });
  const now = clock();
  const row = { id: newId(now.getTime()), name };
  const stored = await trx
    .insertInto('passkey')
    .values({ ...row, ...made, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new Refusal('wrongCode', { key: 'passkeyRefused' });
  return { ...row, createdAt: now.toISOString(), usedAt: null };
}

/** A passkey whose answer was verified, and the count that its authenticator reported. */
export type Verified = { id: string; userId: string; counter: number };

/** Verifies the answer of a passkey. Returns null for one that is unknown or wrong. Must not be called inside a transaction. */
export async function verifyPasskey(services: Verifying, who: Who, response: Assertion): Promise<Verified | null> {
  const { origin, host } = placeOf(services);
  const row = await services.db.selectFrom('passkey').selectAll().where('credential', '=', response.id).executeTakeFirst();
  if (!row) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challengeOf(services, who),
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: row.credential, publicKey: Buffer.from(row.public_key, 'base64url'), counter: Number(row.counter) },
    });
    return verified ? { id: row.id, userId: row.user_id, counter: authenticationInfo.newCounter } : null;
  } catch {
    // The library throws for whatever a browser could not have sent.
    return null;
  }
}

/** Notes the use of a verified passkey. Returns whether it is there still, and the user's. */
export async function usePasskey(
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  userId: string,
  { id, counter }: Verified,
): Promise<boolean> {
  const used = await trx
    .updateTable('passkey')
    .set({ counter, used_at: clock() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
