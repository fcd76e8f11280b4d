import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export type Trx = Transaction<Database>;
/** A connection or a transaction: for reads that stand in either. */
export type Db = Kysely<Database>;

const attempts = 5;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/** A deadlock or a serialization failure: the database undid the transaction, and asks to run it again. */
const isRetriable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/**
 * Runs `work` in a transaction and again when the database asks for it. Inside, use `trx` alone: the embedded database has one
 * connection, so a query past the transaction would wait for itself.
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
