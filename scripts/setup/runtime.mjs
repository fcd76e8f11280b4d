import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { giveUp, say } from './say.mjs';

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
 *
 * @param {{ modules: string, platform: string, arch: string, execPath: string, version: string }} machine `modules`: where packages lie
 * @returns {{ node?: string, said?: string }} the path of a Node, and what a person should know; without a path the sentence says why
 */
export function chooseRuntime({ modules, platform, arch, execPath, version }) {
  const isWindows = platform === 'win32';
  const installed = join(modules, `node-${isWindows ? 'win' : platform}-${arch}`, 'bin', isWindows ? 'node.exe' : 'node');
  if (execPath === installed) return { node: installed };
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return { node: installed };
  const absent = `npm has no build of Node ${oldestToServe} for ${platform} ${arch}`;
  if (majorOf(version) >= oldestToServe) return { node: execPath, said: `${absent}: using the Node ${version} that runs this.` };
  return {
    said: `Iridia's server runs on Node ${oldestToServe}, and ${absent}. Install Node ${oldestToServe} or newer and start again (this is ${version}).`,
  };
}

/** The path of the Node for this machine. Says so when it is not the packaged one, and ends with a sentence when there is none. */
export function findRuntime() {
  const { platform, arch, execPath, version } = process;
  const { node, said } = chooseRuntime({ modules: join(root, 'node_modules'), platform, arch, execPath, version });
  if (!node) return giveUp(said);
  if (said) say(said);
  return node;
}
