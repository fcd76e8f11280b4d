/** The database is asked in turn between networks: fifty connections of one stranger, each with a query, are waited for as if they were one. */
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { currentNetwork } from '../core/correlation.ts';
import { createTurns, inTurn, TurnMissed, type Turns } from '../core/turns.ts';
import { DatabaseAway } from './away.ts';
import type { SqlClient } from './client.ts';

/**
 * `longestWait`: milliseconds that a query waits for a connection at most; `ofLoop`: after which a database within this process lets the loop
 * turn.
 */
type Connections = { connections: number; longestWait?: number; ofLoop?: number };

/** Turns at connections: the database is away for who waits too long for one. */
function connectionTurns({ connections, ...limits }: Connections): Turns {
  const turns = createTurns(connections, limits);
  return {
    take: (whom) =>
      turns.take(whom).catch((error: unknown) => {
        throw error instanceof TurnMissed ? new DatabaseAway(error) : error;
      }),
  };
}

function fairDriver(driver: Driver, turns: Turns): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  /** By connection, the places of those who hold it: an embedded database has one connection for all. */
  const places = new WeakMap<DatabaseConnection, (() => void)[]>();
  driver.acquireConnection = async (options) => {
    const leave = await turns.take(currentNetwork());
    try {
      const connection = await acquire(options);
      places.set(connection, [...(places.get(connection) ?? []), leave]);
      return connection;
    } catch (error) {
      leave();
      throw error;
    }
  };
  driver.releaseConnection = async (connection, options) => {
    const leave = places.get(connection)?.shift();
    try {
      await release(connection, options);
    } finally {
      leave?.();
    }
  };
  return driver;
}

/** Returns a dialect and a client whose queries wait in turn for these connections. */
export function inFairOrder(connections: Connections, dialect: Dialect, client: SqlClient): { dialect: Dialect; sql: SqlClient } {
  const turns = connectionTurns(connections);
  return {
    dialect: {
      createDriver: () => fairDriver(dialect.createDriver(), turns),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      // Kysely's own lock of a single connection is first come, first served.
      createAdapter: () => Object.defineProperty(dialect.createAdapter(), 'supportsMultipleConnections', { value: true }),
      createIntrospector: (db) => dialect.createIntrospector(db),
    },
    sql: { query: (query) => inTurn(turns, currentNetwork(), () => client.query(query)) },
  };
}
