/**
 * Plants faults, one at a time: builds them into the browser's code and walks the charts concerned in Chromium, or runs tests on them. Prints
 * which were found and fails when one was not. `npm run test:faults -- 3 7` plants only these. Needs the pages of `npm run build`. With `--charts` it
 * plants the faults of `faults/charts.ts`, and counts which the rules of the charts notice, and (not with `--rules`) any test without a browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { judgeCharts } from './faults/judge.ts';
import { planted } from './faults/wiring.ts';
import type { Fault } from '../build/vite/planted-fault.ts';
import { buildObserved } from '../build/observed.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist', 'faulty');
const wanted = process.argv.slice(2).map(Number).filter(Number.isInteger);

if (process.argv.includes('--charts')) process.exit(judgeCharts(wanted, process.argv.includes('--rules')) ? 0 : 1);

/** Whether the walks of these charts pass; `message` is the first failure. */
function walk(charts: readonly string[]): { passes: boolean; output: string } {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      '--max-failures',
      '1',
      '--grep',
      'walk',
      ...charts.map((chart) => `paths/${chart}.spec`),
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, OBSERVED: folder, EVERY_WALK: '1', FORCE_COLOR: '0' } },
  );
  const output = stdout.split('\n').find((line) => /Error: /.test(line)) ?? '';
  // A walk that cannot start proves nothing about a fault.
  if (status !== 0 && output === '') throw new Error(stdout.slice(-2000));
  return { passes: status === 0, output: output.trim().slice(0, 110) };
}

/** Whether these tests pass with the fault in the code that they load; `message` is the first failure. */
function judge(files: readonly string[], { file, find, put }: Fault): { passes: boolean; output: string } {
  // The cache of Vitest does not know of the fault: it would hide it, and keep it for other runs.
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--fsModuleCache=false', ...files],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, FAULT: JSON.stringify({ file, find, put }), NO_COLOR: '1' },
    },
  );
  const output = stdout.split('\n').find((line) => line.trimStart().startsWith('× ')) ?? '';
  if (status !== 0 && output === '') throw new Error(stdout.slice(-2000));
  return { passes: status === 0, output: output.trim().slice(0, 110) };
}

/** Which of the planted faults this run is about, with the number that each has in the list. */
const chosen = [...planted.entries()].filter(([index]) => wanted.length === 0 || wanted.includes(index + 1));

// A walk that fails without a fault would call every fault found: the sound code is walked first.
const walked = [...new Set(chosen.flatMap(([, fault]) => ('walks' in fault ? fault.walks : [])))];
if (walked.length > 0) {
  if (!existsSync(join(root, 'dist', 'chunks.json'))) throw new Error('No pages to walk: run `npm run build` first.');
  await buildObserved(folder);
  const { passes, output } = walk(walked);
  if (!passes) throw new Error(`The sound code fails its walks, so nothing can be said of faults: ${output}`);
  console.log(`sound code: passes the walks of ${walked.join(', ')}`);
}

const rows: Record<string, unknown>[] = [];
for (const [index, fault] of chosen) {
  const began = performance.now();
  if ('walks' in fault) await buildObserved(folder, fault);
  const { passes, output } = 'walks' in fault ? walk(fault.walks) : judge(fault.tests, fault);
  rows.push({
    fault: fault.name,
    against: ('walks' in fault ? fault.walks : fault.tests).join(', '),
    found: !passes,
    by: output,
    s: Math.round((performance.now() - began) / 1000),
  });
  console.log(`${index + 1}. ${fault.name}: ${passes ? 'NOT FOUND' : 'found'}`);
}
rmSync(folder, { recursive: true, force: true });
console.table(rows);
const missed = rows.filter(({ found }) => !found).length;
console.log(`${rows.length - missed} of ${rows.length} faults found`);
process.exitCode = missed > 0 ? 1 : 0;
