/**
 * Classifies errors that mean the database is unreachable. Only the database layer can decide this, because engines and files raise the
 * same error codes.
 */
import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** The database is restarting, unreachable or out of connections; the query itself may be valid. `cause` is the driver's error. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor(cause: Error) {
    super(`The database is away: ${cause.message}`, { cause });
  }
}

/** SQLSTATE classes of lost and refused connections and of a server shutdown, and socket error codes. */
const awayCodes = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|ENOENT)$/;
const awayMessages = /Connection terminated|timeout exceeded when trying to connect|PGlite is closed/;

function means(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof DatabaseAway) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && awayCodes.test(code)) || awayMessages.test(error.message);
}

/**
 * Runs a function that only accesses the database. Rejects with `DatabaseAway` when the database is unreachable, and with the original
 * error otherwise.
 */
export async function tagAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw means(error) ? new DatabaseAway(error) : error;
  }
}

/** Returns whether the error means that the database is unreachable rather than that a query failed. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof DatabaseAway) return true;
  return false;
}

/**
 * Wraps methods of `target` to reject with `DatabaseAway`. The object is modified in place, because drivers compare their connections by
 * identity.
 */
function tagMethods<T extends object>(target: T, names: readonly (keyof T)[]): T {
  for (const name of names) {
    const method = target[name] as (...given: unknown[]) => Promise<unknown>;
    target[name] = ((...given: unknown[]) => tagAway(() => method.apply(target, given))) as T[keyof T];
  }
  return target;
}

function tagDriver(driver: Driver): Driver {
  const tagged = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options);
    if (!tagged.has(connection)) tagMethods(connection, ['executeQuery']);
    tagged.add(connection);
    return connection;
  };
  return tagMethods(driver, ['init', 'acquireConnection', 'beginTransaction', 'commitTransaction', 'rollbackTransaction']);
}

/** Returns the same dialect with a driver that rejects with `DatabaseAway` when the database is unreachable. */
export const tagDialect = (dialect: Dialect): Dialect => ({
  createDriver: () => tagDriver(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});
