/** The caller of a request, independent of HTTP. `server/http/who.ts` reads it from headers, cookies and sockets. */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { defaultLocale, isLocale, type Locale } from '../../contract/facts/locales.ts';

/** The caller of a request. `account` pays for the work: `u_…` of the signed-in user, or `v_…` of the visitor behind the cookie. */
export type Who = {
  readonly account: string;
  readonly user: { readonly id: string; readonly email: string } | null;
  /** The visitor's account, also while signed in, because signing up carries its data over. */
  readonly visitor: string;
  readonly locale: Locale;
  /** A time zone known to the runtime; `UTC` if the client sent none or an unknown one. */
  readonly zone: string;
  /** The client's address, behind trusted proxies; IPv6 as its /64 prefix. */
  readonly address: string;
  readonly token: string | null;
};

const supportedZones = new Map<string, boolean>();
const maxZones = 2000;

/** Returns whether the runtime knows the zone; offsets such as `+05:00` are not zones. */
export function isZone(zone: string): boolean {
  if (zone.length > 64 || !/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(zone)) return false;
  const known = supportedZones.get(zone);
  if (known !== undefined) return known;
  let valid = true;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    valid = false;
  }
  if (supportedZones.size < maxZones) supportedZones.set(zone, valid);
  return valid;
}

/** Cached because browsers send the same few header values over and over. */
const knownLocales = new Map<string, Locale>();
const maxKnown = 500;

/** Returns the supported locale with the highest weight in `accept-language`. */
export function localeOf(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  const known = knownLocales.get(header);
  if (known) return known;
  const locale = readLocale(header);
  if (knownLocales.size < maxKnown && header.length < 200) knownLocales.set(header, locale);
  return locale;
}

function readLocale(header: string): Locale {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const weight = Number(/^\s*q=([\d.]+)$/.exec(rest[0] ?? '')?.[1] ?? 1);
      return { language: tag.split('-')[0]!.toLowerCase(), weight: Number.isFinite(weight) ? weight : 0, order };
    })
    .filter(({ language, weight }) => weight > 0 && isLocale(language))
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  return (wanted[0]?.language as Locale | undefined) ?? defaultLocale;
}

/** Returns an IPv4 address unchanged and an IPv6 address as its /64 prefix, because one household has a whole /64. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Returns the hash that tables store instead of the address. */
export const addressHash = (address: string): string => createHash('sha256').update(address).digest('base64url').slice(0, 22);

/** Between whom processes are shared, the widest first. A cookie costs nothing, so the accounts of an address share the address's part. */
export const groupsOf = ({ address, account }: Pick<Who, 'address' | 'account'>): readonly string[] => [address, account];
