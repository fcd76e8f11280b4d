import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { giveUp, print } from './print.mjs';

const oldestToInstall = 20;
const oldestToServe = 24;

const majorOf = (version) => Number.parseInt(version.replace(/^v/, ''), 10);

/** Exits on a Node version that is too old for these scripts. */
export function checkNode() {
  if (majorOf(process.version) >= oldestToInstall) return;
  giveUp(
    `Iridia needs Node ${oldestToInstall} or newer to install itself; this is Node ${process.version}. Get one at https://nodejs.org.`,
  );
}

/**
 * Chooses the Node that runs TypeScript files and the server: the one that npm installed, otherwise the current one if it is new enough. A
 * binary that exists but does not start (another libc) counts as missing.
 *
 * @param {{ modules: string, platform: string, arch: string, execPath: string, version: string }} machine `modules`: the packages' folder
 * @returns {{ node?: string, message?: string }} the path of a Node, and a message for the person; without a path the message gives the reason
 */
export function chooseRuntime({ modules, platform, arch, execPath, version }) {
  const isWindows = platform === 'win32';
  const installed = join(modules, `node-${isWindows ? 'win' : platform}-${arch}`, 'bin', isWindows ? 'node.exe' : 'node');
  if (execPath === installed) return { node: installed };
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return { node: installed };
  const absent = `npm has no build of Node ${oldestToServe} for ${platform} ${arch}`;
  if (majorOf(version) >= oldestToServe) return { node: execPath, message: `${absent}: using the Node ${version} that runs this.` };
  return {
    message: `Iridia's server runs on Node ${oldestToServe}, and ${absent}. Install Node ${oldestToServe} or newer and start again (this is ${version}).`,
  };
}

/** The path of the Node for this machine. Prints a message when it is not the packaged one, and exits with a message when there is none. */
export function findRuntime() {
  const { platform, arch, execPath, version } = process;
  const { node, message } = chooseRuntime({ modules: join(root, 'node_modules'), platform, arch, execPath, version });
  if (!node) return giveUp(message);
  if (message) print(message);
  return node;
}
