/** Addresses of files: `/files/<key>?e=<expiry>&s=<signature>`. Who holds the address may see the file until it expires. */
import type { Services } from '../core/services.ts';

type Signing = Pick<Services, 'secrets' | 'clock'>;

const hour = 3600;
/** An address is good for at least this long. */
const life = 24 * hour;
/** Expiries are rounded up to this, so that the address of a file stays the same for hours and browsers keep what they have. */
const step = 6 * hour;

const signedText = (key: string, expiry: number): string => `${key}\n${expiry}`;

/** The path of a file, to be put behind the site's origin. */
export function signedPath({ secrets, clock }: Signing, key: string): string {
  const expiry = Math.ceil((clock().getTime() / 1000 + life) / step) * step;
  return `/files/${key}?e=${expiry}&s=${secrets.sign('file', signedText(key, expiry))}`;
}

/** Seconds for which the address is still good; null when it is forged or over. */
export function remainingLife({ secrets, clock }: Signing, key: string, expiry: string, signature: string): number | null {
  if (!/^\d{1,12}$/.test(expiry) || !secrets.verify('file', signedText(key, Number(expiry)), signature)) return null;
  const left = Number(expiry) - clock().getTime() / 1000;
  return left > 0 ? Math.floor(left) : null;
}
