import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { everybody, played, scenes } from '../model/journey/scenes.ts';
import { nameOfRow, partsRemoved, rowsRemoved, type Fault } from '../model/journey/faults.ts';
import { Stage } from '../model/journey/stage.ts';
import { run, relay } from '../../machines/app/app.row.ts';
import { table } from '../../machines/app/app.wiring.ts';

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

test('who raises a notice is relayed to the toasts', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const roles = [...read('../../machines/app/app.roles.ts').matchAll(/^  (\w+): Plays<typeof import\('\.\.\/(\w+)\//gm)];
  const raising = roles.filter(([, , chart]) => read(`./facts/${chart}.txt`).includes('    notice.raised'));
  const relayed = new Set<string>(table.filter(({ fact }) => fact === 'notice.raised').map(({ from }) => from));
  expect(raising.length).toBeGreaterThan(20);
  expect(raising.map(([, role]) => role!).filter((role) => !relayed.has(role))).toEqual([]);
});

test('a fact that nobody waits for is dropped', () => {
  const stage = new Stage(table, [{ role: 'pricing' }]);
  stage.emits({ role: 'pricing' }, { type: 'purchase.requested', purchase: { kind: 'pack', price: '19.99' } });
  for (const identity of everybody) stage.enter(identity);
  expect(stage.received).toEqual([]);
});

test('a row that no chart can keep does not compile', () => {
  const wrong = () => [
    // @ts-expect-error: pricing emits no such fact
    relay({ from: 'pricing', fact: 'payment.succeeded', to: 'subscription', event: 'payment.succeeded' }),
    // @ts-expect-error: credits takes no such event
    relay({ from: 'payment', fact: 'payment.succeeded', to: 'credits', event: 'payment.succeeded' }),
    // @ts-expect-error: not all of the receivers take it
    relay({ from: 'payment', fact: 'payment.succeeded', to: ['pricing', 'credits'], event: 'payment.succeeded' }),
    // @ts-expect-error: a dialog has to be named
    relay({ from: 'payment', fact: 'payment.shown', to: 'dialogs', event: 'dialog.requested' }),
    // @ts-expect-error: there's no such dialog
    relay({ from: 'payment', fact: 'payment.shown', to: 'dialogs', event: 'dialog.requested', with: { dialog: 'checkout' } }),
    // @ts-expect-error: the fact carries no token
    relay({ from: 'auth', fact: 'user.stale', to: 'session', event: 'token.received', with: ({ token }) => ({ token }) }),
    // @ts-expect-error: there's no such effect
    run({ from: 'auth', fact: 'inviteCode.spent', effect: 'spend' }),
  ];
  expect(wrong).toBeTypeOf('function');
});
