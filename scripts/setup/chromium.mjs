import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';

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

/** Whether packages were installed; only tried where that needs no confirmation (root on Debian or Ubuntu). */
function install(...packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${packages.join(' and ')} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...packages],
  ].every((args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env, timeout: 120_000 }).status === 0);
}

/** Chromium's path; installs it first where it is missing and can be. */
export function ensureChromium() {
  if (!findChromium()) install('chromium');
  return findChromium();
}

/** The headless shell's path, likewise. It saves time and is not needed: Ubuntu has none, and then Chromium does its work. */
export function ensureHeadlessShell() {
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell()) install('chromium-headless-shell');
  return findHeadlessShell();
}

export const howToGetChromium =
  'Chromium is not on this machine. Install it (Debian and Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM_PATH to a Chrome or Chromium.';
