/** The database: whether it answers, with which version, and whether its clock is ours. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../core/config.ts';
import { DataDirInUse, lockDataDir } from '../db/lock.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

/** The oldest version that the server is tested with. */
const oldest = 15;
/** Seconds by which two clocks may differ: signed addresses and codes end by the clock. */
const tolerance = 5;
const timeout = 5000;

const advices: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing listens at that address: start PostgreSQL, or correct host and port in DATABASE_URL.',
  ENOTFOUND: 'No machine has that name: correct the host in DATABASE_URL.',
  EAI_AGAIN: 'The name could not be looked up: correct the host in DATABASE_URL, or the DNS of this machine.',
  ENOENT: 'There is no such socket: start PostgreSQL, or correct the folder in DATABASE_URL.',
  '28P01': 'The password is wrong: correct it in DATABASE_URL.',
  '28000': 'PostgreSQL does not let this user in from here: correct the user in DATABASE_URL, or pg_hba.conf.',
  '3D000': 'Create the database (createdb), or correct its name in DATABASE_URL.',
  '42501': 'Give the user of DATABASE_URL the right to create tables: grant all on database … to …',
  '53300': 'All connections are taken: raise max_connections, or put PgBouncer in session mode before it.',
};

/** Returns what to do about an error of PostgreSQL's driver; null for one that does not come from a wrong installation. */
export function databaseAdvice(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string };
    if (code && advices[code]) return advices[code];
    if (/server does not support SSL/.test(cause.message)) return 'PostgreSQL has no certificate: switch ssl on there.';
    if (/timeout|Connection terminated/.test(cause.message)) return 'It does not answer: is a firewall between, or is it starting?';
  }
  return null;
}

/** Without the password: what the doctor prints may be sent to somebody. */
export const withoutPassword = (address: string): string => address.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:…@');

function checkEmbedded({ dataDir }: Config): Finding {
  if (!existsSync(join(dataDir, 'lock.sqlite'))) return fine('database', 'The embedded one; it is made at the first start.');
  try {
    lockDataDir(dataDir).release();
    return fine('database', 'The embedded one; no server works with it now.');
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return warning(
      'database',
      'The embedded one, and a server works with it now.',
      'A second one needs another DATA_DIR, or DATABASE_URL for both.',
    );
  }
}

/** Looks at the database. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === null) return [checkEmbedded(config)];
  const address = withoutPassword(config.databaseUrl);
  if (!/^postgres(ql)?:\/\//.test(config.databaseUrl))
    return [fault('database', 'DATABASE_URL is not the address of a PostgreSQL server.', 'It begins with postgres://.')];
  const client = new Client({ connectionString: config.databaseUrl, connectionTimeoutMillis: timeout, query_timeout: timeout });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query<{ now: Date; version: number; may: boolean }>(
      `select clock_timestamp() as now, current_setting('server_version_num')::int / 10000 as version,
        has_schema_privilege(current_schema(), 'create') as may`,
    );
    const [{ now, version, may }] = rows as [(typeof rows)[number]];
    const off = Math.abs(now.getTime() - (before + Date.now()) / 2) / 1000;
    return [
      version < oldest
        ? warning('database', `PostgreSQL ${version} at ${address}.`, `The server is tested from ${oldest} on: upgrade it.`)
        : fine('database', `PostgreSQL ${version} answers at ${address}.`),
      ...(may ? [] : [fault('database', 'Its user may not create tables.', advices['42501']!)]),
      ...(off > tolerance
        ? [warning('clock', `The clocks of this machine and of the database differ by ${off.toFixed(0)} s.`, 'Run an NTP client on both.')]
        : []),
    ];
  } catch (error) {
    return [fault('database', `${address}: ${(error as Error).message}.`, databaseAdvice(error) ?? 'Correct DATABASE_URL.')];
  } finally {
    await client.end().catch(() => undefined);
  }
}
