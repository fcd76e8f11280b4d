import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { codes } from '../../../contract/facts/codes.ts';
import type { Person, TestServer } from './server.ts';

export const goodPassword = 'Kaleido5cope';

/** Opens an account through the calls, as the dialog does, and leaves the person signed in. */
export async function register(
  server: TestServer,
  email: string,
  person: Person = server.person(),
  more: Record<string, unknown> = {},
): Promise<Person> {
  await person.call('POST', '/api/users/register-code', { body: { email } });
  const body = { email, password: goodPassword, verify_code: await server.codeFor(email), ...more };
  const answer = await person.call<string>('POST', '/api/users/register', { body });
  if (answer.code !== codes.success) throw new Error(`The account of ${email} was not opened: ${answer.msg}`);
  person.token = answer.data;
  return person;
}

/** Opens an account of an operator, and the console with a code of its second factor. `email` must be in `OPERATOR_EMAILS`. */
export async function registerOperator(server: TestServer, email: string): Promise<Person> {
  const operator = await register(server, email);
  await addApp(server, operator);
  return operator;
}

/** The code that an authenticator app with this secret shows now. */
export const appCode = (server: TestServer, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });

/** Adds an authenticator app to the account of a person who registered, and returns its secret and the recovery codes. */
export async function addApp(server: TestServer, person: Person): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await person.call('POST', '/api/users/factor/app')).data;
  const body = { app: appCode(server, secret), password: goodPassword };
  const { data, msg } = await person.call('POST', '/api/users/factor/app/confirm', { body });
  if (data === null) throw new Error(`The app was not added: ${msg}`);
  return { secret, recovery: data.recovery };
}

/** The id of the account with an address. */
export async function idOf({ services }: TestServer, email: string): Promise<string> {
  const { id } = await services.db
    .selectFrom('user_account')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return id;
}

export type GoogleKeys = {
  url: string;
  clientId: string;
  /** A credential as Google signs it; `changes` make it wrong. */
  credential: (
    claims: { sub: string; email: string },
    changes?: {
      key?: 'other';
      issuer?: string;
      audience?: string;
      expires?: Date;
      verified?: boolean;
      workspace?: string | null;
      nonce?: unknown;
      /** The client that Google issued it to. */
      party?: string;
    },
  ) => Promise<string>;
  close: () => Promise<void>;
};

/** A key set on the loopback that stands in for Google's. */
export async function openGoogleKeys(): Promise<GoogleKeys> {
  const clientId = 'iridia.apps.example';
  const right = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256', { extractable: true });
  const published = { keys: [{ ...(await exportJWK(right.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(published));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    clientId,
    credential: (
      { sub, email },
      {
        key,
        issuer = 'https://accounts.google.com',
        audience = clientId,
        expires = new Date(Date.now() + 3_600_000),
        verified = true,
        workspace = email.split('@')[1]!.toLowerCase(),
        nonce,
        party,
      } = {},
    ) =>
      new SignJWT({ email, email_verified: verified, ...(workspace !== null && { hd: workspace }), nonce, azp: party })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(key === 'other' ? other.privateKey : right.privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
