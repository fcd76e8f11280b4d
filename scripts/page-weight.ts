/** What the browser must load before a page is interactive (brotli), beside the floor: React, XState and the router bundled alone. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist', 'client');
const weigh = (bytes: Buffer | string): number => brotliCompressSync(bytes).length;

/** The packages that every page of ours leans on, and nothing else. */
async function floor(): Promise<number> {
  const folder = mkdtempSync(join(root, '.cache-floor-'));
  try {
    const entry = join(folder, 'floor.js');
    writeFileSync(
      entry,
      `import { hydrateRoot } from 'react-dom/client';
import { useState } from 'react';
import { createActor, setup, assign, fromPromise, fromCallback } from 'xstate';
import { useSelector } from '@xstate/react';
import { Router, Link } from 'wouter';
globalThis.floor = [hydrateRoot, useState, createActor, setup, assign, fromPromise, fromCallback, useSelector, Router, Link];`,
    );
    const result = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2023', rollupOptions: { input: entry } },
    })) as Rollup.RollupOutput;
    return result.output.reduce((sum, file) => sum + (file.type === 'chunk' ? weigh(file.code) : 0), 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const pages = ['/', '/ai-sticker-maker', '/ai-background-remover', '/pricing'];

/** The scripts of the page's HTML, and everything that they import statically. */
function scriptsOf(page: string): Set<string> {
  const html = readFileSync(join(client, page, 'index.html'), 'utf8');
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(client, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) follow(`/assets/${name}`);
  };
  for (const [, file] of html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)) follow(file!);
  return found;
}

const least = await floor();
console.log(`floor: ${(least / 1024).toFixed(1)} kB`);
const css = [...readFileSync(join(client, 'index.html'), 'utf8').matchAll(/href="(\/assets\/[\w.-]+\.css)"/g)].map(([, file]) =>
  weigh(readFileSync(join(client, file!))),
);
console.log(`styles: ${css.map((bytes) => (bytes / 1024).toFixed(1)).join(' + ')} kB`);
for (const page of pages) {
  const bytes = [...scriptsOf(page)].reduce((sum, file) => sum + weigh(readFileSync(join(client, file))), 0);
  console.log(`${page.padEnd(24)} ${(bytes / 1024).toFixed(1)} kB, ${(bytes / least).toFixed(2)} × the floor`);
}
