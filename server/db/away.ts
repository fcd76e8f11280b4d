/** Which errors mean that the database itself cannot be reached. Only this layer decides: the same codes come from engines and files too. */
import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** The database is restarting, unreachable or out of connections; the query may be right. `cause` is what the driver said. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor(cause: Error) {
    super(`The database is away: ${cause.message}`, { cause });
  }
}

/** SQLSTATE classes of lost and refused connections and of a server that stops, and the codes of a socket. */
const awayCodes = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|ENOENT)$/;
const awayMessages = /Connection terminated|timeout exceeded when trying to connect|PGlite is closed/;

function means(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof DatabaseAway) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && awayCodes.test(code)) || awayMessages.test(error.message);
}

/** Runs what only talks to the database. Rejects with `DatabaseAway` when it cannot be reached, and with anything else unchanged. */
export async function tagAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw means(error) ? new DatabaseAway(error) : error;
  }
}

/** Whether the database itself is away, not wrong about a query. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof DatabaseAway) return true;
  return false;
}

/** Replaces methods of `target` by ones that reject with `DatabaseAway`; in place, because drivers know their own connections again. */
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

/** The same dialect, whose driver rejects with `DatabaseAway` when the database cannot be reached. */
export const tagDialect = (dialect: Dialect): Dialect => ({
  createDriver: () => tagDriver(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});
