import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createActor, createMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { allNodes, definedTransitions } from '../../machines/kit/internals.ts';
import { models } from '../../machines/models.ts';
import { flowFiles } from '../../scripts/document/flows/files.ts';
import { staleFlows, writeExports } from '../../scripts/document/flows/write.ts';
import type { Flow } from '@iridia/chartkit/export/flow';
import type { Wiring } from '../../scripts/document/flows/wiring.ts';
import { PureChart } from '@iridia/chartkit/paths/pure';
import { lint } from '@iridia/chartkit/chart/linter';

const folder = new URL('../../docs/flows/', import.meta.url);
const files = flowFiles();
const names = models.map(({ name }) => name);
const flow = (name: string) => JSON.parse(files.get(`${name}.data.json`) ?? '') as Flow;

/** `source · event · targets` of every transition, in order. */
const transitionsOf = (machine: AnyStateMachine): string[] =>
  allNodes(machine)
    .flatMap(definedTransitions)
    .map(({ source, eventType, target }) => `${source.id} · ${eventType} · ${(target ?? []).map(({ id }) => id).join(',')}`);

type Model = (typeof models)[number];
const startOf = ({ machine, inputs }: Model) => new PureChart(machine as AnyStateMachine, inputs[0] as never).start(inputs[0] as never);

/** Whether a chart decides by its input where it starts; without its guards nobody can. */
const startsByDeciding = (model: Model): boolean => startOf(model).places.length > 0;

writeExports(files);

test('the pages and drawings in docs/flows are up to date', () => expect(staleFlows(files)).toEqual([]));

test('each text for the editor compiles with nothing but xstate imported', { timeout: 60_000 }, () => {
  for (const name of names) {
    const imports = [...(files.get(`${name}.ts`) ?? '').matchAll(/from '([^']+)'/g)].map(([, module]) => module);
    expect(imports).toEqual(['xstate']);
  }
  const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
  const settings = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2024',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  const texts = names.map((name) => fileURLToPath(new URL(`${name}.ts`, folder)));
  expect(execFileSync(compiler, [...settings, ...texts], { encoding: 'utf8' })).toBe('');
});

