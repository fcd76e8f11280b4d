import { readFileSync } from 'node:fs';
import { createActor, raise, setup, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { implementationsOf, startingContext } from '../../machines/kit/internals.ts';
import { isChart, port } from '../../machines/kit/placeholder.ts';
import { models } from '../../machines/models.ts';
import { bounds, lint, lintSize } from '@iridia/chartkit/chart/linter';
import { eventlessLoops } from '@iridia/chartkit/chart/loops';

/** What an actor states when it is run as the chart has it, before the application provides it. */
const errorOf = (logic: AnyActorLogic): Promise<unknown> =>
  new Promise((resolve) => {
    const actor = createActor(logic, { input: {} });
    actor.subscribe({ error: resolve });
    actor.start();
  });

/** Mutation testing judges one chart at a time. */
const only = process.env['MUTATION_CHART'];
const charts = models.filter(({ name }) => !only || name === only).map((model) => [model.name, model] as const);

describe('every chart is sound', () => {
  test.each(charts)('%s', (name, model) => {
    expect(lint(model.machine)).toEqual([]);
    expect(model.machine.id).toBe(name);
  });

  test.each(charts)('%s starts with plain data', (_, model) => {
    for (const input of model.inputs) {
      const { context } = model.machine.getInitialSnapshot(
        { self: {}, system: {}, defer() {}, emit() {}, actionExecutor() {}, logger() {}, stopChild() {}, id: '', sessionId: '' } as never,
        input,
      );
      expect(JSON.parse(JSON.stringify(context))).toEqual(context);
    }
  });
});

const page = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
/** Charts that are larger on purpose, by the table in `machines/README.md`, which gives the reason of each. */
const large = [...page.matchAll(/^\| (\w+) \| (?:\d+) transitions, (?:\d+) fields \| .+ \|$/gm)].map(([, name]) => name!);

describe('a chart is small enough to be read', () => {
  test('at most two are larger on purpose', () => expect(large.length).toBeLessThanOrEqual(2));

  test.each(charts.filter(([name]) => !large.includes(name)))('%s', (_, { machine, inputs }) => {
    expect(lintSize(machine, startingContext(machine, inputs[0]))).toEqual([]);
  });

  test('a larger one is found', () => {
    const on = Object.fromEntries(Array.from({ length: bounds.transitions + 1 }, (_, index) => [`event.${index}`, {}]));
    const context = Object.fromEntries(Array.from({ length: bounds.fields + 1 }, (_, index) => [`field${index}`, index]));
    expect(lintSize(setup({}).createMachine({ context, on }) as unknown as AnyStateMachine, context)).toEqual([
      'has 41 transitions, more than 40',
      'has 11 fields in its context, more than 10',
    ]);
  });
});

describe('an actor that was not provided is named by its error', () => {
  test.each(charts)('%s', async (_, { machine }) => {
    for (const [name, logic] of Object.entries(implementationsOf(machine).actors)) {
      if (isChart(logic)) continue;
      expect(await errorOf(logic as AnyActorLogic)).toEqual(new Error(`Actor "${name}" was not provided`));
    }
  });
});

describe('the linter finds', () => {
  const faulty = setup({
    actors: { used: port<void>('used'), spare: port<void>('spare') },
    guards: { isSpare: () => true },
  }).createMachine({
    id: 'faulty',
    description: 'A chart with one fault of each kind.',
    initial: 'first',
    states: {
      first: {
        entry: () => {},
        invoke: { src: 'used' },
        // Neither names of delays nor names of actions in a plain config are checked by types.
        after: { ['misspelt' as never]: 'second' },
      },
      second: { description: 'Reached.', on: { '*': { actions: 'missing' as never } } },
      island: { description: 'Not reached.' },
    },
  });
  const findings = lint(faulty);

  test.each([
    'faulty.first: has no description',
    'faulty.first: one of its actions is written in place, not registered by name',
    'faulty.first: the invoke of "used" has no id',
    'faulty.first: the invoke of "used" has no error branch',
    '"misspelt" is used but not among the delays',
    '"missing" is used but not among the actions',
    '"spare" among the actors is never used',
    '"isSpare" among the guards is never used',
    'faulty.island: nothing leads here',
  ])('%s', (finding) => {
    expect(findings).toContain(finding);
  });

  test('and nothing else', () => expect(findings).toHaveLength(9));

  test('a region that takes its neighbors along', () => {
    const neighbors = setup({}).createMachine({
      id: 'neighbours',
      description: 'Two regions.',
      type: 'parallel',
      states: {
        restless: {
          description: 'Starts anew.',
          initial: 'one',
          on: { again: { target: '.one', reenter: true } },
          states: { one: { description: 'One.' } },
        },
        quiet: { description: 'Would start anew as well.' },
      },
    });
    expect(lint(neighbors)).toEqual(['neighbours.restless: by re-entering on "again" it leaves the regions beside it']);
  });

  test('an id used twice', () => {
    const twice = setup({ actors: { ask: port<void>('ask') } }).createMachine({
      id: 'twice',
      description: 'Two invokes with one id.',
      initial: 'one',
      states: {
        one: { description: 'One.', invoke: { id: 'ask', src: 'ask', onDone: 'two', onError: 'two' } },
        two: { description: 'Two.', invoke: { id: 'ask', src: 'ask', onError: 'one' } },
      },
    });
    expect(lint(twice)).toEqual(['twice.two: the invoke id "ask" is also used in twice.one']);
  });
});

describe('a circle that needs no event is found where', () => {
  const rules = setup({ guards: { isSo: () => false, isOther: () => false }, actions: { raiseAgain: raise({ type: 'again' }) } });
  const states = (config: object): AnyStateMachine =>
    rules.createMachine({ id: 'circle', initial: 'one', ...config } as never) as unknown as AnyStateMachine;

  test.each<[string, AnyStateMachine, number]>([
    [
      'two states mirror a condition',
      states({ states: { one: { always: { guard: 'isSo', target: 'two' } }, two: { always: { guard: 'isOther', target: 'one' } } } }),
      1,
    ],
    ['a state looks at itself', states({ states: { one: { always: { guard: 'isSo', actions: 'raiseAgain' } } } }), 1],
    [
      'a parent sends to its child and stays active',
      states({ always: { guard: 'isSo', target: '.two' }, states: { one: {}, two: {} } }),
      1,
    ],
    [
      'a final state ends its parent, which begins anew',
      states({ states: { one: { initial: 'last', states: { last: { type: 'final' } }, onDone: { target: 'one', reenter: true } } } }),
      1,
    ],
    ['an event is raised that raises it again', states({ on: { again: { actions: 'raiseAgain' } }, states: { one: {} } }), 1],
    [
      'history leads back',
      states({
        states: {
          one: { initial: 'a', states: { a: { always: { guard: 'isSo', target: '#circle.two' } }, h: { type: 'history' } } },
          two: { always: 'one.h' },
        },
      }),
      1,
    ],
    [
      'none: a state decides and rests',
      states({
        states: { one: { on: { go: 'two' } }, two: { always: [{ guard: 'isSo', target: 'one' }, { target: 'three' }] }, three: {} },
      }),
      0,
    ],
    [
      'none: a region waits for another',
      states({
        type: 'parallel',
        initial: undefined,
        states: {
          one: { initial: 'a', states: { a: { always: { guard: 'isSo', target: 'b' } }, b: {} } },
          two: { initial: 'c', states: { c: { always: { guard: 'isOther', target: 'd' } }, d: {} } },
        },
      }),
      0,
    ],
  ])('%s', (_, machine, count) => {
    expect(eventlessLoops(machine)).toHaveLength(count);
  });
});
