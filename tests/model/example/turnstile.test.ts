import { createTestModel as createOfficialModel } from '@xstate/test';
import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { chartModel } from '../../../machines/kit/model.ts';
import { createTestModel } from '../paths.ts';
import { noteMachine } from './note.machine.ts';

/** A chart without actions: the only kind that the official package accepts. */
const turnstile = setup({
  types: { events: {} as { type: 'coin.dropped' } | { type: 'arm.pushed' } | { type: 'key.turned' } },
}).createMachine({
  id: 'turnstile',
  description: 'A turnstile at a gate.',
  initial: 'locked',
  states: {
    locked: { description: 'Nobody gets through.', on: { 'coin.dropped': 'open', 'key.turned': 'outOfService' } },
    open: { description: 'One may get through.', on: { 'arm.pushed': 'locked' } },
    outOfService: { description: 'Switched off.', on: { 'key.turned': 'locked' } },
  },
});

const turnstileModel = chartModel({
  name: 'turnstile',
  machine: turnstile,
  inputs: [undefined],
  events: { 'coin.dropped': [{}], 'arm.pushed': [{}], 'key.turned': [{}] },
  outcomes: {},
  invariants: {},
  shows: { locked: () => true, open: () => true, outOfService: () => true },
});

const eventTypes = (path: { steps: readonly { event: { type: string } }[] }) => path.steps.map(({ event }) => event.type).join(' → ');

/** A turnstile of the real world, which knows nothing of charts. */
class Turnstile {
  isOpen = false;
  isOn = true;
  dropCoin = () => (this.isOpen = this.isOn);
  push = () => (this.isOpen = false);
  turnKey = () => (this.isOn = !this.isOn);
}

describe('@xstate/test itself (1.0.0-beta.5)', () => {
  const subject = (gate: Turnstile) => ({
    states: {
      locked: () => expect([gate.isOn, gate.isOpen]).toEqual([true, false]),
      open: () => expect(gate.isOpen).toBe(true),
      outOfService: () => expect(gate.isOn).toBe(false),
    },
    events: { 'coin.dropped': () => void gate.dropCoin(), 'arm.pushed': () => void gate.push(), 'key.turned': () => void gate.turnKey() },
  });

  test('walks an action-free chart', async () => {
    const paths = createOfficialModel(turnstile as never).getShortestPaths();
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) await path.test(subject(new Turnstile()) as never);
  });

  test('and so does our kit, with the same words, along every path of the official one', async () => {
    const paths = createTestModel(turnstile, turnstileModel).getShortestPaths();
    for (const path of paths) await path.test(subject(new Turnstile()));
    const ours = paths.map(eventTypes);
    for (const official of createOfficialModel(turnstile as never)
      .getShortestPaths()
      .map(eventTypes)) {
      expect(ours.some((path) => path.startsWith(official))).toBe(true);
    }
  });

  test('a gate that does not work is found by both', async () => {
    class JammedTurnstile extends Turnstile {
      override push = () => this.isOpen;
    }
    const walkAll = async (paths: readonly { test: (subject: never) => Promise<unknown> }[]) => {
      for (const path of paths) await path.test(subject(new JammedTurnstile()) as never);
    };
    await expect(walkAll(createOfficialModel(turnstile as never).getShortestPaths())).rejects.toThrow();
    await expect(walkAll(createTestModel(turnstile, turnstileModel).getShortestPaths())).rejects.toThrow();
  });

  test('its limit: a chart with invoked actors, which every flow of ours has, is refused', () => {
    expect(() => createOfficialModel(noteMachine as never)).toThrow('Invocations on test machines are not supported');
  });

  test('its limit: a named action throws as soon as paths are made', () => {
    const named = setup({ actions: { ring: () => {} } }).createMachine({
      id: 'bell',
      initial: 'quiet',
      states: { quiet: { on: { press: { actions: 'ring' } } } },
    });
    expect(() => createOfficialModel(named as never).getShortestPaths()).toThrow();
  });
});
