/** `npm run paths`, as somebody who has only read the docs uses it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathsThrough } from '@iridia/chartkit/paths/search';
import { leavesOf } from '@iridia/chartkit/paths/paths';
import { paymentModel } from '../../machines/payment/payment.model.ts';

const root = join(import.meta.dirname, '../..');
const paths = (...options: string[]): string =>
  execFileSync(process.execPath, ['tests/model/print-paths.ts', ...options], { cwd: root, encoding: 'utf8', stdio: 'pipe' });

test('prints the shortest paths to a state, each step by its gesture', { timeout: 30_000 }, () => {
  const printed = paths('payment', '--to', 'succeeded');
  expect(printed).toContain('done.readStatus (output: 1)\n      → ended.succeeded');
  expect(printed).toContain('1. 3 steps');
});

test('as data, the last step of each path is in the state, and no earlier one is', { timeout: 30_000 }, () => {
  const found = JSON.parse(paths('payment', '--to', 'paying', '--json', '--max', '5')) as { steps: { states: string[] }[] }[];
  for (const { steps } of found) {
    expect(steps.map(({ states }) => states.some((state) => state.startsWith('open.paying.')))).toEqual([
      ...steps.slice(1).map(() => false),
      true,
    ]);
  }
  expect(found.length).toBeGreaterThan(0);
});

test('lists what exists when a chart or a state is unknown', { timeout: 30_000 }, () => {
  expect(() => paths('nothing')).toThrow(/There is no chart "nothing": app, session, auth/);
  expect(() => paths('payment', '--to', 'nowhere')).toThrow(/payment has no state "nowhere":\n {2}closed/);
});

// Each command loads every chart in a process of its own.
test('a state is named by its id, as /__flows shows it, by its path, or by its own name', { timeout: 30_000 }, () => {
  const printed = paths('payment', '--to', 'open.paying.status.polling.checking');
  expect(paths('payment', '--to', 'payment.open.paying.status.polling.checking')).toBe(printed);
  expect(paths('payment', '--to', 'checking')).toBe(printed);
  // Several have this name.
  expect(() => paths('settings', '--to', 'asked')).toThrow(/settings has no state "asked"/);
});

const printedBy = (...options: string[]): string => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/model/print-paths.ts', ...options], { cwd: root, encoding: 'utf8' });
  return `${status}: ${stderr}`;
};

test('an option that there is not is answered with those that there are', { timeout: 30_000 }, () => {
  expect(printedBy('payment', '--form', 'closed')).toMatch(/^1: .*--form[^]*--to STATE/);
  expect(printedBy('payment', '--form', 'closed')).not.toContain('file://');
  expect(paths('--help')).toContain('--to STATE');
});

test('a simple path visits no combination of states twice, and there are more of them than of the shortest', () => {
  const simple = [...pathsThrough(paymentModel, { to: 'ended.succeeded', simple: true, max: 1000 })];
  for (const { steps } of simple) {
    const visited = steps.map(({ state }) => leavesOf(state).join(', '));
    expect(new Set(visited).size).toBe(visited.length);
  }
  expect(simple.length).toBeGreaterThan([...pathsThrough(paymentModel, { to: 'ended.succeeded', max: 1000 })].length);
});
