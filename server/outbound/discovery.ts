/** An OpenID provider, by what it reports of itself (OpenID Connect Discovery 1.0). */
import { fetchOf, serviceAt } from './service.ts';

/** Milliseconds. */
const timeout = 5000;
const maxBytes = 256 * 1024;

/** Its endpoints. */
export type Provider = {
  issuer: string;
  authorization: string;
  token: string;
  userinfo: string | null;
  /** Whether the client's secret goes into the header; otherwise it goes with the form. */
  isBasic: boolean;
  /** Where its public keys are. */
  keys: string;
};

const fetchAt = (url: string): typeof fetch => fetchOf(serviceAt(url), maxBytes, timeout);

/** Sends a request to an endpoint, and returns the object that it answers with. */
export async function readJson(
  url: string,
  init: RequestInit = {},
): Promise<{ ok: boolean; status: number; body: Record<string, unknown> }> {
  const response = await fetchAt(url)(url, init);
  const body: unknown = await response.json().catch(() => null);
  return { ok: response.ok, status: response.status, body: typeof body === 'object' && body !== null ? { ...body } : {} };
}

/**
 * Asks an issuer for its endpoints. Throws for an issuer that does not answer, that calls itself by another name, or whose endpoints are not
 * encrypted although it is.
 */
export async function discover(issuer: string): Promise<Provider> {
  const { ok, status, body } = await readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (!ok) throw new Error(`it answers ${status}`);
  if (body['issuer'] !== issuer) throw new Error(`it calls itself ${String(body['issuer'])}`);
  const endpoint = (name: string): string => {
    const url = body[name];
    if (typeof url !== 'string' || !URL.canParse(url)) throw new Error(`it names no ${name}`);
    if (issuer.startsWith('https:') && !url.startsWith('https:')) throw new Error(`its ${name} is not encrypted`);
    return url;
  };
  const ways = body['token_endpoint_auth_methods_supported'];
  return {
    issuer,
    authorization: endpoint('authorization_endpoint'),
    token: endpoint('token_endpoint'),
    userinfo: body['userinfo_endpoint'] === undefined ? null : endpoint('userinfo_endpoint'),
    isBasic: !Array.isArray(ways) || ways.includes('client_secret_basic'),
    keys: endpoint('jwks_uri'),
  };
}

/** The address of a site that a provider leads back to, which is to be registered there. */
export const returnAddress = (siteUrl: string): string => `${siteUrl}/api/users/openid/return`;
