import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { sharedFileActors, type SharedFileServices } from '../../machines/sharedFile/sharedFile.actors.ts';
import { sharedFileMachine } from '../../machines/sharedFile/sharedFile.machine.ts';
import { selectIsMissing, selectShared } from '../../machines/sharedFile/sharedFile.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';

const file = { ref: 'file-1', name: 'cat.jpg', type: 'image/jpeg', size: 90_000 };

function open(readShared: SharedFileServices['readShared']) {
  const forgetShared = vi.fn<SharedFileServices['forgetShared']>(async () => undefined);
  const actor = createActor(sharedFileMachine.provide({ actors: sharedFileActors({ readShared, forgetShared }) }));
  const reported: unknown[] = [];
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  return { actor, forgetShared, reported, sees: () => actor.getSnapshot() };
}

const choose = { type: 'tool.chosen', tool: 'ai-background-remover', href: '/ai-background-remover' } as const;

test('a shared file goes to one tool, once, and what was received is deleted', async () => {
  const { actor, forgetShared, reported, sees } = open(async () => file);
  actor.send(choose);
  expect(reported).toEqual([]);
  await settled();
  expect([selectShared(sees()), selectIsMissing(sees())]).toEqual([file, false]);
  actor.send(choose);
  actor.send({ ...choose, tool: 'ai-image-enhancer' });
  expect(reported).toEqual([{ type: 'file.chosen', tool: choose.tool, href: choose.href, file }]);
  await settled();
  expect([forgetShared.mock.calls.length, selectShared(sees()), selectIsMissing(sees())]).toEqual([1, null, true]);
});

test.each([
  ['none was shared', async () => null],
  ['the storage is blocked', () => Promise.reject(new Error('SecurityError'))],
])('reports that there is no file where %s', async (_, readShared) => {
  const { forgetShared, sees } = open(readShared);
  await settled();
  expect([selectIsMissing(sees()), forgetShared.mock.calls.length]).toEqual([true, 0]);
});

test('a file that cannot be deleted holds nobody up', async () => {
  const { actor, forgetShared, sees } = open(async () => file);
  forgetShared.mockRejectedValue(new Error('no storage'));
  await settled();
  actor.send(choose);
  await settled();
  expect(selectIsMissing(sees())).toBe(true);
});
