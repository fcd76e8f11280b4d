import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { getCookie, setCookie } from 'hono/cookie';
import { defaultLocale, isLocale, type Locale } from '../../contract/facts/locales.ts';
import { newId } from '../core/id.ts';
import type { Services } from '../core/services.ts';
import { userOfToken } from '../users/sessions.ts';
import { peerOf, type AppContext } from './app.ts';
import { Refusal } from '../core/refusal.ts';

/** Who asks. `account` is the purse: `u_…` of the signed-in user, else `v_…` of the visitor behind the cookie. */
export type Who = {
  readonly account: string;
  readonly user: { readonly id: string; readonly email: string } | null;
  /** The visitor's purse, also while signed in: signing up carries over what stands there. */
  readonly visitor: string;
  readonly locale: Locale;
  /** A time zone that the runtime knows; `UTC` when none or an unknown one was sent. */
  readonly zone: string;
  /** The peer's address, after the trusted proxies; IPv6 by its /64. */
  readonly address: string;
  readonly token: string | null;
};

/** Browsers hold a `__Host-` cookie to this very host; they take one over HTTPS alone. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-visitor' : 'visitor');
const cookieSeconds = 400 * 24 * 60 * 60;
const visitorShape = /^v_[0-9A-HJKMNP-TV-Z]{26}$/;

const supportedZones = new Map<string, boolean>();

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
  if (supportedZones.size < 2000) supportedZones.set(zone, valid);
  return valid;
}

/** Browsers send the same few lines again and again. */
const knownLocales = new Map<string, Locale>();
const mostKnown = 500;

/** The first supported language by the weights of `accept-language`. */
export function localeOf(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  const known = knownLocales.get(header);
  if (known) return known;
  const locale = readLocale(header);
  if (knownLocales.size < mostKnown && header.length < 200) knownLocales.set(header, locale);
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

/** The peer of the socket, or the client that the outermost of `hops` trusted proxies named. */
export function addressOf(c: AppContext, hops: number): string {
  const socket = peerOf(c) ?? '127.0.0.1';
  if (hops === 0) return addressGroup(socket);
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const claimed = chain[chain.length - hops] ?? '';
  return addressGroup(isIP(claimed) ? claimed : socket);
}

/** Sent tokens, from either header; the spec sends both with the same value. */
function tokenOf(c: AppContext): string | null {
  const header = c.req.header('token');
  if (header) return header;
  const bearer = /^Bearer\s+(\S.*)$/i.exec(c.req.header('authorization') ?? '');
  return bearer ? bearer[1]!.trim() : null;
}

/** Cookies whose signature was found right, newest last: a person's calls come in dozens, and a signature never turns wrong. */
const trusted = new Set<string>();
const mostTrusted = 5000;

function isSigned({ secrets }: Services, cookie: string): boolean {
  const known = `${secrets.instance}:${cookie}`;
  if (trusted.has(known)) return true;
  const [id = '', signature = ''] = cookie.split('.');
  if (!visitorShape.test(id) || !secrets.verify('visitor', id, signature)) return false;
  if (trusted.size >= mostTrusted) trusted.delete(trusted.values().next().value!);
  trusted.add(known);
  return true;
}

function visitorOf(c: AppContext, services: Services): string {
  const { secrets, config, site, clock } = services;
  const secure = (config.siteUrl ?? site.url).startsWith('https:');
  const cookie = getCookie(c, cookieName(secure)) ?? '';
  if (isSigned(services, cookie)) return cookie.split('.')[0]!;
  const fresh = `v_${newId(clock().getTime())}`;
  setCookie(c, cookieName(secure), `${fresh}.${secrets.sign('visitor', fresh)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: cookieSeconds,
    secure,
  });
  return fresh;
}

/** Says who asks, and gives a newcomer the visitor cookie. A token that was sent and is not valid is refused with 401, unless `ignoreToken`. */
export async function whoAsks(c: AppContext, services: Services, ignoreToken: boolean): Promise<Who> {
  const visitor = visitorOf(c, services);
  const token = ignoreToken ? null : tokenOf(c);
  const user = token === null ? null : await userOfToken(services.db, token, services.clock());
  if (token !== null && !user) throw new Refusal('signInNeeded', { key: 'sessionEnded', status: 401 });
  const zone = c.req.header('time-zone') ?? '';
  return {
    account: user?.id ?? visitor,
    user,
    visitor,
    locale: localeOf(c.req.header('accept-language')),
    zone: isZone(zone) ? zone : 'UTC',
    address: addressOf(c, services.config.trustProxy),
    token: user ? token : null,
  };
}

/** What stands in tables instead of an address. */
export const addressHash = (address: string): string => createHash('sha256').update(address).digest('base64url').slice(0, 22);
