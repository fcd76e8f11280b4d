import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../core/config.ts';
import { DataDirInUse } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { openSecrets } from '../db/secrets.ts';
import { createLog } from '../core/log.ts';
import { openDisk } from '../storage/disk.ts';
import { BackupError, type Counts } from './backup.ts';
import { TarError } from './tar.ts';
import type { Db } from '../db/transaction.ts';
import type { Disk } from 'flydrive';

/** Runs a command on the configured database and files: `npm run backup -- FILE`, `npm run restore -- FILE`. Sets the exit code. */
export async function runCommand(name: string, work: (store: { db: Db; disk: Disk }, path: string) => Promise<Counts>): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) {
    process.stderr.write(`Name the file: npm run ${name} -- FILE\n`);
    process.exitCode = 2;
    return;
  }
  process.umask(0o077);
  try {
    const config = readConfig(process.env);
    const database = await openDatabase(config, createLog(config.logLevel));
    try {
      await openSecrets(database.db);
      const { rows, files } = await work({ db: database.db, disk: openDisk(config) }, resolve(file));
      process.stdout.write(`${name}: ${rows} rows, ${files} files, ${resolve(file)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    const said = [ConfigError, DataDirInUse, BackupError, TarError].some((kind) => error instanceof kind);
    process.stderr.write(`${said ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  }
}
