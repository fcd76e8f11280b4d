import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { Encoder } from 'cbor-x';
import type { Person, TestServer } from './server.ts';

const cbor = new Encoder({ mapsAsObjects: false, useRecords: false });
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** User present, user verified, and for a new passkey the public key. */
const flags = { present: 1, verified: 4, key: 64 };

/** An authenticator with one passkey of a site, as a phone or a security key holds it; `changes` make its answers wrong. */
export function createAuthenticator({ url }: Pick<TestServer, 'url'>) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  type Changes = { origin?: string; verified?: boolean };
  const clientData = (type: string, challenge: string, { origin = url }: Changes) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: new URL(origin).origin, crossOrigin: false }));
  const stated = ({ verified = true }: Changes, key?: Buffer): Buffer => {
    counter += 1;
    const head = Buffer.alloc(37);
    sha256(new URL(url).hostname).copy(head);
    head.writeUInt8(flags.present | (verified ? flags.verified : 0) | (key ? flags.key : 0), 32);
    head.writeUInt32BE(counter, 33);
    return key ? Buffer.concat([head, Buffer.alloc(16), Buffer.from([0, id.length]), id, key]) : head;
  };
  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };
  return {
    /** Makes the passkey, for the challenge of `POST /api/users/passkeys/options`. */
    make: (challenge: string, changes: Changes = {}) => {
      const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const authData = stated(changes, cbor.encode(key));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge, changes));
      return { ...common, response: { clientDataJSON, attestationObject: text(cbor.encode(attestation)) } };
    },
    /** Answers the challenge of `POST /api/users/passkey-request`. */
    answer: (challenge: string, changes: Changes = {}) => {
      const client = clientData('webauthn.get', challenge, changes);
      const authData = stated(changes);
      const signature = createSign('SHA256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return { ...common, response: { clientDataJSON: text(client), authenticatorData: text(authData), signature: text(signature) } };
    },
  };
}

/** A challenge for this person's browser. */
export const challengeFor = async (person: Person): Promise<string> =>
  (await person.call('POST', '/api/users/passkey-request')).data.challenge;
