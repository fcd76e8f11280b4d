import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

declare module '../core/services.ts' {
  interface Services {
    readonly secrets: Secrets;
  }
}

/** Keys that the installation generates at its first start and stores, so that signatures stay valid across restarts. */
export type Secrets = {
  /** Distinguishes installations that share a process, as in tests. */
  readonly instance: string;
  /** Returns a keyed digest (base64url); every purpose has its own key. */
  sign: (purpose: string, text: string) => string;
  /** Returns the keyed digest that tables and logs hold instead of a network or email address: without the key nobody can test a guess. */
  addressHash: (address: string) => string;
  /** Encrypts text for storage (AES-256-GCM); only `open` with the same purpose reads it. */
  seal: (purpose: string, text: string) => string;
  /** Decrypts what `seal` returned. Throws for anything else. */
  open: (purpose: string, sealed: string) => string;
  verify: (purpose: string, text: string, signature: string) => boolean;
};

/**
 * Reads the root key or creates it; processes that start at the same time agree on one. With `secretKey` (`SECRET_KEY`), the stored key is
 * only half of the root, so a dump of the database alone neither forges signatures nor opens what is sealed.
 */
export async function openSecrets(db: Kysely<Database>, secretKey: string | null = null): Promise<Secrets> {
  const fresh = randomBytes(32).toString('base64url');
  await db
    .insertInto('secret')
    .values({ name: 'root', value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', 'root').executeTakeFirstOrThrow();
  const stored = Buffer.from(value, 'base64url');
  const root = secretKey === null ? stored : createHmac('sha256', secretKey).update(stored).digest();

  // Made ready once: a key that comes as bytes costs each digest five times as much, and every request takes several.
  const keys = new Map<string, KeyObject>();
  const keyOf = (purpose: string): KeyObject => {
    const known = keys.get(purpose) ?? createSecretKey(createHmac('sha256', root).update(purpose).digest());
    keys.set(purpose, known);
    return known;
  };
  const digest = (purpose: string, text: string) => createHmac('sha256', keyOf(purpose)).update(text).digest();
  return {
    instance: digest('instance', '').toString('base64url').slice(0, 12),
    sign: (purpose, text) => digest(purpose, text).toString('base64url'),
    addressHash: (address) => digest('address', address).toString('base64url').slice(0, 22),
    seal: (purpose, text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(`seal ${purpose}`), nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(`seal ${purpose}`), bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    verify: (purpose, text, signature) => {
      // As it is spelled: what decodes to the same bytes may be as long as a header.
      const given = Buffer.from(signature);
      const right = Buffer.from(digest(purpose, text).toString('base64url'));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
