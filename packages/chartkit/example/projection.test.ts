import { createTestModel } from '@xstate/test';
import { createMachine, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { implementationsOf } from '../chart/internals.ts';
import { chartModel, type ChartModel } from '../chart/model.ts';
import { listenerPort, port } from '../chart/port.ts';
import { TransitionCoverage } from '../paths/coverage.ts';
import { HeadlessRun } from '../paths/headless.ts';
import { projected } from '../paths/projection.ts';
import { noteMachine } from './note.machine.ts';
import { noteModel } from './note.model.ts';

/** A copy of a chart's configuration, functions included by reference. */
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]));
};

/** Walks the paths of a chart's projection on a run of this model, which may be of another chart. */
async function walk(model: ChartModel<any>, subject: ChartModel<any> = model, coverage?: TransitionCoverage): Promise<number> {
  const chart = projected(model, model.inputs[0]);
  const paths = createTestModel(chart.machine).getShortestPaths(chart.options);
  for (const path of paths) await path.test(chart.against(new HeadlessRun(subject, coverage)));
  return paths.length;
}

describe('what @xstate/test refuses, and why charts are projected', () => {
  test('an actor', () => {
    expect(() => createTestModel(noteMachine as never)).toThrow('Invocations on test machines are not supported');
  });

  test('a delay', () => {
    const waiting = createMachine({ initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } });
    expect(() => createTestModel(waiting as never)).toThrow('After events on test machines are not supported');
  });

  test('a named action, as soon as paths are made', () => {
    const bell = setup({ actions: { ring: () => {} } }).createMachine({ on: { click: { actions: 'ring' } } });
    expect(() => createTestModel(bell as never).getShortestPaths()).toThrow();
  });
});

describe('the note, projected', () => {
  test('answers, failures and delays are events', () => {
    expect(projected(noteModel, undefined).eventTypes).toEqual([
      'text.changed',
      'note.saved',
      'done.saveNote',
      'failed.saveNote',
      'after.confirmation',
    ]);
  });

  test('its paths take every transition of the real chart', async () => {
    const coverage = new TransitionCoverage(noteMachine);
    expect(await walk(noteModel, noteModel, coverage)).toBeGreaterThan(0);
    expect(coverage.missing).toEqual([]);
  });

  type States = Record<'writing' | 'saving' | 'saved', Record<string, any>>;
  test.each<[string, (states: States) => void]>([
    ['a field that takes nothing', ({ writing }) => delete writing['on']['text.changed']],
    ['an empty note that is saved', ({ writing }) => delete writing['on']['note.saved'].guard],
    ['a press that does not ask the server', ({ saving }) => delete saving['invoke']],
    ['a refusal that is lost', ({ saving }) => void saving['invoke'].onDone.shift()],
    ['a failure that looks like success', ({ saving }) => (saving['invoke'].onError.target = 'saved')],
    ['a problem that is not kept', ({ saving }) => delete saving['invoke'].onError.actions],
    ['a confirmation that stays', ({ saved }) => delete saved['after']],
  ])('on the real chart %s is found', async (_, plant) => {
    const config = copyOf(noteMachine.config) as { states: States };
    plant(config.states);
    const machine = createMachine(config as never, implementationsOf(noteMachine) as never) as never;
    await expect(walk(noteModel, { ...noteModel, machine } as never)).rejects.toThrow(/the model says|has not been asked|No timer/);
  });

  test('a port whose outcomes the model does not name is an error', async () => {
    await expect(walk({ ...noteModel, outcomes: {} } as never)).rejects.toThrow('names no outcome of actor "saveNote"');
  });
});

/** Everything that a chart can do beside a note: regions, history, a final state, two waits of one name, a listener, `always`. */
const kettle = setup({
  types: { context: {} as { cups: number }, events: {} as { type: 'lid.lifted' } | { type: 'lid.closed' } | { type: 'cup.filled' } },
  actors: { heat: port<string>('heat'), watchLid: listenerPort<{ type: 'lid.lifted' }>('watchLid') },
  guards: { isEmpty: ({ context }) => context.cups === 0 },
  actions: { fill: ({ context }) => void (context satisfies { cups: number }) },
  delays: { moment: ({ context }) => 1000 * context.cups },
}).createMachine({
  id: 'kettle',
  context: { cups: 2 },
  type: 'parallel',
  states: {
    water: {
      initial: 'cold',
      states: {
        cold: { invoke: { id: 'boil', src: 'heat', onDone: 'hot', onError: 'cold' } },
        hot: { after: { moment: 'cold' }, always: { guard: 'isEmpty', target: 'gone' } },
        gone: { type: 'final' },
      },
    },
    lid: {
      initial: 'down',
      invoke: { id: 'lid', src: 'watchLid' },
      on: { 'lid.closed': '.before' },
      states: {
        down: { on: { 'lid.lifted': 'up' }, after: { 500: 'up' } },
        up: { after: { moment: 'down' }, on: { 'cup.filled': { actions: 'fill' } } },
        before: { type: 'history', target: 'down' },
      },
    },
  },
});

const kettleModel = chartModel<typeof kettle>({
  name: 'kettle',
  machine: kettle,
  inputs: [undefined as never],
  events: { 'lid.lifted': [{}], 'lid.closed': [{}], 'cup.filled': [{}] },
  outcomes: { heat: { done: ['steam'], error: [new Error('no power')] } },
  invariants: {},
  shows: {
    'water.cold': () => true,
    'water.hot': () => true,
    'water.gone': () => true,
    'lid.down': () => true,
    'lid.up': () => true,
  } as never,
});

describe('a kettle, projected', () => {
  const chart = projected(kettleModel as ChartModel<any>, undefined);

  test('an actor goes by its id; a delay that two regions wait for is named with its state', () => {
    expect(chart.eventTypes.toSorted()).toEqual([
      'after.500',
      'after.moment.lid.up',
      'after.moment.water.hot',
      'cup.filled',
      'done.boil',
      'failed.boil',
      'lid.closed',
      'lid.lifted',
    ]);
  });

  test('is walked through every state, with its context', () => {
    const values = createTestModel(chart.machine)
      .getShortestPaths(chart.options)
      .map(({ state }) => JSON.stringify([state.value, state.context]));
    expect(new Set(values)).toEqual(
      new Set(['cold', 'hot'].flatMap((water) => ['down', 'up'].map((lid) => JSON.stringify([{ water, lid }, { cups: 2 }])))),
    );
  });
});
