/** Counts which planted faults of charts are noticed: by their rules along the generated paths, and by every test that needs no browser. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chartFaults, type ChartFault } from './charts.ts';

const root = join(import.meta.dirname, '../../..');
const machines = readdirSync(join(root, 'tests/machines')).filter((file) => file.endsWith('.test.ts'));

/** Along the paths, by rules alone: files of facts are not compared, as if they were written anew with the fault. */
const paths = ['paths', 'rules', 'over-time'].map((name) => `tests/machines/${name}.test.ts`);
const rest = machines.map((file) => `tests/machines/${file}`).filter((file) => !paths.includes(file));

/** Whether these tests of a project notice the fault, or fail without one; `by` is the first of them. */
function judge(fault: ChartFault | null, project: string, files: readonly string[]): { noticed: boolean; by: string } {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    // The cache of Vitest does not know of the fault: it would hide it, and keep it for other runs.
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--fsModuleCache=false', '--bail', '1', '--project', project, ...files],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        ...(fault && { FAULT: JSON.stringify({ file: fault.file, find: fault.find, put: fault.put }) }),
        JUDGE: 'rules',
        MUTATION_CHART: fault?.chart ?? '',
        NO_COLOR: '1',
      },
    },
  );
  if (error) throw error;
  const by = stdout.split('\n').find((line) => /^\s*(?:×|FAIL)/.test(line)) ?? '';
  if (status !== 0 && by === '') throw new Error(`${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  return { noticed: status !== 0, by: by.trim().slice(0, 120) };
}

/** Files of tests, by the project that runs them. */
type Tests = readonly [project: string, files: readonly string[]];

/** Every test that needs no browser, beside those along the paths. */
const withoutBrowser: readonly Tests[] = [
  ['unit', rest],
  ['views*', ['tests/views']],
];

type Verdict = { readonly rules: boolean; readonly headless: boolean; readonly by: string };

/** A fault that the rules notice needs no other judge. */
function verdictOn(fault: ChartFault, others: readonly Tests[]): Verdict {
  if (fault.chart) {
    const { noticed, by } = judge(fault, 'unit', paths);
    if (noticed) return { rules: true, headless: true, by };
  }
  for (const [project, files] of others) {
    const { noticed, by } = judge(fault, project, files);
    if (noticed) return { rules: false, headless: true, by };
  }
  return { rules: false, headless: false, by: '' };
}

const percent = (some: readonly unknown[], all: readonly unknown[]): number =>
  all.length === 0 ? 100 : Math.round((1000 * some.length) / all.length) / 10;

/** Judges the faults with these numbers, or all of them; false where a bar is missed. `isByRules`: those in charts, along the paths alone. */
export function judgeCharts(wanted: readonly number[], isByRules: boolean): boolean {
  const chosen = [...chartFaults.entries()].filter(
    ([index, { chart }]) => (wanted.length === 0 || wanted.includes(index + 1)) && (chart !== undefined || !isByRules),
  );
  const others = isByRules ? [] : withoutBrowser;
  // Tests that fail without a fault would notice each of them.
  for (const [project, files] of [['unit', paths] as Tests, ...others]) {
    const { noticed, by } = judge(null, project, files);
    if (noticed) throw new Error(`The sound code fails, so nothing can be said of faults: ${by}`);
  }
  const judged = chosen.map(([index, fault]) => {
    const began = performance.now();
    const verdict = verdictOn(fault, others);
    const end = verdict.headless ? `noticed${verdict.rules ? ' by rules' : ''}: ${verdict.by}` : 'NOT NOTICED';
    console.log(`${index + 1}. ${fault.kind}, ${fault.name}: ${end} (${Math.round((performance.now() - began) / 1000)} s)`);
    return { ...fault, ...verdict };
  });
  const inCharts = judged.filter(({ chart }) => chart !== undefined);
  const cleanups = judged.filter(({ kind }) => kind === 'cleanup');
  const byRules = percent(
    inCharts.filter(({ rules }) => rules),
    inCharts,
  );
  const byAll = percent(
    judged.filter(({ headless }) => headless),
    judged,
  );
  const cleaned = cleanups.filter(({ headless }) => headless).length;
  console.log(`by rules along the paths: ${byRules} % of the ${inCharts.length} in charts (bar 60 %)`);
  if (isByRules) return byRules >= 60;
  console.log(`by every test without a browser: ${byAll} % of ${judged.length} (bar 92 %), cleanups ${cleaned} of ${cleanups.length}`);
  return byRules >= 60 && byAll >= 92 && cleaned === cleanups.length;
}
