import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { giveUp, print, seconds } from './print.mjs';

const inputs = [
  'contract',
  'copy',
  'machines',
  'packages/chartkit',
  'src',
  'public',
  'scripts/build',
  'scripts/document/flows',
  'scripts/setup',
  'panda.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const generated = /^[\\/]?(copy[\\/]generated[\\/]|copy[\\/]\w+[\\/]tools[\\/](names|cards)\.ts$|contract[\\/].*[\\/]collected\.ts$)/;
const fingerprintFile = join(root, 'dist', '.inputs');

const bin = (name, path) => join(root, 'node_modules', name, path);

/** What the style system's code is made from. */
const styleInputs = ['panda.config.ts', 'contract/facts', 'node_modules/@pandacss/dev/package.json'];

/** Generated code that everything else needs: lists of tools, the style system's code, and the types of the dictionaries. */
const generation = [
  { name: 'lists of tools', args: [join(root, 'scripts/build/collect.ts')] },
  {
    name: 'styles',
    args: [bin('@pandacss/dev', 'bin.js'), 'codegen', '--silent'],
    // Styles of pages are not among them: made anew, the same code takes most of the time before the first check.
    from: { inputs: styleInputs, fingerprintFile: join(root, 'styled-system', '.inputs') },
  },
  { name: 'types of the dictionaries', args: [join(root, 'scripts/build/dictionary-types.ts')] },
];

/** What the server serves, of what is generated. */
const building = [
  { name: 'browser code', args: [bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'] },
  { name: 'pages in five languages', args: [join(root, 'scripts/build/prerender.ts')] },
];

/**
 * Builds when a source has changed since the last build. @param {string} node path of the runtime
 * @param {{isGenerated?: boolean}} [state] whether what is generated is that of these sources
 */
export function ensureBuilt(node, state) {
  if (!isKept(fingerprintFile, fingerprintOf(inputs))) build(node, state);
}

/**
 * Builds everything that the server serves. @param {string} node path of the runtime
 * @param {{isGenerated?: boolean}} [state] whether what is generated is that of these sources
 */
export function build(node, { isGenerated = false } = {}) {
  const start = performance.now();
  const fingerprint = fingerprintOf(inputs);
  print('Building…');
  for (const step of isGenerated ? building : [...generation, ...building]) run(node, step);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(fingerprintFile, fingerprint);
  print(`Built in ${seconds(start)}.`);
}

/** Writes the generated code that types and lists depend on. @param {string} node path of the runtime */
export function generate(node) {
  for (const step of generation) run(node, step);
}

const isKept = (file, fingerprint) => existsSync(file) && readFileSync(file, 'utf8') === fingerprint;

/** `from`: what the step makes its files from, and where among them it is recorded; they are kept while that is the same. */
function run(node, { name, args, from }) {
  const start = performance.now();
  const fingerprint = from && fingerprintOf(from.inputs);
  if (from && isKept(from.fingerprintFile, fingerprint)) return;
  // A step that is stopped halfway must not pass for the earlier one that ended.
  if (from) rmSync(from.fingerprintFile, { force: true });
  const { status } = spawnSync(node, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: 'production' } });
  if (status !== 0) giveUp(`The build stopped at its step "${name}"; the reason stands above.`);
  if (from) writeFileSync(from.fingerprintFile, fingerprint);
  print(`  ${name}: ${seconds(start)}`);
}

/** One hash over names and contents; modification times are useless, because a checkout changes them. */
function fingerprintOf(paths) {
  // With FLOWS=1 the pages for developers are in the build.
  const hash = createHash('sha256').update(process.env.FLOWS === '1' ? 'flows' : '');
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .filter((file) => !generated.test(file))
    .sort();
}
