/**
 * Nonces that a credential has to carry: Google's and another provider's (OpenID Connect Core 3.1.2.1, ASVS 10.5.1), and the challenges of passkeys (WebAuthn 13.4.3).
 * A nonce is a signed text, so that nothing is stored until it is used: `time.random.signature`, valid for the browser that asked for it.
 */
import { randomBytes } from 'node:crypto';
import { times } from '../../contract/facts/times.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';

type Signing = Pick<Services, 'clock' | 'secrets' | 'limits'>;

/** Milliseconds for which a nonce is valid, and the counter that takes each of a kind once. */
const kinds = {
  google: { life: times.googleNonceLife, signs: 'google-nonce', once: 'googleNonce' },
  openid: { life: times.openidSignIn, signs: 'openid-state', once: 'openidState' },
  passkey: { life: times.passkeyChallenge, signs: 'passkey-challenge', once: 'passkeyChallenge' },
} as const;
export type NonceKind = keyof typeof kinds;

const shape = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/;
const signed = ({ visitor }: Pick<Who, 'visitor'>, time: string, random: string): string => `${visitor} ${time} ${random}`;

/** Returns a nonce for this browser. Throws `tooManyAttempts`. */
export async function newNonce({ clock, secrets, limits }: Signing, who: Who, kind: NonceKind): Promise<string> {
  await limits.spend(['nonceByAddress', who.address]);
  const time = String(clock().getTime());
  const random = randomBytes(16).toString('base64url');
  return [time, random, secrets.sign(kinds[kind].signs, signed(who, time, random))].join('.');
}

/**
 * Takes a nonce out of use. Returns false for one that is missing, that another browser was given, that is of another kind or too old, or that
 * was used before.
 */
export async function spendNonce({ clock, secrets, limits }: Signing, who: Who, kind: NonceKind, nonce: unknown): Promise<boolean> {
  const { life, signs, once } = kinds[kind];
  const [, time = '', random = '', signature = ''] = shape.exec(typeof nonce === 'string' ? nonce : '') ?? [];
  const age = clock().getTime() - Number(time);
  if (signature === '' || age > life || !secrets.verify(signs, signed(who, time, random), signature)) return false;
  try {
    // Without the signature: the last character of a base64url text has spellings that decode to the same bytes.
    await limits.spend([once, `${time}.${random}`]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
