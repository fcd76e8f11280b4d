/** Packages that one script alone needs have a manifest in its folder: nobody else waits for them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages of a folder unless they are there. Ends the process when npm cannot. */
export function installOwn(folder: string): void {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing the packages of ${folder}…`);
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}
