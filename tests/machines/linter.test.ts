import { createActor, setup, type AnyActorLogic } from 'xstate';
import { describe, expect, test } from 'vitest';
import { implementationsOf } from '../../machines/kit/internals.ts';
import { isChart, port } from '../../machines/kit/placeholder.ts';
import { models } from '../../machines/models.ts';
import { lint } from '../model/linter.ts';

/** What an actor says when it is run as the chart has it, before the application provides it. */
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

  test('a region that takes its neighbours along', () => {
    const neighbours = setup({}).createMachine({
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
    expect(lint(neighbours)).toEqual(['neighbours.restless: by re-entering on "again" it leaves the regions beside it']);
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
