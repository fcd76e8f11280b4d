/** An OpenID provider on the loopback: discovery, keys, the token endpoint and the claims of a person, as the specification describes them. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export type Consent = {
  sub: string;
  email: string;
  verified?: boolean;
  /** What the token holds in place of what is right. */
  changes?: JWTPayload;
  /** The address comes from the endpoint of the person's claims, not with the token. */
  apart?: boolean;
};

export type OpenidProvider = {
  issuer: string;
  /** Signs in at the address that the site leads to, and returns the address that the provider leads back to. */
  consent: (address: string, consent: Consent) => URL;
  /** The requests to the token endpoint, newest last. */
  asked: { headers: Record<string, unknown>; form: URLSearchParams }[];
  isAway: boolean;
  close: () => Promise<void>;
};

export const client = { OPENID_CLIENT_ID: 'iridia', OPENID_CLIENT_SECRET: 'a secret: of ours', OPENID_NAME: 'Example ID' };

/** Opens a provider that knows one client, `client`. */
export async function openOpenid(): Promise<OpenidProvider> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] };
  const codes = new Map<string, { request: URLSearchParams; consent: Consent }>();
  const provider: OpenidProvider = {
    issuer: '',
    consent: () => new URL('http://localhost'),
    asked: [],
    isAway: false,
    close: async () => {},
  };
  const claims = ({ sub, email, verified = true }: Consent) => ({ sub, email, email_verified: verified });
  const token = async (form: URLSearchParams): Promise<object | null> => {
    const found = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const digest = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!found || found.request.get('code_challenge') !== digest || found.request.get('redirect_uri') !== form.get('redirect_uri'))
      return null;
    const { sub, ...rest } = claims(found.consent);
    const held = {
      ...(found.consent.apart ? {} : rest),
      nonce: found.request.get('nonce'),
      iss: provider.issuer,
      aud: 'iridia',
      ...found.consent.changes,
    };
    const signed = new SignJWT(held).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).setSubject(sub).setIssuedAt();
    return {
      access_token: JSON.stringify(claims(found.consent)),
      token_type: 'Bearer',
      id_token: await (held.exp === undefined ? signed.setExpirationTime('5m') : signed).sign(privateKey),
    };
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    let body = '';
    for await (const part of request) body += part;
    const answer = async (): Promise<unknown> => {
      if (provider.isAway) return null;
      if (pathname === '/.well-known/openid-configuration')
        return {
          issuer: provider.issuer,
          authorization_endpoint: `${provider.issuer}/authorize`,
          token_endpoint: `${provider.issuer}/token`,
          userinfo_endpoint: `${provider.issuer}/me`,
          jwks_uri: `${provider.issuer}/keys`,
        };
      if (pathname === '/keys') return keys;
      if (pathname === '/me') return JSON.parse(request.headers.authorization!.replace('Bearer ', ''));
      provider.asked.push({ headers: request.headers, form: new URLSearchParams(body) });
      return token(new URLSearchParams(body));
    };
    const sent = await answer();
    response.writeHead(sent === null ? (provider.isAway ? 503 : 400) : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(sent ?? { error: 'invalid_grant' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.consent = (address, consent) => {
    const request = new URL(address).searchParams;
    const code = `code-${codes.size}-${consent.sub}`;
    codes.set(code, { request, consent });
    const back = new URL(request.get('redirect_uri')!);
    back.searchParams.set('code', code);
    back.searchParams.set('state', request.get('state')!);
    return back;
  };
  provider.close = () => new Promise((resolve) => server.close(() => resolve()));
  return provider;
}
