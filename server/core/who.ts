/** Who asks, and the rules of what a request says about that. How it says it (headers, cookies, sockets) is `server/http/who.ts`. */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { defaultLocale, isLocale, type Locale } from '../../contract/facts/locales.ts';

/** Who asks. `account` is whose credits are spent: `u_…` of the signed-in user, else `v_…` of the visitor behind the cookie. */
export type Who = {
  readonly account: string;
  readonly user: { readonly id: string; readonly email: string } | null;
  /** The visitor's account, also while signed in: signing up carries over what stands there. */
  readonly visitor: string;
  readonly locale: Locale;
  /** A time zone that the runtime knows; `UTC` when none or an unknown one was sent. */
  readonly zone: string;
  /** The peer's address, after the trusted proxies; IPv6 by its /64. */
  readonly address: string;
  readonly token: string | null;
};

const supportedZones = new Map<string, boolean>();
const maxZones = 2000;

/** Whether the runtime knows the zone; offsets such as `+05:00` are not zones. */
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

/** Browsers send the same few lines again and again. */
const knownLocales = new Map<string, Locale>();
const maxKnown = 500;

/** The first supported language by the weights of `accept-language`. */
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

/** IPv4 as it is; IPv6 by its /64, because one household owns a whole one. */
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

/** What stands in tables instead of an address. */
export const addressHash = (address: string): string => createHash('sha256').update(address).digest('base64url').slice(0, 22);
