import { createActor, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { watchTab, watchWait, wholeSeconds, type WakeEvent, type WakeListener } from '../../machines/kit/waking.ts';
import { SimulatedTime } from '../model/clock.ts';

const noon = Date.UTC(2026, 10, 21, 12);

/** A chart that waits, and what it receives, with times in milliseconds since noon. */
function listen(watch: (time: SimulatedTime) => WakeListener) {
  const time = new SimulatedTime(noon);
  const reported: [WakeEvent['type'], number][] = [];
  const machine = setup({
    types: { events: {} as WakeEvent | { type: 'ended' } },
    actors: { watch: watch(time) },
    actions: { note: (_, { type, now }: WakeEvent) => void reported.push([type, now - noon]) },
  }).createMachine({
    initial: 'waiting',
    states: {
      waiting: {
        invoke: { id: 'watch', src: 'watch' },
        on: {
          'wait.began': { actions: { type: 'note', params: ({ event }) => event } },
          'tab.woke': { actions: { type: 'note', params: ({ event }) => event } },
          ended: 'over',
        },
      },
      over: {},
    },
  });
  return { time, reported, actor: createActor(machine, { clock: time.clock }).start() };
}

describe.each([
  ['watchTab', watchTab],
  ['watchWait', watchWait],
] as const)('%s', (_, watch) => {
  test('reports the time at once, and when the tab wakes, until it is stopped', () => {
    const { time, reported, actor } = listen(watch);
    time.pass(5000);
    time.sleep(60_000);
    actor.send({ type: 'ended' });
    time.sleep(60_000);
    time.pass(5000);
    expect(reported).toEqual([
      ['wait.began', 0],
      ['tab.woke', 65_000],
    ]);
  });
});

describe('watchWait', () => {
  test('notices a sleep that the browser does not report, once', () => {
    const { time, reported } = listen(watchWait);
    time.pass(500);
    time.doze(60_000);
    time.pass(3000);
    expect(reported.slice(1)).toEqual([['tab.woke', 61_000]]);
  });

  test('notices every sleep, the shortest and those after one that the browser reported', () => {
    const { time, reported } = listen(watchWait);
    time.doze(1000);
    time.pass(1000);
    time.pass(500);
    time.sleep(60_000);
    time.pass(400);
    time.doze(60_000);
    time.pass(3000);
    time.doze(60_000);
    time.pass(3000);
    expect(reported.slice(1)).toEqual([
      ['tab.woke', 2000],
      ['tab.woke', 62_500],
      ['tab.woke', 123_500],
      ['tab.woke', 186_500],
    ]);
  });

  test('takes a late timer for no sleep', () => {
    const { time, reported } = listen(watchWait);
    for (let late = 0; late < 5; late += 1) {
      time.pass(1000);
      time.doze(900);
    }
    expect(reported).toEqual([['wait.began', 0]]);
  });
});

test('a countdown shows a number until its second has passed', () => {
  expect([60_000, 59_001, 59_000, 1, 0, -5].map(wholeSeconds)).toEqual([60, 60, 59, 1, 0, 0]);
});
