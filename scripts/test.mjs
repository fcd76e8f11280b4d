// Plain JavaScript: on a fresh machine this file runs before dependencies are installed, on any Node from version 20.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, freemem, setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowsers, howToGetChromium } from './setup/chromium.mjs';
import { deepest, installMermaid } from './setup/deep.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { findPostgres } from './setup/postgres.mjs';
import { checkNode, findRuntime } from './setup/runtime.mjs';
import { print, seconds } from './setup/print.mjs';
import { makeTemporary } from './setup/temporary.mjs';

checkNode();
const began = performance.now();
const isDeep = process.argv.includes('--deep');
// Fetched while the packages are, and unpacked while the first checks run: the browser is needed last.
const browsers = ensureBrowsers();
await ensureInstalled();
const node = findRuntime();
const reports = join(root, '.cache', 'test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// A deep run makes long videos and large archives, more than a memory holds.
const temporary = makeTemporary({ inMemory: !isDeep });
process.once('exit', temporary.remove);
/** The steps that run now, and whether none may begin any more. */
const running = new Set();
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    isEnding = true;
    const ended = [...running].map((child) => once(child, 'close'));
    for (const child of running) child.kill(signal);
    // What they still write would be left behind.
    await Promise.all(ended);
    process.exit(1);
  });

