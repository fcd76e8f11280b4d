/** Every actor of every chart gives back what it takes from its services: subscriptions, signals and timers. */
import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise, type AnyActorLogic } from 'xstate';
import { models } from '../../machines/models.ts';
import { Account, anyServices, leaksOf } from '@iridia/chartkit/paths/leaks';
import { usesIn } from '@iridia/chartkit/paths/uses';

type Made = Record<string, (services: unknown) => Record<string, AnyActorLogic>>;
const files = import.meta.glob<Made>('../../machines/*/*.actors.ts', { eager: true });

const charts = models.flatMap((model) => {
  const make = files[`../../machines/${model.name}/${model.name}.actors.ts`]?.[`${model.name}Actors`];
  return make ? [[model.name, model, make] as const] : [];
});

test('the actors of every chart that has some are there', () => {
  expect(charts.length).toBe(Object.keys(files).length);
});

describe.each(charts)('the actors of %s', (_, model, make) => {
  const names = Object.keys(make(anyServices(new Account(), [])));
  const uses = usesIn(model);

  test.each(names)('%s gives back what it takes', async (name) => {
    const { inputs, events } = uses.get(name) ?? { inputs: [undefined], events: [] };
    for (const input of inputs) {
      for (const isUsed of [false, true]) {
        const account = new Account();
        const listeners: ((...args: unknown[]) => unknown)[] = [];
        const logic = make(anyServices(account, listeners))[name]!;
        expect(await leaksOf(logic, account, { input, events, listeners }, isUsed)).toEqual([]);
      }
    }
  });
});

describe('an actor is found that', () => {
  const leaks = async (make: (services: any) => AnyActorLogic): Promise<string[]> => {
    const account = new Account();
    const listeners: ((...args: unknown[]) => unknown)[] = [];
    return leaksOf(make(anyServices(account, listeners)), account, { input: undefined, events: [], listeners }, false);
  };

  test.each<[string, (services: any) => AnyActorLogic, string[]]>([
    ['stays subscribed', ({ onReturn }) => fromCallback(() => void onReturn(() => {})), ['the listener of services.onReturn']],
    [
      'does not leave its channel',
      ({ joinTabs }) => fromCallback(() => () => joinTabs(() => {}).send()),
      ['the listener of services.joinTabs'],
    ],
    [
      'asks with a signal of its own',
      ({ poll }) => fromPromise(async () => poll(new AbortController().signal)),
      ['the signal of services.poll'],
    ],
    [
      'leaves a timer',
      ({ time }) => fromCallback(({ self }) => void (self as any).clock.setTimeout(() => {}, 1000 + Number(time.now()))),
      ['a timer of 1000 ms'],
    ],
    ['none: unsubscribes', ({ onReturn }) => fromCallback(() => onReturn(() => {})), []],
    ['none: asks with the signal that it has', ({ poll }) => fromPromise(async ({ signal }) => poll(signal)), []],
  ])('%s', async (_, make, left) => {
    expect(await leaks(make)).toEqual(left);
  });
});
