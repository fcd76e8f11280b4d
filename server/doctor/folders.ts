/** The data directory: whether it can be made and written, and whether there is space. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../core/config.ts';
import { ConfigError } from '../core/config.ts';
import { spaceIn } from '../core/disk-space.ts';
import { sizeIn } from '../../contract/facts/file-size.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'there is a file of this name',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOENT: 'nothing can be made there',
};

/** Makes a folder step by step: where nothing can be made, such as in /proc, Node's own recursive way never returns. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path, { mode: 0o700 });
}

/** Makes the data directory and writes into it. Throws a `ConfigError` that names why it cannot be used. */
export function ensureDataDir({ dataDir }: Pick<Config, 'dataDir'>): void {
  try {
    makeFolder(dataDir);
    const file = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(file, '', { mode: 0o600 });
    rmSync(file);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR cannot be used (${dataDir}): ${reasons[code] ?? message}. Set it to a folder that the user of this server may write to.`,
      { cause },
    );
  }
}

/** Looks at the data directory and the space of its disk. */
export function checkFolders(config: Pick<Config, 'dataDir'>, space = spaceIn): Finding[] {
  try {
    ensureDataDir(config);
  } catch (error) {
    return [fault('data directory', (error as Error).message, 'chown it to that user, or name another one.')];
  }
  const { free, kept } = space(config.dataDir);
  const found = `${sizeIn('en', free)} are free in ${config.dataDir}.`;
  if (free < kept.users) return [fault('disk', found, 'Nobody can store anything: make space, or move DATA_DIR to a larger disk.')];
  if (free < kept.uploads) return [warning('disk', found, 'Uploads are refused already: make space, or move DATA_DIR to a larger disk.')];
  return [fine('data directory', `It can be written. ${found}`)];
}
