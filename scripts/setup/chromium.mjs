import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { print } from './print.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = '/usr/bin/chromium-headless-shell';
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Chromium's path: CHROMIUM_PATH, otherwise the first one on the PATH, otherwise undefined. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return asked;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macApplication];
  return candidates.find((candidate) => existsSync(candidate));
}

/** The path of Debian's headless shell: Chromium without a window. Undefined where there is none, or where CHROMIUM_PATH names a browser. */
function findHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH;
  return process.env.CHROMIUM_PATH || !existsSync(shell) ? undefined : shell;
}

/** Whether a command ended well. */
const run = async (command, args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 2], env, timeout: 120_000 });
  const [status] = await once(child, 'close').catch(() => [1]);
  return status === 0;
};

/** The lists of packages are fetched once. */
let listed;

/** Whether a package was installed; only tried where that needs no confirmation (root on Debian or Ubuntu). */
async function install(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  print(`Installing ${name} with apt-get…`);
  listed ??= run('apt-get', ['update', '-qq']);
  return (await listed) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name]);
}

/**
 * The paths of Chromium and of the headless shell; installs what is missing and can be. The shell saves time and is not needed: Ubuntu has
 * none, and then Chromium does its work.
 */
export async function ensureBrowsers() {
  if (!findChromium()) await install('chromium');
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell()) await install('chromium-headless-shell');
  return { chromium: findChromium(), shell: findHeadlessShell() };
}

export const howToGetChromium =
  'Chromium is not on this machine. Install it (Debian and Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM_PATH to a Chrome or Chromium.';
