import { createActor, setup, type EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { deadlinePort, watchDeadline, wholeSeconds, type DeadlineEvent } from '../../machines/kit/deadline.ts';
import { SimulatedTime } from '../model/clock.ts';

/** A chart that waits for a deadline, and the events it receives meanwhile. */
function waitFor(time: SimulatedTime, ms: number) {
  const told: DeadlineEvent[] = [];
  const machine = setup({
    types: { events: {} as DeadlineEvent },
    actors: { watchDeadline: deadlinePort('watchDeadline') },
    actions: { note: (_, params: { event: EventObject }) => void told.push(params.event as DeadlineEvent) },
  }).createMachine({
    initial: 'waiting',
    states: {
      waiting: {
        invoke: { id: 'watchDeadline', src: 'watchDeadline', input: { deadline: time.now() + ms } },
        on: {
          'deadline.ticked': { actions: { type: 'note', params: ({ event }) => ({ event }) } },
          'deadline.reached': { target: 'over', actions: { type: 'note', params: ({ event }) => ({ event }) } },
        },
      },
      over: {},
    },
  });
  const actor = createActor(machine.provide({ actors: { watchDeadline: watchDeadline(time) } }), { clock: time.clock }).start();
  return { actor, told, seconds: () => told.flatMap((event) => (event.type === 'deadline.ticked' ? [wholeSeconds(event.remaining)] : [])) };
}

describe('a deadline', () => {
  test('tells every whole second, the first at once, and its end', () => {
    const time = new SimulatedTime();
    const { told, seconds } = waitFor(time, 3000);
    time.pass(3000);
    expect(seconds()).toEqual([3, 2, 1]);
    expect(told.at(-1)).toEqual({ type: 'deadline.reached' });
  });

  test('ticks on whole seconds of what remains, wherever the day stands', () => {
    const time = new SimulatedTime();
    const { told } = waitFor(time, 2400);
    time.pass(2400);
    expect(told).toEqual([
      { type: 'deadline.ticked', remaining: 2400 },
      { type: 'deadline.ticked', remaining: 2000 },
      { type: 'deadline.ticked', remaining: 1000 },
      { type: 'deadline.reached' },
    ]);
  });

  test('a tab that slept for 40 s wakes to 20 at once', () => {
    const time = new SimulatedTime();
    const { seconds } = waitFor(time, 60_000);
    time.sleep(40_000);
    expect(seconds()).toEqual([60, 20]);
    time.pass(1000);
    expect(seconds()).toEqual([60, 20, 19]);
  });

  test('a tab that slept past the deadline wakes to its end, once', () => {
    const time = new SimulatedTime();
    const { actor, told } = waitFor(time, 60_000);
    time.sleep(90_000);
    time.sleep(90_000);
    expect(actor.getSnapshot().value).toBe('over');
    expect(told.filter(({ type }) => type === 'deadline.reached')).toHaveLength(1);
  });

  test('a deadline in the past is reached at once', () => {
    const { actor } = waitFor(new SimulatedTime(), -1);
    expect(actor.getSnapshot().value).toBe('over');
  });

  test('nothing is told after the chart has stopped', () => {
    const time = new SimulatedTime();
    const { actor, told } = waitFor(time, 60_000);
    actor.stop();
    time.pass(5000);
    time.sleep(90_000);
    expect(told).toHaveLength(1);
  });

  test.each([
    [60_000, 60],
    [59_001, 60],
    [59_000, 59],
    [1, 1],
    [0, 0],
    [-5, 0],
  ])('%i ms read as %i s', (ms, seconds) => expect(wholeSeconds(ms)).toBe(seconds));
});
