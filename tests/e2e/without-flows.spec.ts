/** What is served has nothing for developers of charts in it, no code and no style; the build with `FLOWS=1`, which walks are served, has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ChunkFiles } from '../../scripts/build/vite/chunk-files.ts';
import { observedFolder } from '../model/browser/observed.ts';
import { bareTest as test } from './kit/server.ts';

const dist = join(import.meta.dirname, '../../dist');
const isTool = (id: string): boolean =>
  /src\/dev\/(?:charts|live)\/|chartkit\/(?:export|live|record)\/|virtual:flows|\/elkjs\/|\/@statelyai\//.test(id);

/** The modules and files of a build that are for developers of charts. */
function traces(chunks: string, assets: string): string[] {
  const { files } = JSON.parse(readFileSync(chunks, 'utf8')) as ChunkFiles;
  expect(Object.keys(files).length).toBeGreaterThan(1000);
  const isTraced = (name: string): boolean =>
    name.includes('elk-worker') || (name.endsWith('.css') && readFileSync(join(assets, name), 'utf8').includes('.drawing'));
  return [...Object.keys(files).filter(isTool), ...readdirSync(assets).filter(isTraced)];
}

test('only a build with FLOWS=1 contains the tools for charts', () => {
  expect(traces(join(dist, 'chunks.json'), join(dist, 'client/assets'))).toEqual([]);
  const found = traces(join(observedFolder, '.vite/chunks.json'), join(observedFolder, 'assets')).join('\n');
  for (const part of ['src/dev/charts/page.tsx', 'packages/chartkit/record/channel.ts', '@statelyai/inspect', 'elk-worker', '.css'])
    expect(found).toContain(part);
});
