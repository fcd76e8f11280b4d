/** An OpenID provider of the operator's choice (`OPENID_ISSUER`): the code flow with PKCE, a state and a nonce. */
import { createHash } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { isEmail } from '../../contract/facts/account.ts';
import { times } from '../../contract/facts/times.ts';
import type { OpenidConfig } from '../core/config.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { discover, readJson, returnAddress, type Provider } from '../outbound/discovery.ts';
import { keysAt } from './issuer-keys.ts';
import { newNonce, spendNonce } from './nonces.ts';

type Using = Pick<Services, 'config' | 'clock' | 'secrets' | 'limits' | 'site'>;

const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];

const known = new Map<string, { at: number; provider: Promise<Provider> }>();

/** What an issuer reported of itself within the last hour; one that failed is asked again. */
function providerAt(issuer: string, now: number): Promise<Provider> {
  const before = known.get(issuer);
  if (before && now - before.at < times.openidDiscovery && now >= before.at) return before.provider;
  const provider = discover(issuer);
  known.set(issuer, { at: now, provider });
  provider.catch(() => known.get(issuer)?.provider === provider && known.delete(issuer));
  return provider;
}

function required({ config }: Pick<Services, 'config'>): OpenidConfig {
  if (!config.openid) throw new Refusal('unavailable', { key: 'openidOff' });
  return config.openid;
}

/** Secrets of one sign-in, made from its state: nothing is stored, and a state that was altered has others. */
const verifierOf = ({ secrets }: Using, state: string): string => secrets.sign('openid-verifier', state);
const nonceOf = ({ secrets }: Using, state: string): string => secrets.sign('openid-nonce', state);

const maxFrom = 512;
/** A path of this site; null for anything else. */
export const pathIn = (from: string): string | null => (from.length <= maxFrom && /^\/(?![/\\])[\x21-\x7e]*$/.test(from) ? from : null);

/** The path at which a sign-in began, by its state; null where it names none. */
export const fromOf = (state: string): string | null => pathIn(Buffer.from(state.split('.')[3] ?? '', 'base64url').toString());

/** Returns the address of the provider at which somebody signs in who began on a page of this site. Rejects where the provider is away. */
export async function addressToSignIn(services: Using, who: Who, from: string, locale: string): Promise<string> {
  const { issuer, clientId } = required(services);
  const provider = await providerAt(issuer, services.clock().getTime());
  const state = [await newNonce(services, who, 'openid'), Buffer.from(pathIn(from) ?? '').toString('base64url')].join('.');
  const address = new URL(provider.authorization);
  const challenge = createHash('sha256').update(verifierOf(services, state)).digest('base64url');
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: returnAddress(services.site.url),
    scope: 'openid email',
    state,
    nonce: nonceOf(services, state),
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: locale,
  }))
    address.searchParams.set(name, value);
  return address.href;
}

export type Claims = { subject: string; email: string };

const encoded = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length);

/** Exchanges a code for the tokens of the person. */
async function tokensFor(services: Using, provider: Provider, code: string, state: string): Promise<Record<string, unknown>> {
  const { clientId, clientSecret, name } = required(services);
  const isBasic = provider.isBasic && clientSecret !== null;
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: returnAddress(services.site.url),
    code_verifier: verifierOf(services, state),
    ...(!isBasic && { client_id: clientId, ...(clientSecret !== null && { client_secret: clientSecret }) }),
  });
  const { ok, status, body } = await readJson(provider.token, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(isBasic && { authorization: `Basic ${btoa(`${encoded(clientId)}:${encoded(clientSecret)}`)}` }),
    },
    body: form.toString(),
  });
  if (ok) return body;
  const cause = new Error(`the token endpoint answers ${status} ${String(body['error'] ?? '')}`);
  // What the person brought is wrong; anything else is between the provider and us.
  if (body['error'] === 'invalid_grant') throw new Refusal('wrongCredentials', { key: 'openidRefused', params: { name }, cause });
  throw cause;
}

/** The claims that providers give apart from the token, by its access token. */
async function claimsApart({ userinfo }: Provider, accessToken: unknown, subject: string): Promise<Record<string, unknown>> {
  if (userinfo === null) return {};
  const { ok, body } = await readJson(userinfo, { headers: { authorization: `Bearer ${String(accessToken)}` } });
  return ok && body['sub'] === subject ? body : {};
}

/**
 * Returns who has signed in by the word of the provider, by what it sent back with the browser. The address is one that the provider proved, in one of
 * the domains that the operator allows. Throws `wrongCredentials`, and `unavailable` where the provider is away.
 */
export async function claimsOf(services: Using, who: Who, { code, state }: { code: string; state: string }): Promise<Claims> {
  const { issuer, clientId, name, domains } = required(services);
  const refused = (cause?: unknown) => new Refusal('wrongCredentials', { key: 'openidRefused', params: { name }, cause });
  if (!(await spendNonce(services, who, 'openid', state.split('.').slice(0, 3).join('.')))) throw refused();
  try {
    const provider = await providerAt(issuer, services.clock().getTime());
    const { id_token: token, access_token: accessToken } = await tokensFor(services, provider, code, state);
    if (typeof token !== 'string') throw refused();
    const { payload } = await jwtVerify(token, keysAt(provider.keys), {
      issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ['sub', 'exp', 'nonce'],
      currentDate: services.clock(),
    });
    const { sub = '', nonce, azp = clientId } = payload;
    if (azp !== clientId || nonce !== nonceOf(services, state) || sub === '') throw refused();
    const { email, email_verified: isProven } = 'email' in payload ? payload : await claimsApart(provider, accessToken, sub);
    if (typeof email !== 'string' || !isEmail(email)) throw refused();
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    if (isProven !== true || (domains.length > 0 && !domains.includes(domain)))
      throw new Refusal('wrongCredentials', { key: 'openidUnproven', params: { name } });
    return { subject: `${issuer} ${sub}`, email };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isTheirs = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
    if (isTheirs) throw refused(error);
    throw new Refusal('unavailable', { cause: error });
  }
}
