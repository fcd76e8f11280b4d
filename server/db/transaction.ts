import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export type Trx = Transaction<Database>;
/** A connection or a transaction, for reads that work in either. */
export type Db = Kysely<Database>;

const attempts = 5;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/** Returns whether the error is a deadlock or a serialization failure: PostgreSQL rolled the transaction back and expects a retry. */
const isRetriable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/**
 * Runs `work` in a transaction, and retries it after a deadlock or serialization failure. Inside, query only through `trx`: the embedded
 * database has a single connection, so any other query would deadlock.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !isRetriable(error)) throw error;
    }
  }
}
