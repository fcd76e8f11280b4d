/** The code of an earlier commit, beside the code of this folder. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = join(import.meta.dirname, '../..');

/**
 * Lays out the code of a commit with the packages of this folder. Its `server/db/migrate.ts` is today's: the versions before 0.1.0 started on no
 * database that a later one had used. Returns its `server/main.ts`, and what removes the folder.
 */
export function layOut(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-earlier-'));
  const archive = join(folder, 'archive.tar');
  execFileSync('git', ['archive', '-o', archive, commit], { cwd: here });
  execFileSync('tar', ['-xf', archive], { cwd: folder });
  rmSync(archive);
  copyFileSync(join(here, 'server/db/migrate.ts'), join(folder, 'server/db/migrate.ts'));
  mkdirSync(join(folder, 'node_modules/@iridia'), { recursive: true });
  for (const name of readdirSync(join(here, 'node_modules')))
    if (name !== '@iridia') symlinkSync(join(here, 'node_modules', name), join(folder, 'node_modules', name));
  // Its own ones, not those of this folder.
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@iridia', name));
  execFileSync(process.execPath, ['scripts/build.mjs', '--generate'], { cwd: folder, stdio: 'ignore' });
  symlinkSync(join(here, 'dist'), join(folder, 'dist'));
  return { entry: join(folder, 'server/main.ts'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
