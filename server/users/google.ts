import { errors, jwtVerify } from 'jose';
import type { Infer } from '../../contract/structs/schema.ts';
import type { googleCallback } from '../../contract/structs/calls/users.ts';
import { isEmail } from '../../contract/facts/account.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { keysAt } from './issuer-keys.ts';
import { signInLinked } from './linked.ts';
import { spendNonce } from './nonces.ts';

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Returns whether Google itself runs the mailbox: its own domains, or a Workspace that has the address's domain. Of any other address it only
 * knows that somebody proved it once, perhaps a former owner of the domain.
 */
function isGooglesOwn(email: string, workspace: unknown): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return ['gmail.com', 'googlemail.com'].includes(domain) || (typeof workspace === 'string' && workspace.toLowerCase() === domain);
}

type Claims = { sub: string; email: string; nonce: unknown; isProven: boolean };

/** Verifies the credential as Google specifies (signature, audience, issuer, expiry) and requires an email address verified by Google. */
async function claimsOf({ config, clock }: Pick<Services, 'config' | 'clock'>, credential: string): Promise<Claims> {
  if (!config.googleClientId) throw new Refusal('unavailable', { key: 'googleOff' });
  try {
    const { payload } = await jwtVerify(credential, keysAt(config.googleKeysUrl), {
      issuer: issuers,
      audience: config.googleClientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'email'],
      currentDate: clock(),
    });
    const { sub, email, azp = config.googleClientId, nonce } = payload;
    if (azp !== config.googleClientId) throw new Refusal('wrongCredentials', { key: 'googleRefused' });
    if (!sub || typeof email !== 'string' || !isEmail(email) || payload.email_verified !== true)
      throw new Refusal('wrongCredentials', { key: 'googleRefused' });
    return { sub, email, nonce, isProven: isGooglesOwn(email, payload.hd) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isTheirs = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
    if (isTheirs) throw new Refusal('wrongCredentials', { key: 'googleRefused', cause: error });
    throw new Refusal('unavailable', { cause: error });
  }
}

/**
 * Signs in with a Google credential. The account is identified by Google's subject. Only an address that Google itself runs is joined to an
 * existing account, whose owner is informed by mail, or opens one; any other has to be proved by a code, so it throws `googleUnproven`. The
 * credential must carry a nonce that this browser was given and that was not used before. Google's word is the first step: throws `factorNeeded`
 * for an account with a second factor.
 */
export async function signInWithGoogle(
  services: Pick<Services, 'config' | 'clock' | 'db' | 'secrets' | 'mail' | 'log' | 'limits'>,
  who: Who,
  body: Infer<(typeof googleCallback)['body']>,
  agent: string | null,
): Promise<string> {
  const { sub, email, nonce, isProven } = await claimsOf(services, body.credential);
  if (!(await spendNonce(services, who, 'google', nonce))) throw new Refusal('wrongCredentials', { key: 'googleRefused' });
  const doubt = isProven ? null : new Refusal('wrongCredentials', { key: 'googleUnproven' });
  const word = { column: 'google_subject', subject: sub, email, doubt, inviteCode: body.inviteCode } as const;
  return signInLinked(services, who, word, agent, (trx, to) => services.mail.within(trx, who.locale, 'googleJoined', to, {}));
}