const bin = (...path) => join(root, 'node_modules', ...path);
const vitest =
  (projects, ...options) =>
  (report) => [
    bin('vitest', 'vitest.mjs'),
    'run',
    ...options,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
const playwright = () => [bin('@playwright', 'test', 'cli.js'), 'test', '--config', 'tests/e2e/playwright.config.ts'];

/** What reads the sources alone: checked while the rest is generated. A step counts as one test. */
const sourceChecks = [
  { name: 'arrows between rooms', args: () => ['scripts/check/arrows.ts'] },
  { name: 'no state in views', args: () => ['scripts/check/views.ts'] },
  { name: 'format', args: () => [bin('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
];
/** The rules need the types of every file: their errors are found on the way, in half the time of two programs. */
const lint = { name: 'types and lint', args: () => [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--type-check'] };
/**
 * It takes every core for as long as all other checks together. Where there is room for the six gigabytes that it holds, it takes what the tests
 * of the server leave of the cores while they wait.
 */
const isLintBeside = freemem() > 14 * 2 ** 30;
/** None makes what another needs: two at a time, the longest first, as soon as what they read is generated. */
const checks = [
  ...(isLintBeside ? [] : [lint]),
  { name: 'what nothing uses', args: () => [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
  { name: 'one word for one thing', args: () => ['scripts/check/words.ts'] },
];

/** What walks in a browser are served: the pages' code with the channel that reports what their actors do. */
const observed = join(root, 'dist', 'observed');
/** Each is one process that mostly uses one core: made while the tests of the server wait for theirs. */
const builds = [
  // What it is built of was generated before.
  { name: 'build', args: () => ['scripts/build.mjs', '--if-changed', '--generated'] },
  { name: 'observed code', args: () => ['scripts/build/observed.ts'], env: { NODE_ENV: 'production' }, needs: 'build' },
];

/** A step without `count` counts as one test. */
const units = { name: 'charts, paths, other units and views', args: vitest(['unit', 'views*']), count: countVitest };
// One worker more than a small machine has cores: tests that wait for a child, a database or a time leave theirs to others.
const server = { name: 'server', args: vitest(['server'], '--maxWorkers=3'), count: countVitest, before: announceDatabases };
const steps = [
  ...(isDeep ? [{ name: 'Mermaid', args: vitest(['mermaid']), count: countVitest, before: installMermaid }] : []),
  {
    name: 'journeys in a browser',
    args: playwright,
    count: countPlaywright,
    before: requireChromium,
    needs: 'observed code',
    env: { OBSERVED: observed },
  },
  ...(isDeep ? [{ name: 'three browsers', args: vitest(['browsers']), count: countVitest, needs: 'build' }] : []),
];

const results = [];
/** Performs what waits, one after the other, beside something else. */
const performBeside = async (waiting) => {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await perform({ ...step, isBeside: true }));
};
const generated = { name: 'generated code', args: () => ['scripts/build.mjs', '--generate'] };
const waiting = [...sourceChecks];
const begun = perform(generated).then((result) => {
  results.push(result);
  waiting.unshift(...checks);
});
const takeAll = () => performBeside(waiting);
/** Neither core rests until the other is at the end of its part. */
const besideGeneration = async () => {
  await takeAll();
  await begun;
  await takeAll();
};
await Promise.all([begun.then(takeAll), besideGeneration()]);
results.push(await perform(units));
await Promise.all([
  perform(server).then((result) => results.push(result)),
  performBeside([...builds, ...(isLintBeside ? [{ ...lint, isLow: true }] : [])]),
]);
for (const step of steps) results.push(await perform(step));
conclude(results);

/** What a step reports that runs beside another is printed when it has ended. */
async function perform({ name, args, count, before, needs, env = {}, isBeside = false, isLow = false }) {
  const blocker = results.find((result) => result.name === needs && (result.failed > 0 || result.skipped > 0));
  if (blocker) return skip(name, `needs the step "${needs}", which failed`);
  if (!isBeside) print(`\n── ${name}`);
  const obstacle = await before?.();
  if (obstacle) return fail(name, obstacle);

  const start = performance.now();
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const child = spawn(node, args(report), {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      ...(isDeep && deepest),
      TMPDIR: temporary.folder,
      // The type checker is written in Go, which would clean its memory again and again: a third of its time.
      GOGC: '1000',
      PATH: `${bin('.bin')}:${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Node reads TypeScript itself: Playwright's own compiler takes five seconds of a clean clone before the first test.
      PW_DISABLE_TS_ESM: '1',
      // Some hundred processes load the same files: each server begins with half a second less work.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      ...env,
    },
  });
  if (isLow) giveWay(child);
  running.add(child);
  const output = [];
  for (const stream of isBeside ? [child.stdout, child.stderr] : []) stream.on('data', (chunk) => output.push(chunk));
  const [status] = await once(child, 'close');
  running.delete(child);
  // The process is about to exit: nothing begins anymore.
  if (isEnding) await new Promise(() => {});
  if (output.length > 0) print(`\n── ${name}\n${Buffer.concat(output).toString().trimEnd()}`);
  const counted = (count && existsSync(report) && count(JSON.parse(readFileSync(report, 'utf8')))) || { passed: 0, failed: 0, skipped: 0 };
  if (!count && status === 0) counted.passed = 1;
  // A runner that fails outside a test (a file that does not load, an unhandled rejection) still fails its step.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  print(`── ${name}: ${counted.failed ? 'FAILED' : 'passed'} in ${seconds(start)}`);
  return { name, ...counted, time: seconds(start) };
}

/** Lets other steps go before this one. */
function giveWay({ pid }) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended, or the system does not permit it.
  }
}

function skip(name, why) {
  print(`\n── ${name}: SKIPPED, ${why}`);
  return { name, passed: 0, failed: 0, skipped: 1, time: '–' };
}

function fail(name, why) {
  print(`── ${name}: FAILED. ${why}`);
  return { name, passed: 0, failed: 1, skipped: 0, time: '–' };
}

function countVitest({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests, testResults }) {
  const failed = numFailedTests || numFailedTestSuites;
  const broken = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      if (tests.length === 0) return [`${file}: ${message}`];
      return tests.map((test) => reportedByVitest(file, test));
    });
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => reportedByVitest(relative(root, name), test)),
  );
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, broken, unsteady };
}

function reportedByVitest(file, { fullName, failureMessages }) {
  return `${file}: ${fullName}\n${indented(failureMessages[0] ?? '')}`;
}

function countPlaywright({ stats, suites }) {
  const specsOf = (suite, parents = []) => [
    ...suite.specs.map((spec) => ({ ...spec, parents })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...parents, inner.title])),
  ];
  const all = suites.flatMap((suite) => specsOf(suite));
  const lastResults = ({ tests }) => tests.flatMap(({ results: tries }) => tries);
  const named = (spec) => {
    const message = lastResults(spec).find(({ error }) => error)?.error.message ?? '';
    return `${spec.file}: ${[...spec.parents, spec.title].join(' › ')}\n${indented(message)}`;
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    broken: all.filter(({ ok }) => !ok).map(named),
    // Passed when they were tried again: not held against a change, and printed, since each is a fault to be mended.
    unsteady: all.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(named),
  };
}

/** The first lines of an error, without colors. */
function indented(message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12);
  return lines.map((line) => `    ${line}`).join('\n');
}

function announceDatabases() {
  const postgres = findPostgres();
  if (postgres) print(`PostgreSQL found in ${postgres}: the server is tested on both databases.`);
  else print('SKIPPED ALOUD: PostgreSQL (initdb) is not on this machine, so the server is tested on the embedded database only.');
}

async function requireChromium() {
  const { chromium, shell } = await browsers;
  if (!chromium) return howToGetChromium;
  if (shell) process.env.HEADLESS_SHELL_PATH = shell;
  process.env.CHROMIUM_PATH = chromium;
}

function conclude(all) {
  print(`\n${'step'.padEnd(34)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}${'time'.padStart(10)}`);
  for (const { name, passed, failed, skipped, time } of all) {
    print(`${name.padEnd(34)}${`${passed}`.padStart(8)}${`${failed}`.padStart(8)}${`${skipped}`.padStart(9)}${time.padStart(10)}`);
  }
  print(`${'all'.padEnd(59)}${seconds(began).padStart(10)}\n`);
  // Repeat the failures at the end, where they are easy to find in a long output.
  for (const { name, broken = [] } of all) for (const test of broken) print(`FAILED in ${name}: ${test}`);
  for (const { name, unsteady = [] } of all) for (const test of unsteady) print(`UNSTEADY in ${name}, passed at the second try: ${test}`);
  for (const name of temporary.left()) print(`LEFT BEHIND by a test: ${name}`);
  const total = (key) => all.reduce((sum, result) => sum + result[key], 0);
  const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
  process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
  process.exit(failed ? 1 : 0);
}
