import { isIP } from 'node:net';
import { getCookie, setCookie } from 'hono/cookie';
import { cookies } from '../../contract/facts/cookies.ts';
import { isKey } from '../../contract/facts/keys.ts';
import { times } from '../../contract/facts/times.ts';
import { addressGroup } from '../core/network.ts';
import { localeOf, zoneOf, type Who } from '../core/who.ts';
import { idFrom, newId } from '../core/id.ts';
import type { Services } from '../core/services.ts';
import { isFromElsewhere } from './cross-site.ts';
import { peerOf, type AppContext } from './app.ts';
import { bringsKey, tokenOf } from './token.ts';
import { Refusal } from '../core/refusal.ts';

/** The services required to identify a caller. */
export type Recognition = Pick<Services, 'config' | 'clock' | 'secrets' | 'userOfToken' | 'userOfKey' | 'site'>;

/** Browsers bind a `__Host-` cookie to this exact host, but accept it only over HTTPS. */
const cookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${cookies.visitor}`;
const visitorShape = /^v_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Returns the socket's remote address, or the client address reported by the outermost of `hops` trusted proxies. */
export function addressOf(c: AppContext, hops: number): string {
  const socket = peerOf(c) ?? '127.0.0.1';
  if (hops === 0) return addressGroup(socket);
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const claimed = chain[chain.length - hops] ?? '';
  return addressGroup(isIP(claimed) ? claimed : socket);
}

/** Cookies with a verified signature, newest last: a client sends dozens of requests, and a valid signature stays valid. */
const trusted = new Set<string>();
const maxTrusted = 5000;

function isSigned({ secrets }: Pick<Services, 'secrets'>, cookie: string): boolean {
  const known = `${secrets.instance}:${cookie}`;
  if (trusted.has(known)) return true;
  const [id = '', signature = '', ...more] = cookie.split('.');
  // What is kept has one length.
  if (more.length > 0 || !visitorShape.test(id) || !secrets.verify('visitor', id, signature)) return false;
  if (trusted.size >= maxTrusted) trusted.delete(trusted.values().next().value!);
  trusted.add(known);
  return true;
}

/** What a page calls its visit: four random numbers (128 bits). */
const visitShape = /^\d{1,10}(-\d{1,10}){3}$/;

/**
 * A new visitor. A page sends several calls before the first answer has brought the cookie: they name the same visit, so they are the same visitor's,
 * and a job that one of them begins is found by the next. What is called a visit is as secret as a cookie, but scripts can read it, so it counts for an hour.
 */
function newVisitor(c: AppContext, { secrets, clock }: Pick<Services, 'clock' | 'secrets'>): string {
  const now = clock().getTime();
  const visit = c.req.header('visit') ?? '';
  if (!visitShape.test(visit)) return `v_${newId(now)}`;
  const hour = now - (now % times.visit);
  return `v_${idFrom(hour, secrets.sign('visit', `${hour} ${visit}`))}`;
}

function visitorOf(c: AppContext, services: Pick<Services, 'config' | 'clock' | 'secrets' | 'site'>): string {
  const { secrets, config, site } = services;
  const secure = (config.siteUrl ?? site.url).startsWith('https:');
  const cookie = getCookie(c, cookieName(secure)) ?? '';
  if (isSigned(services, cookie)) return cookie.split('.')[0]!;
  const fresh = newVisitor(c, services);
  // Another site's page asks without our cookie, and a fresh one would replace the visitor's. A program keeps none.
  if (isFromElsewhere(c) || bringsKey(c)) return fresh;
  setCookie(c, cookieName(secure), `${fresh}.${secrets.sign('visitor', fresh)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: times.visitorCookie / 1000,
    secure,
  });
  return fresh;
}

type Caller = Pick<Who, 'user' | 'scopes'>;
const nobody: Caller = { user: null, scopes: null };

async function callerOf(services: Recognition, token: string | null): Promise<Caller> {
  if (token === null) return nobody;
  if (isKey(token)) {
    const known = await services.userOfKey(token);
    if (!known) throw new Refusal('signInNeeded', { key: 'keyUnknown' });
    return known;
  }
  const user = await services.userOfToken(token);
  if (!user) throw new Refusal('signInNeeded', { key: 'sessionEnded' });
  return { user, scopes: null };
}

/**
 * Identifies the caller and sets the visitor cookie on the first request. Throws a refusal with status 401 for an invalid token or key, unless
 * `ignoreToken` is set.
 */
export async function whoAsks(c: AppContext, services: Recognition, ignoreToken: boolean): Promise<Who> {
  const visitor = visitorOf(c, services);
  const token = ignoreToken ? null : tokenOf(c);
  const { user, scopes } = await callerOf(services, token);
  const zone = c.req.header('time-zone') ?? '';
  return {
    account: user?.id ?? visitor,
    user,
    visitor,
    locale: localeOf(c.req.header('accept-language')),
    zone: zoneOf(zone),
    address: addressOf(c, services.config.trustProxy),
    token: user ? token : null,
    scopes,
  };
}
