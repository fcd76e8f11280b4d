/** Charts with children: what they start, send and stop is recorded, and a path ends them. */
import { assign, emit, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { describe, expect, test } from 'vitest';
import { chartModel } from '../chart/model.ts';
import { listenerPort } from '../chart/port.ts';
import { TransitionCoverage } from '../paths/coverage.ts';
import { HeadlessRun } from '../paths/headless.ts';
import { createTestModel } from '../paths/paths.ts';

const visitor = setup({ types: { input: {} as { name: string }, output: {} as { came: boolean } } }).createMachine({
  id: 'visitor',
  initial: 'invited',
  states: { invited: { on: { came: 'here' } }, here: { type: 'final' } },
  output: { came: true },
});

type PartyEvent =
  | { type: 'visitor.invited'; name: string }
  | { type: 'visitor.called'; name: string }
  | { type: 'visitor.barred'; name: string };
const idOf = ({ event }: { event: PartyEvent }) => `visitor:${event.name}`;

/** A party with a door that is listened to, any number of visitors, and a host without whom it does not begin. */
const party = setup({
  types: { context: {} as { came: number }, events: {} as PartyEvent, emitted: {} as { type: 'party.began' } },
  actors: { visitor: visitor, host: visitor, door: listenerPort<PartyEvent>('door') },
  actions: {
    spawnVisitor: spawnChild('visitor', { id: idOf, input: ({ event }) => ({ name: event.name }) }),
    callVisitor: sendTo(idOf, { type: 'came' }),
    stopVisitor: stopChild(idOf),
    countVisitor: assign({ came: ({ context }) => context.came + 1 }),
    openDoor: sendTo('door', ({ context }) => ({ type: 'door.opened', for: context.came })),
    emitBegan: emit({ type: 'party.began' }),
  },
  guards: { cameToo: (_, output: { came: boolean }) => output.came },
  delays: { dinner: 1000 },
}).createMachine({
  id: 'party',
  context: { came: 0 },
  invoke: { id: 'door', src: 'door' },
  initial: 'waiting',
  on: {
    'visitor.invited': { actions: 'spawnVisitor' },
    'visitor.called': { actions: 'callVisitor' },
    'visitor.barred': { actions: 'stopVisitor' },
    'xstate.done.actor.*': { actions: ['countVisitor', 'openDoor'] },
  },
  states: {
    waiting: {
      invoke: {
        id: 'theHost',
        src: 'host',
        input: { name: 'Ann' },
        onDone: [
          { guard: { type: 'cameToo', params: ({ event }) => event.output }, target: 'begun' },
          { target: 'waiting', reenter: true },
        ],
      },
    },
    begun: { entry: 'emitBegan', after: { dinner: 'over' } },
    over: {},
  },
});

const isInvited = (snapshot: { children: Record<string, unknown> }) => 'visitor:Bo' in snapshot.children;
const partyModel = chartModel<typeof party>({
  name: 'party',
  machine: party,
  inputs: [undefined as never],
  events: {
    'visitor.invited': (snapshot) => (isInvited(snapshot) || snapshot.context.came > 0 ? [] : [{ name: 'Bo' }]),
    'visitor.called': (snapshot) => (isInvited(snapshot) ? [{ name: 'Bo' }] : []),
    'visitor.barred': (snapshot) => (isInvited(snapshot) ? [{ name: 'Bo' }] : []),
  },
  outcomes: {
    host: { done: [{ came: true }, { came: false }], error: [] },
    visitor: { done: [{ came: true }], error: [] },
  },
  project: (context) => context,
  invariants: {},
  shows: { waiting: () => true, begun: () => true, over: () => true },
});

describe('a chart with children', () => {
  const paths = createTestModel(party, partyModel).getShortestPaths();

  test('is walked through every transition, and leaves nothing behind', async () => {
    const coverage = new TransitionCoverage(party);
    for (const path of paths) {
      const run = new HeadlessRun(partyModel, coverage);
      await path.test({ start: (_, input) => void run.start(input as never), states: run.assertions, events: run.gestures });
      run.stop();
    }
    expect(coverage.missing).toEqual([]);
  });

  test('ends of spawned children are steps, once each', () => {
    const ways = paths.map(({ steps }) => steps.map(({ event }) => event.type));
    expect(ways.some((way) => way.includes('xstate.done.actor.visitor:Bo'))).toBe(true);
    expect(ways.filter((way) => way.filter((type) => type === 'xstate.done.actor.visitor:Bo').length > 1)).toEqual([]);
  });

  test('records in order what it starts, sends, stops, emits and waits for', () => {
    const run = new HeadlessRun(partyModel).start(undefined as never);
    run.send({ type: 'visitor.invited', name: 'Bo' });
    run.send({ type: 'visitor.called', name: 'Bo' });
    run.answer('visitor:Bo', { came: true });
    run.send({ type: 'visitor.barred', name: 'Bo' });
    run.answer('host', { came: true });
    run.elapse('dinner');
    expect(run.deeds).toEqual([
      { does: 'start', name: 'door', id: 'door', input: undefined },
      { does: 'ask', name: 'host', id: 'theHost', input: { name: 'Ann' } },
      { does: 'ask', name: 'visitor', id: 'visitor:Bo', input: { name: 'Bo' } },
      { does: 'send', name: 'visitor', id: 'visitor:Bo', event: { type: 'came' } },
      { does: 'send', name: 'door', id: 'door', event: { type: 'door.opened', for: 1 } },
      { does: 'emit', fact: { type: 'party.began' } },
      { does: 'wait', ms: 1000 },
    ]);
    run.stop();
  });

  test('an actor that was stopped is reported, and cannot answer', () => {
    const run = new HeadlessRun(partyModel).start(undefined as never);
    run.send({ type: 'visitor.invited', name: 'Bo' });
    run.send({ type: 'visitor.barred', name: 'Bo' });
    expect(run.deeds.at(-1)).toEqual({ does: 'stop', name: 'visitor', id: 'visitor:Bo' });
    expect(() => run.answer('visitor')).toThrow('Actor "visitor" has not been asked');
  });

  test('a child that no model mentions is an error', () => {
    expect(() => createTestModel(party, { ...partyModel, outcomes: {} } as never).getShortestPaths()).toThrow(
      'party: the model names no outcome of actor "host"',
    );
  });
});

test('a timer that a chart leaves on the clock is found when its run is stopped', () => {
  const careless = setup({ actors: { nap: listenerPort('nap') } }).createMachine({ id: 'careless', invoke: { id: 'nap', src: 'nap' } });
  const run = new HeadlessRun(
    chartModel<typeof careless>({
      name: 'careless',
      machine: careless,
      inputs: [undefined],
      events: {} as never,
      outcomes: {},
      invariants: {},
      shows: {} as never,
    }),
  ).start(undefined);
  run.clock.setTimeout(() => {}, 70);
  expect(() => run.stop()).toThrow('careless: a timer of 70 ms still runs after the chart was stopped');
});
