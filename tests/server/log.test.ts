/** What requests of strangers write into the log is bounded, and what is left out is counted. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinRequest } from '../../server/core/correlation.ts';
import { createLog, type Log } from '../../server/core/log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const open = (): { log: Log; lines: Record<string, unknown>[] } => {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog('info', (line) => lines.push(JSON.parse(line) as Record<string, unknown>)) };
};
const from = (network: string, work: () => void): void => withinRequest({ id: 'r', network }, work);
const count = (lines: readonly Record<string, unknown>[], message: string): number =>
  lines.filter((line) => line.message === message).length;

it('has two hundred lines of a message from one network in a minute, and then how many there were', () => {
  const { log, lines } = open();
  for (let index = 0; index < 5000; index += 1) from('192.0.2.1', () => log.event('crossSite.refused', { path: '/' }));
  expect(count(lines, 'crossSite.refused')).toBe(200);
  vi.advanceTimersByTime(61_000);
  from('192.0.2.1', () => log.event('crossSite.refused', { path: '/' }));
  expect(lines.slice(200)).toMatchObject([
    { message: 'lines were left out', omitted: 'crossSite.refused', count: 4800 },
    { message: 'crossSite.refused' },
  ]);
});

it('hides nothing else behind them: other messages, other networks, the server’s own', () => {
  const { log, lines } = open();
  for (let index = 0; index < 300; index += 1) from('192.0.2.1', () => log.event('crossSite.refused'));
  from('192.0.2.1', () => log.event('signIn.failed'));
  from('192.0.2.2', () => log.event('crossSite.refused'));
  for (let index = 0; index < 300; index += 1) log.warn('a service was unavailable');
  expect([count(lines, 'signIn.failed'), count(lines, 'crossSite.refused'), count(lines, 'a service was unavailable')]).toEqual([
    1, 201, 300,
  ]);
});
