import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianRoot = '/usr/lib/postgresql';

/** The folder with initdb and pg_ctl, or undefined: Debian keeps them off the PATH. */
export function findPostgres() {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).toSorted().toReversed() : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debianRoot, version, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}
