/** The caller of a request, independent of HTTP. `server/http/who.ts` reads it from headers, cookies and sockets. */
import type { KeyScope } from '../../contract/facts/keys.ts';
import { defaultLocale, isLocale, type Locale } from '../../contract/facts/locales.ts';
import { widestOf } from './network.ts';

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
  /** The session's token, or the key with which a program asks. */
  readonly token: string | null;
  /** What the key of the request is allowed to; null for a person, who is allowed to everything of the account. */
  readonly scopes: readonly KeyScope[] | null;
};

/** Returns whether the runtime knows the zone; offsets such as `+05:00` are not zones. */
export const isZone = (zone: string): boolean => nameOf(zone) !== null;

/** Returns the runtime's own name of a time zone, whatever the case it is spelled in; `UTC` for anything that is not a zone. */
export const zoneOf = (spelled: string): string => nameOf(spelled) ?? 'UTC';

/** The runtime's names by lower-case spelling. Only known zones are kept, so strangers cannot make it grow. */
const zones = new Map<string, string>();

function nameOf(spelled: string): string | null {
  if (spelled.length > 64 || !/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(spelled)) return null;
  const key = spelled.toLowerCase();
  const known = zones.get(key);
  if (known !== undefined) return known;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: spelled }).resolvedOptions().timeZone;
    zones.set(key, zone);
    return zone;
  } catch {
    return null;
  }
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

type Hashing = { secrets: { addressHash: (address: string) => string } };

/** The network that shares processes with others. */
export const groupOf = ({ secrets }: Hashing, address: string): string => secrets.addressHash(widestOf(address));

/** Between whom processes are shared, the widest first. A cookie costs nothing, so the accounts of a network share its part. */
export const groupsOf = (services: Hashing, { address, account }: Pick<Who, 'address' | 'account'>): readonly string[] => [
  groupOf(services, address),
  account,
];
