import { resolve } from 'node:path';
import { ConfigError, readConfig, type Config } from '../core/config.ts';
import { DataDirInUse } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { openSecrets } from '../db/secrets.ts';
import { createLog } from '../core/log.ts';
import { openDisk } from '../storage/disk.ts';
import { BackupError, type Counts } from './backup.ts';
import { askForBackup } from './control.ts';
import { SealError } from './seal.ts';
import { TarError } from './tar.ts';
import type { Db } from '../db/transaction.ts';
import type { Disk } from 'flydrive';

type Work = (store: { db: Db; disk: Disk; key: string | null }, path: string) => Promise<Counts>;

async function workHere(config: Config, work: Work, path: string): Promise<Counts> {
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    await openSecrets(database.db);
    return await work({ db: database.db, disk: await openDisk(config), key: config.backupKey }, path);
  } finally {
    await database.close();
  }
}

/**
 * Runs a command on the configured database and files: `npm run backup -- FILE`, `npm run restore -- FILE`. A backup of an embedded database that
 * is in use is made by the server that uses it. Sets the exit code.
 */
export async function runCommand(name: 'backup' | 'restore', work: Work): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) {
    process.stderr.write(`Name the file: npm run ${name} -- FILE\n`);
    process.exitCode = 2;
    return;
  }
  process.umask(0o077);
  try {
    const config = readConfig(process.env);
    const path = resolve(file);
    const { backupKey: key } = config;
    if (name === 'backup' && key === null)
      process.stderr.write('BACKUP_KEY is not set: whoever reads this backup can read everything in it, keys included.\n');
    const done = await workHere(config, work, path).catch(async (error: unknown) => {
      const made = name === 'backup' && error instanceof DataDirInUse ? await askForBackup(config.dataDir, { path, key }) : null;
      if (made) return made;
      throw error;
    });
    process.stdout.write(`${name}: ${done.rows} rows, ${done.files} files, ${path}\n`);
    if (done.missing > 0) process.stdout.write(`${done.missing} files were deleted while the backup was made.\n`);
  } catch (error) {
    const isExpectedError = [ConfigError, DataDirInUse, BackupError, SealError, TarError].some((kind) => error instanceof kind);
    process.stderr.write(`${isExpectedError ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  }
}
