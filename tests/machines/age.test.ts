import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { ageActors } from '../../machines/age/age.actors.ts';
import { ageMachine } from '../../machines/age/age.machine.ts';
import { selectIsAdultConfirmed, selectIsAdultDenied } from '../../machines/age/age.selectors.ts';

function open(known: boolean) {
  const rememberAge = vi.fn();
  const actor = createActor(ageMachine.provide({ actors: ageActors({ recallAge: () => known, rememberAge }) })).start();
  return { actor, rememberAge, adult: () => selectIsAdultConfirmed(actor.getSnapshot()) };
}

test('is asked once in a browser', () => {
  const { actor, rememberAge, adult } = open(false);
  expect(adult()).toBe(false);
  actor.send({ type: 'age.confirmed' });
  expect(adult()).toBe(true);
  expect(rememberAge).toHaveBeenCalledOnce();
  const again = open(true);
  expect(again.adult()).toBe(true);
  expect(again.rememberAge).not.toHaveBeenCalled();
});

test('a no keeps the form closed and is not remembered; a slip can be mended', () => {
  const { actor, rememberAge, adult } = open(false);
  actor.send({ type: 'age.denied' });
  actor.send({ type: 'age.confirmed' });
  expect([adult(), selectIsAdultDenied(actor.getSnapshot())]).toEqual([false, true]);
  actor.send({ type: 'question.reopened' });
  actor.send({ type: 'age.confirmed' });
  expect([adult(), rememberAge.mock.calls.length]).toEqual([true, 1]);
});
