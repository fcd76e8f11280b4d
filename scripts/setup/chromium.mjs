import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Chromium's path: CHROMIUM_PATH, otherwise the first one on the PATH, otherwise undefined. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return asked;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macApplication];
  return candidates.find((candidate) => existsSync(candidate));
}

/** Chromium's path; installs it first where that needs no confirmation (root on Debian or Ubuntu). */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  say('Installing Chromium with apt-get…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env });
    if (status !== 0) return undefined;
  }
  return findChromium();
}

export const howToGetChromium =
  'Chromium is not on this machine. Install it (Debian and Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM_PATH to a Chrome or Chromium.';
