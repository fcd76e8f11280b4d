/** Signed file URLs: `/files/<key>?e=<expiry>&s=<signature>`. Anyone with the URL can read the file until it expires. */
import { times } from '../../contract/facts/times.ts';
import type { Services } from '../core/services.ts';

type Signing = Pick<Services, 'secrets' | 'clock'>;

const hour = 3600;
/** Minimum validity of a URL. */
const life = times.fileLinkLife / 1000;
/** Expiries are rounded up to a multiple of this, so that the URL of a file stays the same for hours and browsers can cache it. */
const step = 6 * hour;

const signedText = (key: string, expiry: number): string => `${key}\n${expiry}`;

/** Returns the signed path of a file, to be appended to the site's origin. */
export function signedPath({ secrets, clock }: Signing, key: string): string {
  const expiry = Math.ceil((clock().getTime() / 1000 + life) / step) * step;
  return `/files/${key}?e=${expiry}&s=${secrets.sign('file', signedText(key, expiry))}`;
}

/** Returns the remaining validity of a signed URL in seconds; null if it is forged or expired. */
export function remainingLife({ secrets, clock }: Signing, key: string, expiry: string, signature: string): number | null {
  if (!/^\d{1,12}$/.test(expiry) || !secrets.verify('file', signedText(key, Number(expiry)), signature)) return null;
  const left = Number(expiry) - clock().getTime() / 1000;
  return left > 0 ? Math.floor(left) : null;
}
