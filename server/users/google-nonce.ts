/**
 * Nonces for Google's credentials (OpenID Connect Core 3.1.2.1, ASVS 10.5.1). A nonce is a signed text, so that nothing is stored until it is
 * used: `time.random.signature`, valid for the browser that asked for it.
 */
import { randomBytes } from 'node:crypto';
import { times } from '../../contract/facts/times.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';

type Signing = Pick<Services, 'clock' | 'secrets' | 'limits'>;

const shape = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/;
const signed = ({ visitor }: Pick<Who, 'visitor'>, time: string, random: string): string => `${visitor} ${time} ${random}`;

/** Returns a nonce for Google's button. Throws `tooManyAttempts`. */
export async function newNonce({ clock, secrets, limits }: Signing, who: Who): Promise<string> {
  await limits.spend(['nonceByAddress', who.address]);
  const time = String(clock().getTime());
  const random = randomBytes(16).toString('base64url');
  return [time, random, secrets.sign('google-nonce', signed(who, time, random))].join('.');
}

/**
 * Takes a credential's nonce out of use. Throws `googleRefused` for a nonce that is missing, that another browser was given, that is too old,
 * or that was used before.
 */
export async function spendNonce({ clock, secrets, limits }: Signing, who: Who, nonce: unknown): Promise<void> {
  const [, time = '', random = '', signature = ''] = shape.exec(typeof nonce === 'string' ? nonce : '') ?? [];
  const age = clock().getTime() - Number(time);
  if (signature === '' || age > times.googleNonceLife || !secrets.verify('google-nonce', signed(who, time, random), signature))
    throw new Refusal('wrongCredentials', { key: 'googleRefused' });
  try {
    // Without the signature: the last character of a base64url text has spellings that decode to the same bytes.
    await limits.spend(['googleNonce', `${time}.${random}`]);
  } catch (cause) {
    throw cause instanceof Refusal ? new Refusal('wrongCredentials', { key: 'googleRefused', cause }) : cause;
  }
}
