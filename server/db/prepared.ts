/** Queries that are built once: what is asked again and again is neither compiled again here nor parsed and planned again by PostgreSQL. */
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type QueryResult,
} from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from './schema.ts';
import type { Db } from './transaction.ts';

/** Stands in a query for a value that is given when it is asked. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Names a value in the query. Its type is that of the value, which it only stands for. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];
const given = (name: string): any => new Placeholder(name);

const builder = new Kysely<Database>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
});

/** The names under which connections prepare them, by their texts. */
const names = new Map<string, string>();

/**
 * Returns what asks a query in a connection or transaction. Name its columns: a prepared `select *` fails in running servers as soon as a
 * migration adds one. A constant that a partial index depends on is written as a literal, because the plan is made for any values.
 */
export function prepared<Values, Row>(
  build: (db: Kysely<Database>, given: Given<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const { sql, parameters } = build(builder, given).compile();
  names.set(sql, `prepared_${names.size}`);
  return (db, values) => {
    const filled = parameters.map((one) => (one instanceof Placeholder ? values[one.name as keyof Values] : one));
    return db.executeQuery<Row>(CompiledQuery.raw(sql, filled) as CompiledQuery<Row>);
  };
}

/**
 * Lets a connection prepare these queries: Kysely passes on no names. Behind a pooler the next transaction can be another backend's, which
 * has prepared others or none; a pooler states a number of its own in place of the backend's, by which it is known.
 */
export async function nameQueries(client: ClientBase & { readonly processID?: number | null }): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid !== client.processID) return;
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = names.get(text as string);
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  client.query = named as typeof client.query;
}
