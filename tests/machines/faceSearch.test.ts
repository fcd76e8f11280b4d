import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { faceSearchActors, type FaceSearchServices } from '../../machines/faceSearch/faceSearch.actors.ts';
import { faceSearchMachine } from '../../machines/faceSearch/faceSearch.machine.ts';
import { selectAside, selectFaceCount, selectMeant, selectSearch } from '../../machines/faceSearch/faceSearch.selectors.ts';
import type { FaceSearchEmitted } from '../../machines/faceSearch/faceSearch.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

type Answer = Awaited<ReturnType<FaceSearchServices['findFaces']>>;
const answer = (...lefts: number[]): Answer =>
  granted({ faces: lefts.map((x) => ({ box: { x, y: 0, width: 9, height: 9 }, turned: 0 })), width: 99, height: 99 });

function open() {
  const findFaces = vi.fn<FaceSearchServices['findFaces']>(async () => answer(1, 2));
  const facts: Extract<FaceSearchEmitted, { type: 'faces.found' }>[] = [];
  let unmarked = 0;
  const actor = createActor(faceSearchMachine.provide({ actors: faceSearchActors({ findFaces }) }));
  actor.on('faces.found', (fact) => facts.push(fact));
  actor.on('faces.unmarked', () => void (unmarked += 1));
  actor.start();
  return { actor, findFaces, facts, unmarked: () => unmarked, search: () => selectSearch(actor.getSnapshot()) };
}

test('reports the faces of a file, and nothing more of the previous one', async () => {
  const { actor, findFaces, facts, search } = open();
  const late = new Held<Answer>();
  findFaces.mockReturnValueOnce(late.promise);
  actor.send({ type: 'target.changed', file: 'old.png' });
  actor.send({ type: 'target.changed', file: 'new.png' });
  late.resolve(answer(7));
  await settled();
  expect(facts.map(({ faces }) => faces.map(({ box }) => box.x))).toEqual([[1, 2]]);
  expect([search(), findFaces.mock.calls.map(([name]) => name)]).toEqual(['found', ['old.png', 'new.png']]);
  // The same file again is not searched again.
  actor.send({ type: 'target.changed', file: 'new.png' });
  expect(findFaces).toHaveBeenCalledTimes(2);
  actor.send({ type: 'target.changed', file: null });
  expect([search(), selectFaceCount(actor.getSnapshot())]).toEqual(['waiting', 0]);
});

test.each([
  ['none', async () => answer()],
  ['failed', async () => refusal('noEngine', 'Not here.')],
  ['failed', async () => ({ ...refusal('noEngine', 'Not here.'), data: answer(7).data })],
  ['failed', async () => ({ ...answer(7), data: null })],
  ['failed', async () => Promise.reject(new Error('offline'))],
])('%s is shown, and the search can be repeated', async (state, first) => {
  const { actor, findFaces, facts, search, unmarked } = open();
  findFaces.mockImplementationOnce(first as FaceSearchServices['findFaces']);
  actor.send({ type: 'target.changed', file: 'a.png' });
  await settled();
  expect([search(), facts]).toEqual([state, []]);
  actor.send({ type: 'search.clicked' });
  await settled();
  expect([search(), facts.length, unmarked()]).toEqual(['found', 1, 1]);
});

test('a rectangle marks the face that the engine would choose: one that looks aside is named, but not as replaced', async () => {
  const { actor, findFaces } = open();
  const large = { box: { x: 0, y: 0, width: 100, height: 100 }, turned: 62 };
  const small = { box: { x: 200, y: 0, width: 80, height: 80 }, turned: 5 };
  findFaces.mockResolvedValueOnce(granted({ faces: [large, small], width: 300, height: 100 }));
  actor.send({ type: 'target.changed', file: 'group.png' });
  await settled();
  const reported = (...boxes: (typeof small.box)[]) => [selectAside(actor.getSnapshot(), boxes), selectMeant(actor.getSnapshot(), boxes)];
  const around = { x: 10, y: 12, width: 110, height: 104 };
  expect(reported(small.box)).toEqual([[], 'boxed']);
  expect(reported(large.box)).toEqual([[1], 'found']);
  expect(reported(around)).toEqual([[1], 'found']);
  expect(reported({ x: 120, y: 0, width: 60, height: 60 })).toEqual([[], 'boxed']);
  expect(reported(small.box, around)).toEqual([[2], 'boxed']);
  // A face is given away once: the second rectangle around it is an area without a face.
  expect(reported(large.box, around)).toEqual([[1], 'found']);
});
