/** A production build without `FLOWS=1` has nothing for developers of charts in it: no code, no style, no page. */
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isTool = (id: string): boolean => /\/src\/dev\/(?:charts|live)\/|virtual:flows|\/elkjs\/|\/@statelyai\//.test(id);

async function built(flows: string | undefined): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  const before = { FLOWS: process.env['FLOWS'], NODE_ENV: process.env['NODE_ENV'] };
  delete process.env['FLOWS'];
  if (flows) process.env['FLOWS'] = flows;
  process.env['NODE_ENV'] = 'production';
  try {
    const { output } = (await build({
      root,
      logLevel: 'error',
      build: { write: false, minify: false, copyPublicDir: false },
    })) as Rollup.RollupOutput;
    return output;
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const traces = (files: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]): string[] =>
  files.flatMap((file) => {
    if (file.type === 'chunk') return Object.keys(file.modules).filter(isTool);
    const isTraced = file.fileName.includes('elk-worker') || (file.fileName.endsWith('.css') && String(file.source).includes('.drawing'));
    return isTraced ? [file.fileName] : [];
  });

test('only a build with FLOWS=1 contains the tools for charts', { timeout: 300_000 }, async () => {
  expect(traces(await built(undefined))).toEqual([]);
  const found = traces(await built('1')).join('\n');
  for (const part of ['src/dev/charts/page.tsx', 'src/dev/live/channel.ts', '@statelyai/inspect', 'elk-worker', '.css'])
    expect(found).toContain(part);
});