describe.each(models.map((model) => [model.name, model] as const))('%s', (name, model) => {
  test('the text for the editor is the same chart, and runs', async () => {
    const { default: pasted } = (await import(new URL(`${name}.ts`, folder).href)) as { default: AnyStateMachine };
    expect(transitionsOf(pasted)).toEqual(transitionsOf(model.machine));
    expect(lint(pasted).filter((finding) => finding.includes('is used but not among'))).toEqual([]);
    const actor = createActor(pasted).start();
    // Where every guard holds, the first branch is taken.
    expect(actor.getSnapshot().value).toEqual(startOf(model).state.value);
    actor.stop();
  });

  test('the configuration is one that createMachine takes, and starts where the chart starts', () => {
    const config = JSON.parse(files.get(`${name}.json`) ?? '') as Parameters<typeof createMachine>[0];
    // Without implementations, XState warns of each.
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const actor = createActor(createMachine(config));
    // Nor can it look at a guard, or stop an actor that it does not have.
    actor.subscribe({ error: () => {} });
    actor.start();
    const { value } = actor.getSnapshot();
    actor.stop();
    warn.mockRestore();
    if (!startsByDeciding(model)) expect(value).toEqual(startOf(model).state.value);
  });

  test('the data names every state and transition', () => {
    const { id, machine, states, transitions } = flow(name);
    expect([id, machine]).toEqual([name, name]);
    expect(states.map((state) => state.id)).toEqual(allNodes(model.machine).map((node) => node.id));
    expect(transitions.map(({ source, event, targets }) => `${source} · ${event} · ${targets.join(',')}`)).toEqual(
      transitionsOf(model.machine),
    );
    const ids = new Set(states.map((state) => state.id));
    for (const { initial } of states) if (initial) expect(ids).toContain(initial);
    for (const { targets } of transitions) for (const target of targets) expect(ids).toContain(target);
  });

  test('the data names every action that a state has on entry and exit, and the constants of guards and actions', () => {
    const { states, transitions } = flow(name);
    const nodes = allNodes(model.machine);
    const written = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
    expect(states.flatMap(({ entry, exit }) => [entry.length, exit.length])).toEqual(
      nodes.flatMap(({ config }) => [written(config.entry).length, written(config.exit).length]),
    );
    const constants = (value: unknown): unknown[] => {
      if (Array.isArray(value)) return value.flatMap(constants);
      if (typeof value !== 'object' || value === null) return [];
      const { type, params: given } = value as { type?: unknown; params?: unknown };
      // Of computed parameters the texts that stand in them.
      const texts =
        typeof given === 'function' ? [...String(given).matchAll(/(\w+): ["'](\w+)["']/g)].map(([, key, text]) => [key, text]) : [];
      const params = texts.length > 0 ? Object.fromEntries(texts) : given;
      return [
        ...(typeof type === 'string' && typeof params === 'object' && params !== null ? [params] : []),
        ...Object.values(value).flatMap(constants),
      ];
    };
    const configs = nodes.map(({ config }) => ({ ...config, states: undefined }));
    const sorted = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).toSorted();
    expect(sorted([...states, ...transitions].flatMap(constants))).toEqual(sorted(configs.flatMap(constants)));
  });
});

test('delays carry their numbers: those of the contract, and the first of those that vary', () => {
  const delays = names.flatMap((name) => flow(name).transitions.filter(({ delay }) => delay !== null));
  expect(delays.filter(({ ms }) => ms === null || !(ms >= 0))).toEqual([]);
  const delay = (name: string) => flow('payment').transitions.find((transition) => transition.delay === name);
  expect([delay('pollInterval')?.ms, delay('pollTimeout')?.ms]).toEqual([3000, 300_000]);
  expect(files.get('payment.mmd')).toContain('after 3 s (pollInterval)');
  expect(files.get('payment.mmd')).toContain('after 5 min (pollTimeout)');
  expect(files.get('job.mmd')).toContain('after 1 s at first (backoff)');
});

describe('the wiring', () => {
  const wiring = JSON.parse(files.get('wiring.json') ?? '') as Wiring;
  const drawing = files.get('wiring.mmd') ?? '';

  test('every condition and every mapping has a readable name', () => {
    for (const { when, with: payload } of wiring.rows) {
      expect(when).not.toBe('');
      expect(payload).not.toBe('');
    }
  });

  test('every actor plays a chart of the product', () => {
    for (const { chart } of wiring.roles) expect(names).toContain(chart);
  });

  test('the drawing has an arrow from actor to actor for every row', () => {
    const nodes = new Set([...drawing.matchAll(/^ {2}(\w+)[[(]/gm)].map(([, node]) => node));
    const arrows = new Set(
      [...drawing.matchAll(/^ {2}(\w+) (-->)\|"[^"]+"\| (\w+)$/gm)].map(([, from, line, to]) => `${from} ${line} ${to}`),
    );
    for (const arrow of arrows) for (const node of arrow.split(' --> ')) expect(nodes).toContain(node.trim());
    const expected = wiring.rows
      .filter(({ fact }) => fact !== 'notice.raised')
      .map(({ from, to, effect }) => `${from} --> ${to ?? `effect_${effect}`}`);
    expect(arrows).toEqual(new Set(expected));
  });
});

describe('the numbers of the product stand in every export', () => {
  const numbers: [chart: string, words: string, data: object, source: string][] = [
    ['payment', 'after 3 s (pollInterval)', { delay: 'pollInterval', ms: 3000 }, 'pollInterval: 3000, // 3 s'],
    ['payment', 'after 5 min (pollTimeout)', { delay: 'pollTimeout', ms: 300_000 }, 'pollTimeout: 300000, // 5 min'],
    ['cooldown', 'after 1 s (countdownStep)', { delay: 'countdownStep', ms: 1000 }, 'countdownStep: 1000, // 1 s'],
    ['cooldown', 'after 60 s at first (codeCooldown)', { delay: 'codeCooldown', ms: 60_000 }, 'codeCooldown: 60000, // 60 s'],
    [
      'freshness',
      '[isReloadedWithin(reloadGuard 10 s)]',
      { guard: expect.objectContaining({ type: 'isReloadedWithin', params: { reloadGuard: 10_000 } }) },
      'reloadGuard: 10000,',
    ],
    ['freshness', 'after 10 s (reloadGuard)', { delay: 'reloadGuard', ms: 10_000 }, 'reloadGuard: 10000, // 10 s'],
    ['freshness', 'after 5 min (checkInterval)', { delay: 'checkInterval', ms: 300_000 }, 'checkInterval: 300000, // 5 min'],
    ['dailyReward', 'after 24 h at first (midnight)', { delay: 'midnight', ms: 86_400_000 }, 'midnight: 86400000, // 24 h'],
    ['dialogs', '[isShownToday]', { guard: { type: 'isShownToday' } }, "guard: 'isShownToday'"],
    ['auth', '[isWanted(mode reset)]', { guard: { type: 'isWanted', params: { mode: 'reset' } } }, "mode: 'reset',"],
  ];
  test.each(numbers)('%s: %s', (name, words, data, text) => {
    expect(files.get(`${name}.mmd`)).toContain(words);
    expect(files.get('README.md')).toContain(words);
    expect(flow(name).transitions).toContainEqual(expect.objectContaining(data));
    expect(files.get(`${name}.ts`)).toContain(text);
  });
});
