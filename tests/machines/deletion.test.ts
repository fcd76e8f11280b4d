import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { deletionActors, type DeletionServices } from '../../machines/deletion/deletion.actors.ts';
import { deletionMachine } from '../../machines/deletion/deletion.machine.ts';
import { creation } from '../../machines/deletion/deletion.sample.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

const removed = creation('a');

function open(isOwed = false) {
  const deleteCreation = vi.fn<DeletionServices['deleteCreation']>(async () => granted(null));
  const actor = createActor(deletionMachine.provide({ actors: deletionActors({ deleteCreation }) }), { input: { removed, isOwed } });
  return { deleteCreation, actor, output: () => actor.getSnapshot().output };
}

test.each([
  ['deletes', async () => granted(null), null, false],
  ['has deleted before', async () => refusal('notFound'), null, false],
  ['refuses', async () => refusal('unavailable'), removed, false],
  ['does not answer', async () => Promise.reject(new Error('offline')), removed, true],
] as const)('a creation that the server %s', async (_, answer, restored, isBroken) => {
  const deletion = open();
  deletion.deleteCreation.mockImplementation(answer);
  deletion.actor.start();
  await settled();
  expect(deletion.output()).toEqual({ id: 'a', restored, isBroken });
});

test('a deletion that is owed is sent once a user is here, however often visitors come before', async () => {
  const { actor, deleteCreation, output } = open(true);
  actor.start();
  for (const who of ['visitor', 'visitor'] as const) actor.send({ type: 'session.changed', who });
  expect(deleteCreation).not.toHaveBeenCalled();
  actor.send({ type: 'session.changed', who: 'user' });
  await settled();
  expect([deleteCreation.mock.calls, output()]).toEqual([[['a']], { id: 'a', restored: null, isBroken: false }]);
});

test('what the server refuses is not put back once its session has ended', async () => {
  const { actor, deleteCreation, output } = open();
  const own = new Held<Awaited<ReturnType<DeletionServices['deleteCreation']>>>();
  deleteCreation.mockReturnValueOnce(own.promise).mockImplementation(async () => refusal('unavailable'));
  actor.start();
  actor.send({ type: 'session.changed', who: 'user' });
  own.reject(new Error('offline'));
  await settled();
  expect([deleteCreation.mock.calls.length, output()]).toEqual([2, { id: 'a', restored: null, isBroken: false }]);
});

test('a request for the next user that gets no answer is reported, and one whose session is too old waits for the next', async () => {
  const { actor, deleteCreation, output } = open(true);
  deleteCreation.mockResolvedValueOnce(refusal('signInNeeded')).mockRejectedValueOnce(new Error('offline'));
  actor.start();
  actor.send({ type: 'session.changed', who: 'user' });
  await settled();
  expect(output()).toBeUndefined();
  actor.send({ type: 'session.changed', who: 'user' });
  await settled();
  expect(output()).toEqual({ id: 'a', restored: null, isBroken: true });
});
