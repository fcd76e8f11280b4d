import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { removeUnusedParts } from './unused-parts.mjs';
import { root } from './paths.mjs';
import { giveUp, print, seconds } from './print.mjs';

const heartbeat = 5_000;

/** Runs `npm ci` when node_modules is missing or does not match the lock file. */
export async function ensureInstalled() {
  const wanted = packagesForThisMachine();
  const reason = staleReason(wanted);
  if (!reason) return;
  const refusal = refusalOfLink(join(root, 'node_modules'), reason);
  if (refusal) giveUp(refusal);

  const start = performance.now();
  print(`Installing ${wanted.length} packages (${reason})…`);
  const beat = setInterval(() => {
    const there = wanted.filter(({ path }) => existsSync(join(root, path))).length;
    print(`  ${there} of ${wanted.length} packages, ${seconds(start)}`);
  }, heartbeat);
  const { code, output } = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...cacheOfOurs(process.env.npm_config_cache ?? join(homedir(), '.npm')),
  ]);
  clearInterval(beat);

  const missing = code === 0 ? staleReason(wanted) : undefined;
  if (code !== 0 || missing) {
    giveUp(`npm could not install the packages${missing ? ` (${missing})` : ''}. It said:\n${output}\n${adviceFor(output)}`);
  }
  removeUnusedParts(join(root, 'node_modules'));
  print(`Installed in ${seconds(start)}.`);
}

/**
 * Options that give npm a cache in the project where its own cannot be written, as in containers and under systemd.
 *
 * @param {string} cache path of npm's own cache
 */
export function cacheOfOurs(cache) {
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
    return [];
  } catch {
    return ['--cache', join(root, '.cache', 'npm')];
  }
}

/** What to do about what npm printed, as far as its error code shows the cause. */
export function adviceFor(output) {
  if (/EACCES|EPERM|EROFS/.test(output)) return `This user may not write into ${root}: give the folder to the user, and start again.`;
  if (/ENOSPC|EDQUOT/.test(output)) return 'The disk is full: make space, and start again.';
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN/.test(output))
    return 'The registry cannot be reached: see that the network is there, or set a proxy with npm config, and start again.';
  return 'Mend what it names, and start again.';
}

/**
 * Why nothing is installed through a link: npm would empty the folder of another checkout. Undefined for a folder, and where there is nothing.
 *
 * @param {string} modules path of node_modules
 * @param {string} reason why the packages would be installed
 */
export function refusalOfLink(modules, reason) {
  if (!lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const there = existsSync(modules) ? realpathSync(modules) : 'a folder that is gone';
  return `The packages do not match package-lock.json (${reason}), and node_modules is a link to ${there}: installing would empty that folder. Remove the link and start again, or install where it leads.`;
}

/** The lock file's entries that must be installed: npm skips optional packages for other systems and processors. */
export function packagesForThisMachine() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && (!entry.optional || isMadeForThisMachine(entry)))
    .map(([path, entry]) => ({ path, version: entry.version, integrity: entry.integrity }));
}

function isMadeForThisMachine(entry) {
  // A package that the registry did not have when the file was locked has no integrity there.
  return Boolean(entry.integrity && entry.os && entry.cpu) && fitsThisMachine(entry);
}

function fitsThisMachine({ os, cpu, libc }) {
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, thisLibc());
}

function allows(list, value) {
  if (!list) return true;
  const entries = [list].flat();
  if (entries.includes(`!${value}`)) return false;
  return entries.every((entry) => entry.startsWith('!')) || entries.includes(value);
}

function thisLibc() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Compares with the record that npm writes into node_modules as its last step, so an interrupted installation is detected too. */
export function staleReason(wanted) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'node_modules is not there yet';
  const { packages: present } = JSON.parse(readFileSync(record, 'utf8'));
  const different = wanted.find(({ path, version, integrity }) => {
    const entry = present[path];
    return !entry || entry.version !== version || entry.integrity !== integrity || !existsSync(join(root, path));
  });
  return different && `${different.path} is not as package-lock.json says`;
}

/** Runs the npm and the Node that started this process, because `npm ci` deletes the copies in node_modules. */
export function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const [command, rest] = script ? [node ?? process.execPath, [script, ...args]] : ['npm', args];
  return new Promise((resolve) => {
    const child = spawn(command, rest, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: !script && process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error.message) }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}
