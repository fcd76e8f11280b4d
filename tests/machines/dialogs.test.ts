import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { dialogsActors } from '../../machines/dialogs/dialogs.actors.ts';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine.ts';
import { dequeue, enqueue } from '../../machines/dialogs/dialogs.queue.ts';
import { selectDialog, selectIsDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import type { DialogName, DialogsEmitted, DialogsEvent } from '../../machines/dialogs/dialogs.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';

describe('the queue', () => {
  const after = (...names: DialogName[]) => names.reduce((queue: readonly DialogName[], name) => enqueue(queue, name), []);

  test.each([
    ['one', ['pricing'], ['pricing']],
    ['equals wait in the order they came', ['invite', 'explore', 'pricing'], ['invite', 'explore', 'pricing']],
    ['sign-in comes before what is on screen, which waits', ['pricing', 'login'], ['login', 'pricing']],
    ['payment comes before pricing', ['pricing', 'payment'], ['payment', 'pricing']],
    ['payment waits for sign-in', ['login', 'payment'], ['login', 'payment']],
    ['credits come before pricing', ['pricing', 'credits'], ['credits', 'pricing']],
    ['credits wait for payment, before what waits already', ['payment', 'invite', 'credits'], ['payment', 'credits', 'invite']],
    ['what comes back waits first', ['invite', 'explore', 'login'], ['login', 'invite', 'explore']],
    ['none twice', ['pricing', 'pricing', 'invite', 'pricing', 'invite'], ['pricing', 'invite']],
  ] satisfies [string, DialogName[], DialogName[]][])('%s', (_, requests, expected) => expect(after(...requests)).toEqual(expected));

  test('closing shows the next', () => {
    expect(dequeue(['login', 'pricing', 'invite'], 'login')).toEqual(['pricing', 'invite']);
    expect(dequeue(['login'], 'login')).toEqual([]);
  });

  test('closing one that waits leaves the one on screen', () => {
    expect(dequeue(['login', 'pricing', 'invite'], 'pricing')).toEqual(['login', 'invite']);
  });
});

/** A tab in which the credits dialog was last shown on this date. */
async function open({ shown = null as string | null, flag = false, blocked = false } = {}) {
  const facts: DialogsEmitted[] = [];
  const onScreen: (string | null)[] = [];
  const storage = { shown, flag, today: '2026-11-21' };
  const guard = () => {
    if (blocked) throw new Error('blocked');
  };
  const services = {
    localDate: () => storage.today,
    creditsDialogDate: () => (guard(), storage.shown),
    storeCreditsDialogDate: vi.fn((date: string) => {
      storage.shown = date;
    }),
    takePricingFlag: vi.fn(() => {
      guard();
      const isSet = storage.flag;
      storage.flag = false;
      return isSet;
    }),
    setPricingFlag: vi.fn(() => {
      guard();
      storage.flag = true;
    }),
  };
  const actor = createActor(dialogsMachine.provide({ actors: dialogsActors(services) }));
  // What is on screen has a test of its own.
  actor.on('*', (fact) => void (fact.type === 'dialog.shown' ? onScreen.push(fact.dialog) : facts.push(fact)));
  actor.start();
  await settled();
  const send = async (...events: DialogsEvent[]) => {
    for (const event of events) actor.send(event);
    await settled();
  };
  return { actor, facts, onScreen, storage, services, send, sees: () => selectDialog(actor.getSnapshot()) };
}

test('the dialog on screen is reported, whatever opened or closed it', async () => {
  const { onScreen, send } = await open();
  await send({ type: 'dialog.requested', dialog: 'invite' }, { type: 'dialog.requested', dialog: 'login' });
  expect(onScreen.splice(0)).toEqual(['invite', 'login']);
  await send({ type: 'dialog.closed' }, { type: 'history.traversed' });
  expect(onScreen.splice(0)).toEqual(['invite', null]);
  await send({ type: 'creditsDialog.due' }, { type: 'pricingDialog.due' });
  expect(onScreen.splice(0)).toEqual(['credits']);
  await send({ type: 'dialog.closed' }, { type: 'dialog.closed' });
  await send({ type: 'pricingDialog.due' });
  expect(onScreen).toEqual(['pricing', null, 'pricing']);
});

describe('one modal at a time', () => {
  test('a dialog opens, closes and reports that it was left', async () => {
    const { actor, send, sees, facts } = await open();
    expect(sees()).toBeNull();
    await send({ type: 'dialog.requested', dialog: 'invite' });
    expect([sees(), selectIsDialog('invite')(actor.getSnapshot()), selectIsDialog('login')(actor.getSnapshot())]).toEqual([
      'invite',
      true,
      false,
    ]);
    expect(actor.getSnapshot().matches({ stage: { showing: 'invite' } })).toBe(true);
    await send({ type: 'dialog.closed' });
    expect(sees()).toBeNull();
    expect(actor.getSnapshot().matches({ stage: 'empty' })).toBe(true);
    expect(facts).toEqual([{ type: 'dialogs.left', dialogs: ['invite'] }]);
  });

  test('closing by name leaves another dialog alone', async () => {
    const { send, sees, facts } = await open();
    await send({ type: 'dialog.requested', dialog: 'pricing' }, { type: 'dialog.closed', dialog: 'login' });
    expect([sees(), facts]).toEqual(['pricing', []]);
  });

  test('closing by name takes one that waits out of the queue', async () => {
    const { send, sees, facts } = await open();
    await send({ type: 'dialog.requested', dialog: 'login' }, { type: 'dialog.requested', dialog: 'pricing' });
    await send({ type: 'dialog.closed', dialog: 'pricing' }, { type: 'dialog.closed', dialog: 'login' });
    expect(sees()).toBeNull();
    expect(facts).toEqual([
      { type: 'dialogs.left', dialogs: ['pricing'] },
      { type: 'dialogs.left', dialogs: ['login'] },
    ]);
  });

  test('closing when none is open does nothing', async () => {
    const { send, facts } = await open();
    await send({ type: 'dialog.closed' });
    expect(facts).toEqual([]);
  });

  test('each dialog is reported when it comes on screen, and again when it comes back', async () => {
    const { send, onScreen } = await open();
    await send({ type: 'dialog.requested', dialog: 'pricing' }, { type: 'dialog.requested', dialog: 'dailyReward' });
    expect(onScreen).toEqual(['pricing']);
    await send({ type: 'dialog.requested', dialog: 'login' }, { type: 'dialog.closed' });
    expect(onScreen).toEqual(['pricing', 'login', 'pricing']);
    await send({ type: 'dialog.closed' });
    expect(onScreen.slice(3)).toEqual(['dailyReward']);
    await send({ type: 'dialog.closed' }, { type: 'dialog.requested', dialog: 'dailyReward' });
    expect(onScreen.slice(4)).toEqual([null, 'dailyReward']);
  });

  test('closing all of them empties the queue', async () => {
    const { send, sees } = await open();
    await send({ type: 'dialog.requested', dialog: 'pricing' }, { type: 'dialog.requested', dialog: 'login' });
    await send({ type: 'history.traversed' }, { type: 'dialog.requested', dialog: 'invite' }, { type: 'dialog.closed' });
    expect(sees()).toBeNull();
  });

  test('going back closes all of them, for they belong to the page', async () => {
    const { send, sees, facts } = await open();
    await send(
      { type: 'dialog.requested', dialog: 'pricing' },
      { type: 'dialog.requested', dialog: 'login' },
      { type: 'history.traversed' },
    );
    expect(sees()).toBeNull();
    expect(facts).toEqual([{ type: 'dialogs.left', dialogs: ['login', 'pricing'] }]);
  });
});

describe('after a sign-in', () => {
  const signIn: DialogsEvent[] = [{ type: 'creditsDialog.due' }, { type: 'pricingDialog.due' }];

  test('the first of the day: credits, then pricing when it closes', async () => {
    const { send, sees, storage } = await open();
    await send(...signIn);
    expect([sees(), storage.shown]).toEqual(['credits', '2026-11-21']);
    await send({ type: 'dialog.closed' });
    expect(sees()).toBe('pricing');
    await send({ type: 'dialog.closed' });
    expect(sees()).toBeNull();
  });

  test('the second of the day: pricing alone', async () => {
    const { send, sees, services } = await open({ shown: '2026-11-21' });
    await send(...signIn);
    expect(sees()).toBe('pricing');
    expect(services.storeCreditsDialogDate).not.toHaveBeenCalled();
  });

  test("the next day by the person's own date: credits again", async () => {
    const { send, sees, storage } = await open({ shown: '2026-11-21' });
    storage.today = '2026-11-22';
    await send(...signIn);
    expect(sees()).toBe('credits');
  });

  test('with blocked storage: pricing alone, for once a day could not be kept', async () => {
    const { send, sees } = await open({ blocked: true });
    await send(...signIn);
    expect(sees()).toBe('pricing');
  });

  test('with a storage that silently keeps nothing: the same', async () => {
    const { send, sees, services } = await open();
    services.storeCreditsDialogDate.mockImplementation(() => {});
    await send(...signIn);
    expect(sees()).toBe('pricing');
  });

  test('pricing that is due later, and once, still comes', async () => {
    const { actor, send, sees } = await open();
    await send({ type: 'creditsDialog.due' });
    expect(actor.getSnapshot().matches({ welcome: 'resting' })).toBe(true);
    await send({ type: 'dialog.closed' });
    expect(sees()).toBeNull();
    await send({ type: 'pricingDialog.due' });
    expect(sees()).toBe('pricing');
    await send({ type: 'dialog.closed' });
    expect(sees()).toBeNull();
  });

  test('over the pricing dialog that asked for it: credits, then that same pricing dialog, once', async () => {
    const { send, sees } = await open();
    await send(
      { type: 'dialog.requested', dialog: 'pricing' },
      { type: 'dialog.requested', dialog: 'login' },
      { type: 'dialog.closed' },
      ...signIn,
    );
    expect(sees()).toBe('credits');
    await send({ type: 'dialog.closed' });
    expect(sees()).toBe('pricing');
    await send({ type: 'dialog.closed' });
    expect(sees()).toBeNull();
  });
});

describe('the session flag showPricingDialog', () => {
  test('opens pricing on load and is cleared', async () => {
    const { sees, storage } = await open({ flag: true });
    expect([sees(), storage.flag]).toEqual(['pricing', false]);
  });

  test('is looked at on load alone while no page comes', async () => {
    const { send, sees, services } = await open();
    await send({ type: 'dialog.requested', dialog: 'invite' }, { type: 'dialog.closed' });
    expect([sees(), services.takePricingFlag.mock.calls.length]).toEqual([null, 1]);
  });

  test('set by Google on /login, it opens pricing on the page that comes after', async () => {
    const { send, sees, storage } = await open();
    await send({ type: 'pricingFlag.due' });
    expect([sees(), storage.flag]).toEqual([null, true]);
    await send({ type: 'history.traversed' }, { type: 'page.entered' });
    expect([sees(), storage.flag]).toEqual(['pricing', false]);
  });

  test('with blocked storage there is none, and nothing breaks', async () => {
    const { actor, send, sees } = await open({ blocked: true });
    await send({ type: 'pricingFlag.due' }, { type: 'page.entered' });
    expect([sees(), actor.getSnapshot().status]).toEqual([null, 'active']);
  });
});
