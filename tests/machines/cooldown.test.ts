import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { times } from '../../contract/facts/times.ts';
import { cooldownActors } from '../../machines/cooldown/cooldown.actors.ts';
import { cooldownMachine } from '../../machines/cooldown/cooldown.machine.ts';
import { selectSecondsLeft } from '../../machines/cooldown/cooldown.selectors.ts';
import { SimulatedTime } from '../model/clock.ts';

const waiting = (ms: number) => {
  const time = new SimulatedTime();
  const logic = cooldownMachine.provide({ actors: cooldownActors(time) });
  const actor = createActor(logic, { input: { until: time.now() + ms }, clock: time.clock }).start();
  return { time, actor, left: () => selectSecondsLeft(actor.getSnapshot()) };
};

test('a wait that goes on shows what is left of it, and no more than that', () => {
  const { time, left } = waiting(12_500);
  expect(left()).toBe(13);
  time.pass(1000);
  expect(left()).toBe(12);
  time.pass(11_499);
  expect(left()).toBe(1);
  time.pass(1);
  expect(left()).toBeNull();
});

test('a wait whose end has passed is over at once', () => expect(waiting(0).actor.getSnapshot().status).toBe('done'));

test('a tab that sleeps past the end wakes without a countdown', () => {
  const { time, left } = waiting(times.codeCooldown);
  time.sleep(times.codeCooldown);
  expect(left()).toBeNull();
});
