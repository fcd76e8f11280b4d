import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export type Cluster = Databases & {
  /** Where its socket is. */
  folder: string;
  stop: () => void;
  start: () => void;
  remove: () => void;
};

function find(command: string): string | null {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/lib/postgresql/18/bin',
    '/usr/lib/postgresql/17/bin',
    '/usr/lib/postgresql/16/bin',
    '/usr/lib/postgresql/15/bin',
  ];
  for (const folder of folders) {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return join(folder, command);
    } catch {
      // Looked for in the next folder.
    }
  }
  return null;
}

/** Whether a temporary cluster can be made here. */
export const hasPostgres = find('initdb') !== null && find('pg_ctl') !== null;
if (!hasPostgres) console.warn('PostgreSQL is not installed here (initdb): its half of the server tests is skipped.');

/** The server refuses to run as root, so root runs it as `nobody`. */
const nobody = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export type Databases = {
  /** The address of a fresh database: empty, or a copy of the `template`. */
  createDatabase: (options?: { name?: string; template?: string }) => Promise<string>;
  dropDatabase: (url: string) => Promise<void>;
};

let names = 0;

/** The databases of a running cluster, by the folder of its socket. */
export function databasesIn(folder: string): Databases {
  const url = (name: string) => `postgres://iridia@/${name}?host=${encodeURIComponent(folder)}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url('postgres') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    createDatabase: async ({ name = `test_${process.pid}_${(names += 1)}`, template = 'template1' } = {}) => {
      // By its files, which takes half of what their blocks through the log take.
      await run(`create database ${name} template ${template} strategy file_copy`);
      return url(name);
    },
    dropDatabase: (address) => run(`drop database ${new URL(address.replace('@/', '@localhost/')).pathname.slice(1)} with (force)`),
  };
}

/** A cluster of its own in a temporary folder, reached by a socket in it: no port to collide on. `settings` are options of the server. */
export function createCluster(settings: readonly string[] = []): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-pg-'));
  if ('uid' in asUser) chownSync(folder, nobody, nobody);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const run = (command: string, args: string[]) => execFileSync(find(command)!, args, { ...asUser, cwd: folder, stdio: 'ignore' });
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c full_page_writes=off -c autovacuum=off -c max_connections=200 ${settings.join(' ')}`;
  const start = () => void run('pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  const stop = () => void run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  run('initdb', ['-D', data, '-U', 'iridia', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']);
  start();
  return {
    ...databasesIn(folder),
    folder,
    start,
    stop,
    remove: () => {
      try {
        stop();
      } catch {
        // It may have been stopped by the test.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
