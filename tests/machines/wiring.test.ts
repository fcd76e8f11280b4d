import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { everybody, played, scenes } from '../model/journey/scenes.ts';
import { nameOfRow, partsRemoved, rowsRemoved, type Fault } from '../model/journey/faults.ts';
import { Stage } from '../model/journey/stage.ts';
import { createSwitchboard } from '../../src/actors/switchboard.ts';
import { run, tell } from '../../src/actors/row.ts';
import { table } from '../../src/actors/table.ts';

describe('what follows from a fact', () => {
  test.each(scenes.map((scene) => [scene.sentence, scene] as const))('%s', async (_, scene) => {
    expect(await played(scene, table)).toEqual(scene.follows);
  });
});

describe('a fault in the wiring', () => {
  const isNoticed = async ({ rows, from }: Fault): Promise<boolean> => {
    // A fault of a row shows where its sender speaks.
    for (const scene of scenes.filter(({ about }) => about === undefined || about === from))
      if (!isDeepStrictEqual(await played(scene, rows), scene.follows)) return true;
    return false;
  };
  const unnoticed = async (faults: Fault[]): Promise<string[]> => {
    const found: string[] = [];
    for (const fault of faults) if (!(await isNoticed(fault))) found.push(fault.name);
    return found;
  };

  test(`is noticed when any of the ${table.length} rows is missing`, async () => {
    expect(await unnoticed(rowsRemoved(table))).toEqual([]);
  });

  test('is noticed when a row has lost its condition, its mapping or its reach', async () => {
    expect(await unnoticed(partsRemoved(table))).toEqual([]);
  });

  test('is noticed when a row stands twice', async () => {
    expect(
      await unnoticed(table.map((row) => ({ name: `${nameOfRow(row)} stands twice`, from: row.from, rows: [...table, row] }))),
    ).toEqual([]);
  });
});

describe('the switchboard', () => {
  test('a receiver that does not load is told, and the next fact tries again', async () => {
    const problem = new Error('the chunk did not come');
    const load = vi.fn(() => Promise.reject(problem));
    const onLoadFailed = vi.fn();
    let emit = (_fact: { type: string }): void => {};
    createSwitchboard({ rows: table, effects: {} as never, load: { auth: load }, onLoadFailed }).add({ role: 'navigation' }, {
      on: (type: string, handler: typeof emit) => {
        if (type === 'auth.wanted') emit = handler;
      },
    } as never);
    for (let time = 1; time <= 2; time += 1) {
      emit({ type: 'auth.wanted' });
      await vi.waitFor(() => expect(onLoadFailed).toHaveBeenCalledTimes(time));
    }
    expect(load).toHaveBeenCalledTimes(2);
    expect(onLoadFailed).toHaveBeenLastCalledWith(problem);
  });

  test('what is meant for a receiver that loads is told to it when it comes, in order and once', async () => {
    const auth = Promise.withResolvers<never>();
    const board = createSwitchboard({
      rows: table,
      effects: {} as never,
      load: { auth: () => auth.promise },
      onLoadFailed: () => undefined,
    });
    const told = new Map<string, (fact: object) => void>();
    const speaker = { on: (type: string, handler: (fact: object) => void) => void told.set(type, handler), send: () => undefined } as never;
    board.add({ role: 'navigation' }, speaker);
    board.add({ role: 'dialogs' }, speaker);
    told.get('auth.wanted')!({ type: 'auth.wanted' });
    told.get('dialogs.left')!({ type: 'dialogs.left', dialogs: ['login'] });
    const send = vi.fn<(event: { type: string }) => void>();
    auth.resolve({ send } as never);
    await vi.waitFor(() => expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['auth.opened', 'auth.closed']));
  });

  test('a fact that nobody waits for is dropped', () => {
    const stage = new Stage(table, [{ role: 'pricing' }]);
    stage.says({ role: 'pricing' }, { type: 'purchase.requested', purchase: { kind: 'pack', price: '19.99' } });
    for (const identity of everybody) stage.enter(identity);
    expect(stage.heard).toEqual([]);
  });
});

test('a row that no chart can keep does not compile', () => {
  const wrong = () => [
    // @ts-expect-error: pricing emits no such fact
    tell({ from: 'pricing', fact: 'payment.succeeded', to: 'subscription', event: 'payment.succeeded' }),
    // @ts-expect-error: credits takes no such event
    tell({ from: 'payment', fact: 'payment.succeeded', to: 'credits', event: 'payment.succeeded' }),
    // @ts-expect-error: not all of the receivers take it
    tell({ from: 'payment', fact: 'payment.succeeded', to: ['pricing', 'credits'], event: 'payment.succeeded' }),
    // @ts-expect-error: a dialog has to be named
    tell({ from: 'payment', fact: 'payment.shown', to: 'dialogs', event: 'dialog.requested' }),
    // @ts-expect-error: there is no such dialog
    tell({ from: 'payment', fact: 'payment.shown', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'checkout' } }),
    // @ts-expect-error: the fact carries no token
    tell({ from: 'auth', fact: 'user.stale', to: 'session', event: 'token.received', with: ({ token }) => ({ token }) }),
    // @ts-expect-error: there is no such effect
    run({ from: 'auth', fact: 'inviteCode.spent', effect: 'spend' }),
  ];
  expect(wrong).toBeTypeOf('function');
});
