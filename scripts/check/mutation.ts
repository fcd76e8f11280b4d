/**
 * Mutation testing, one area at a time: every chart with its own tests and the linter, the ledger with its tests. Prints the score of each
 * area and fails below the threshold. `npm run test:mutation -- auth toasts` runs only these areas; `--survivors` lists the mutants that no
 * test caught; `--paths` judges charts along their generated paths by the rules alone, with `--facts` also by the files of facts; `--all`
 * judges by every test that runs a chart without a browser.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areasFor, type Area, type Judges } from './mutation/areas.ts';
import { installOwn } from '../setup/own-packages.ts';

type Mutant = { status: string; mutatorName: string; replacement?: string; location: { start: { line: number } } };
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

const judges: Judges = process.argv.includes('--paths') ? 'paths' : process.argv.includes('--all') ? 'all' : 'own';
/** The lowest score that passes, in percent. */
const bar = { own: 80, paths: 60, all: 90 }[judges];
const root = fileURLToPath(new URL('../..', import.meta.url));
const reportFile = join(root, '.cache', 'mutation.json');

const areas = areasFor(judges);

/** Its packages are its own (`tests/mutation/package.json`): nobody else waits for them. */
const own = join(root, 'tests/mutation');
const stryker = join(own, 'node_modules/@stryker-mutator/core/bin/stryker.js');
installOwn(own);

function judge({ name, mutate, tests, isChart }: Area): Report {
  rmSync(reportFile, { force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [stryker, 'run', 'tests/mutation/stryker.config.json', '--mutate', mutate.join(',')],
    {
      cwd: root,
      env: {
        ...process.env,
        MUTATION_TESTS: tests.join(','),
        MUTATION_CHART: isChart ? name : '',
        // Files of facts are written anew by the person who changes a chart: they notice a change, and judge nothing.
        JUDGE: judges === 'paths' && !process.argv.includes('--facts') ? 'rules' : '',
      },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  if (Object.keys(report.files).length === 0) throw new Error(`Nothing of ${mutate.join(', ')} was mutated`);
  return report;
}

function score(report: Report) {
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  return { noticed, missed, percent: noticed + missed === 0 ? 100 : Math.round((1000 * noticed) / (noticed + missed)) / 10 };
}

function survivors(report: Report): string[] {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location: { start }, mutatorName, replacement = '' }) => {
        const line = source.split('\n')[start.line - 1]?.trim() ?? '';
        return `  ${file}:${start.line} ${mutatorName}: ${line} → ${replacement.split('\n')[0]}`;
      }),
  );
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = wanted.length > 0 ? areas.filter(({ name }) => wanted.includes(name)) : areas;
const rows: { area: string; noticed: number; missed: number; 'score (%)': number; 'time (s)': number }[] = [];
for (const area of chosen) {
  const began = performance.now();
  const report = judge(area);
  const { noticed, missed, percent } = score(report);
  rows.push({ area: area.name, noticed, missed, 'score (%)': percent, 'time (s)': Math.round((performance.now() - began) / 1000) });
  console.log(`${area.name}: ${percent} %`);
  if (process.argv.includes('--survivors')) console.log(survivors(report).join('\n'));
}
console.table(rows);
const noticed = rows.reduce((sum, row) => sum + row.noticed, 0);
const missed = rows.reduce((sum, row) => sum + row.missed, 0);
const all = Math.round((1000 * noticed) / Math.max(1, noticed + missed)) / 10;
console.log(`mutation score: ${all} % (bar ${bar} %)`);
const isBelow = rows.some((row) => row['score (%)'] < (chosen.find(({ name }) => name === row.area)?.bar ?? 0));
if (all < bar || isBelow) process.exitCode = 1;
