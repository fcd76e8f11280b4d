import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Keys that the installation generates at its first start and stores, so that signatures stay valid across restarts. */
export type Secrets = {
  /** Distinguishes installations that share a process, as in tests. */
  readonly instance: string;
  /** Returns a keyed digest (base64url); every purpose has its own key. */
  sign: (purpose: string, text: string) => string;
  /** Returns the keyed digest that tables and logs hold instead of a network or email address: without the key nobody can test a guess. */
  addressHash: (address: string) => string;
  verify: (purpose: string, text: string, signature: string) => boolean;
};

/** Reads the root key or creates it; processes that start at the same time agree on one. */
export async function openSecrets(db: Kysely<Database>): Promise<Secrets> {
  const fresh = randomBytes(32).toString('base64url');
  await db
    .insertInto('secret')
    .values({ name: 'root', value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', 'root').executeTakeFirstOrThrow();
  const root = Buffer.from(value, 'base64url');

  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string): Buffer => {
    const known = keys.get(purpose) ?? createHmac('sha256', root).update(purpose).digest();
    keys.set(purpose, known);
    return known;
  };
  const digest = (purpose: string, text: string) => createHmac('sha256', keyOf(purpose)).update(text).digest();
  return {
    instance: digest('instance', '').toString('base64url').slice(0, 12),
    sign: (purpose, text) => digest(purpose, text).toString('base64url'),
    addressHash: (address) => digest('address', address).toString('base64url').slice(0, 22),
    verify: (purpose, text, signature) => {
      const given = Buffer.from(signature, 'base64url');
      const right = digest(purpose, text);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
