/** The minimum weight of an application with these packages: React, XState, and the router bundled alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const code = `import { hydrateRoot } from 'react-dom/client';
import { useState } from 'react';
import { createActor, setup, assign, fromPromise, fromCallback } from 'xstate';
import { useSelector } from '@xstate/react';
import { Router, Link } from 'wouter';
globalThis.floor = [hydrateRoot, useState, createActor, setup, assign, fromPromise, fromCallback, useSelector, Router, Link];`;

/** Bytes after brotli. `root` is the folder with the packages. */
export async function floor(root: string): Promise<number> {
  const folder = mkdtempSync(join(root, '.cache-floor-'));
  try {
    const entry = join(folder, 'floor.js');
    writeFileSync(entry, code);
    const result = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2023', rollupOptions: { input: entry } },
    })) as Rollup.RollupOutput;
    return result.output.reduce((sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
