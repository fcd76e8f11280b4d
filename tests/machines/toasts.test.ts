import { createActor } from 'xstate';
import { beforeEach, describe, expect, test } from 'vitest';
import { times } from '../../contract/facts/times.ts';
import { notice } from '../../machines/kit/notice.ts';
import { toastsActors } from '../../machines/toasts/toasts.actors.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { selectIsHeld, selectToasts } from '../../machines/toasts/toasts.selectors.ts';
import { SimulatedTime } from '../model/clock.ts';

function open() {
  const time = new SimulatedTime();
  const actor = createActor(toastsMachine.provide({ actors: toastsActors({ time }) }), { clock: time.clock }).start();
  return {
    actor,
    time,
    notify: (text: string, duration?: number) => actor.send(notice('success', { text }, duration)),
    reads: () => selectToasts(actor.getSnapshot()).map(({ message }) => ('text' in message ? message.text : message.key)),
  };
}

let { actor, time, notify, reads } = open();
beforeEach(() => {
  ({ actor, time, notify, reads } = open());
});

describe('toasts', () => {
  test('stay for their time and go', () => {
    notify('one');
    time.pass(times.toast - 250);
    expect(reads()).toEqual(['one']);
    time.pass(250);
    expect(reads()).toEqual([]);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  test('the payment failure stays for ten seconds', () => {
    notify('failed', times.paymentFailureToast);
    time.pass(9750);
    expect(reads()).toEqual(['failed']);
    time.pass(250);
    expect(reads()).toEqual([]);
  });

  test('each has its own time, beside others', () => {
    notify('long', 10_000);
    time.pass(1000);
    notify('short');
    time.pass(4000);
    expect(reads()).toEqual(['long']);
  });

  test('three show at once, oldest first; the others wait and then have their whole time', () => {
    for (const text of ['1', '2', '3', '4', '5']) notify(text);
    expect(reads()).toEqual(['1', '2', '3']);
    time.pass(times.toast);
    expect(reads()).toEqual(['4', '5']);
    time.pass(times.toast - 250);
    expect(reads()).toEqual(['4', '5']);
    time.pass(250);
    expect(reads()).toEqual([]);
  });

  test('one that is dismissed makes room', () => {
    for (const text of ['1', '2', '3', '4']) notify(text);
    const [, second] = selectToasts(actor.getSnapshot());
    actor.send({ type: 'toast.dismissed', id: second!.id });
    expect(reads()).toEqual(['1', '3', '4']);
  });

  test('one that waits can be dismissed too', () => {
    for (const text of ['1', '2', '3', '4']) notify(text);
    actor.send({ type: 'toast.dismissed', id: actor.getSnapshot().context.waiting[0]!.id });
    time.pass(times.toast);
    expect(reads()).toEqual([]);
  });

  test('the same message does not show twice; its time starts anew', () => {
    notify('same');
    time.pass(3000);
    notify('same');
    expect(reads()).toEqual(['same']);
    time.pass(3000);
    expect(reads()).toEqual(['same']);
    time.pass(1000);
    expect(reads()).toEqual([]);
  });

  test('the same message does not wait twice', () => {
    for (const text of ['1', '2', '3', '4', '4']) notify(text);
    expect(actor.getSnapshot().context.waiting).toHaveLength(1);
  });

  test('the same words in another tone are another message', () => {
    notify('same');
    actor.send(notice('error', { text: 'same' }));
    expect(reads()).toEqual(['same', 'same']);
  });

  test('time stands still while somebody points at them', () => {
    notify('one');
    time.pass(3000);
    actor.send({ type: 'attention.given' });
    expect(selectIsHeld(actor.getSnapshot())).toBe(true);
    time.pass(60_000);
    expect(reads()).toEqual(['one']);
    actor.send({ type: 'attention.taken' });
    time.pass(750);
    expect(reads()).toEqual(['one']);
    time.pass(250);
    expect(reads()).toEqual([]);
  });

  test('a toast raised while they are held shows, and waits for its time', () => {
    notify('one');
    actor.send({ type: 'attention.given' });
    notify('two');
    time.pass(60_000);
    expect(reads()).toEqual(['one', 'two']);
  });

  test('a tab that slept shows the pending toasts', () => {
    notify('one');
    time.sleep(3_600_000);
    time.pass(250);
    expect(reads()).toEqual(['one']);
  });

  test('the list is the same list while nothing changes, so nothing is drawn again', () => {
    notify('one');
    const list = selectToasts(actor.getSnapshot());
    time.pass(1000);
    expect(selectToasts(actor.getSnapshot())).toBe(list);
  });

  test('nothing ticks while there is nothing to show', () => {
    notify('one');
    time.pass(times.toast);
    const before = actor.getSnapshot();
    time.pass(10_000);
    expect(actor.getSnapshot()).toBe(before);
  });
});
