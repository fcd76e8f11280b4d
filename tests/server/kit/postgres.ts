import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export type Cluster = {
  /** A fresh, empty database of the cluster. */
  createDatabase: () => Promise<string>;
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

/** The server refuses to run as root, so root lends it to `nobody`. */
const nobody = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

let names = 0;

/** A cluster of its own in a temporary folder, reached by a socket in it: no port to collide on. */
export function createCluster(): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-pg-'));
  if ('uid' in asUser) chownSync(folder, nobody, nobody);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const run = (command: string, args: string[]) => execFileSync(find(command)!, args, { ...asUser, cwd: folder, stdio: 'ignore' });
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c max_connections=200`;
  const start = () => void run('pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  const stop = () => void run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  run('initdb', ['-D', data, '-U', 'iridia', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']);
  start();
  const url = (name: string) => `postgres://iridia@/${name}?host=${encodeURIComponent(folder)}`;
  return {
    createDatabase: async () => {
      names += 1;
      const name = `test_${process.pid}_${names}`;
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      try {
        await client.query(`create database ${name}`);
      } finally {
        await client.end();
      }
      return url(name);
    },
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
