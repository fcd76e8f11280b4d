import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { giveUp } from './say.mjs';

const oldestToInstall = 20;
const oldestToServe = 24;

const majorOf = (version) => Number.parseInt(version.replace(/^v/, ''), 10);

/** Refuses a Node on which not even these scripts are known to work. */
export function checkNode() {
  if (majorOf(process.version) >= oldestToInstall) return;
  giveUp(
    `Iridia needs Node ${oldestToInstall} or newer to install itself; this is Node ${process.version}. Get one at https://nodejs.org.`,
  );
}

/**
 * The Node that runs TypeScript files and the server: the one that npm installed, else the present one if it is new enough.
 * A binary that is there but does not start (another libc) counts as absent.
 */
export function findRuntime() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', binary);
  if (process.execPath === installed) return installed;
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  if (majorOf(process.version) >= oldestToServe) return process.execPath;
  return giveUp(
    `Iridia's server runs on Node ${oldestToServe}, and npm has no build of it for ${process.platform} ${process.arch}. ` +
      `Install Node ${oldestToServe} or newer and start again (this is ${process.version}).`,
  );
}
