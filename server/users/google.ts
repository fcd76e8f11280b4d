import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Infer } from '../../contract/structs/schema.ts';
import type { googleCallback } from '../../contract/structs/calls/users.ts';
import { isEmail } from '../../contract/structs/account.ts';
import { inTransaction } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import { fetchOf, serviceAt } from '../outbound/service.ts';
import type { Services } from '../core/services.ts';
import { emailKeyOf, openAccount, rememberTrace } from './accounts.ts';
import { openSession } from './sessions.ts';

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Milliseconds. */
const keysTimeout = 5000;
const maxKeysBytes = 256 * 1024;

type Keys = ReturnType<typeof createRemoteJWKSet>;
const keySets = new Map<string, Keys>();

function keysAt(url: string): Keys {
  const known =
    keySets.get(url) ??
    createRemoteJWKSet(new URL(url), { timeoutDuration: keysTimeout, [customFetch]: fetchOf(serviceAt(url), maxKeysBytes, keysTimeout) });
  keySets.set(url, known);
  return known;
}

/** Verifies the credential as Google specifies (signature, audience, issuer, expiry) and requires an email address verified by Google. */
async function claimsOf(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  credential: string,
): Promise<JWTPayload & { sub: string; email: string }> {
  if (!config.googleClientId) throw new Refusal('unavailable', { key: 'googleOff' });
  try {
    const { payload } = await jwtVerify(credential, keysAt(config.googleKeysUrl), {
      issuer: issuers,
      audience: config.googleClientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'email'],
      currentDate: clock(),
    });
    const { sub, email } = payload;
    if (!sub || typeof email !== 'string' || !isEmail(email) || payload.email_verified !== true)
      throw new Refusal('wrongCredentials', { key: 'googleRefused' });
    return { ...payload, sub, email };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isTheirs = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
    if (isTheirs) throw new Refusal('wrongCredentials', { key: 'googleRefused', cause: error });
    throw new Refusal('unavailable', { cause: error });
  }
}

/**
 * Signs in with a Google credential. The account is identified by Google's subject; an existing account with the same verified address is
 * linked to it.
 */
export async function signInWithGoogle(
  services: Pick<Services, 'config' | 'clock' | 'db'>,
  who: Who,
  body: Infer<(typeof googleCallback)['body']>,
  agent: string | null,
): Promise<string> {
  const { db, clock } = services;
  const { sub, email } = await claimsOf(services, body.credential);
  return inTransaction(db, async (trx) => {
    const now = clock();
    const bySubject = await trx.selectFrom('user_account').select('id').where('google_subject', '=', sub).executeTakeFirst();
    const joined =
      bySubject ??
      (await trx
        .updateTable('user_account')
        .set({ google_subject: sub })
        .where('email_key', '=', emailKeyOf(email))
        .where('google_subject', 'is', null)
        .returning('id')
        .executeTakeFirst());
    const id =
      joined?.id ?? (await openAccount(trx, { email, passwordHash: null, googleSubject: sub, inviteCode: body.inviteCode }, who, now));
    if (joined) await rememberTrace(trx, id, who);
    return openSession(trx, id, now, agent);
  });
}
