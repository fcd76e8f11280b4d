import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { creationsActors, type CreationsServices } from '../../machines/creations/creations.actors.ts';
import { creationsMachine } from '../../machines/creations/creations.machine.ts';
import { selectCreations, selectCreationsPhase, selectHasMore, selectUndoable } from '../../machines/creations/creations.selectors.ts';
import type { Creation, CreationsEmitted, CreationsEvent } from '../../machines/creations/creations.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '../model/headless.ts';
import { granted, Held, refusal } from './answers.ts';

const creation = (id: string): Creation => ({
  id,
  tool: 'ai-sticker-maker',
  engine: 'local',
  status: 'succeeded',
  progress: 1,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
  createdAt: '2026-11-21T12:00:00.000Z',
});
const page = (ids: string, next: string | null = null) => granted({ items: [...ids].map(creation), next });

class Shelf {
  readonly time = new SimulatedTime();
  readonly facts: CreationsEmitted[] = [];
  readonly services = {
    listCreations: vi.fn<CreationsServices['listCreations']>(async () => page('abc', 'cursor')),
    deleteCreation: vi.fn<CreationsServices['deleteCreation']>(async () => granted(null)),
  };
  readonly actor = createActor(creationsMachine.provide({ actors: creationsActors(this.services) }), { input: {}, clock: this.time.clock });

  constructor() {
    this.actor.on('*', (fact) => this.facts.push(fact));
    this.actor.start();
  }

  async hears(...events: CreationsEvent[]): Promise<this> {
    for (const event of events) this.actor.send(event);
    await settled();
    return this;
  }

  get shows(): string {
    return selectCreations(this.actor.getSnapshot())
      .map(({ id }) => id)
      .join('');
  }

  get phase() {
    return selectCreationsPhase(this.actor.getSnapshot());
  }
}

const shown = () => new Shelf().hears({ type: 'creations.shown' });

test('is read page by page, nothing twice', async () => {
  const shelf = await shown();
  expect(shelf.shows).toBe('abc');
  shelf.services.listCreations.mockResolvedValueOnce(page('cd'));
  await shelf.hears({ type: 'more.requested' });
  expect(shelf.services.listCreations.mock.lastCall![0]).toEqual({ cursor: 'cursor' });
  expect([shelf.shows, selectHasMore(shelf.actor.getSnapshot())]).toEqual(['abcd', false]);
});

test('a next page that fails may be asked for again', async () => {
  const shelf = await shown();
  shelf.services.listCreations.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(page('d'));
  await shelf.hears({ type: 'more.requested' });
  expect([shelf.phase, shelf.shows]).toEqual(['moreFailed', 'abc']);
  await shelf.hears({ type: 'retry.pressed' });
  expect(shelf.shows).toBe('abcd');
});

test('is narrowed to a tool, and an older answer is not heard', async () => {
  const shelf = new Shelf();
  const older = new Held<Awaited<ReturnType<CreationsServices['listCreations']>>>();
  shelf.services.listCreations.mockReturnValueOnce(older.promise).mockResolvedValueOnce(page('x'));
  await shelf.hears({ type: 'creations.shown' }, { type: 'tool.chosen', tool: 'ai-face-swap' });
  older.resolve(page('abc'));
  await settled();
  expect(shelf.services.listCreations.mock.lastCall![0]).toEqual({ tool: 'ai-face-swap' });
  expect(shelf.shows).toBe('x');
});

test('is read anew when a job ends, and stands meanwhile', async () => {
  const shelf = await shown();
  shelf.services.listCreations.mockResolvedValueOnce(page('zabc'));
  shelf.actor.send({ type: 'job.ended' });
  expect([shelf.phase, shelf.shows]).toEqual(['refreshing', 'abc']);
  await settled();
  expect(shelf.shows).toBe('zabc');
});

test('empty and failed are not the same', async () => {
  const shelf = new Shelf();
  shelf.services.listCreations.mockResolvedValueOnce(page(''));
  await shelf.hears({ type: 'creations.shown' });
  expect(shelf.phase).toBe('empty');
  shelf.services.listCreations.mockResolvedValueOnce(refusal('unavailable'));
  await shelf.hears({ type: 'creations.shown' });
  expect(shelf.phase).toBe('failed');
});

test('a removed creation can be put back in its place for six seconds; nothing is deleted before', async () => {
  const shelf = await (await shown()).hears({ type: 'creation.removed', id: 'b' });
  expect(shelf.shows).toBe('ac');
  expect(selectUndoable(shelf.actor.getSnapshot())?.id).toBe('b');
  shelf.time.pass(5999);
  expect(shelf.services.deleteCreation).not.toHaveBeenCalled();
  await shelf.hears({ type: 'removal.undone' });
  expect(shelf.shows).toBe('abc');
  shelf.time.pass(60_000);
  expect(shelf.services.deleteCreation).not.toHaveBeenCalled();
});

test('after six seconds it is deleted', async () => {
  const shelf = await (await shown()).hears({ type: 'creation.removed', id: 'b' });
  shelf.time.pass(6000);
  await settled();
  expect(shelf.services.deleteCreation.mock.calls).toEqual([['b']]);
  expect(selectUndoable(shelf.actor.getSnapshot())).toBeNull();
});

test.each([
  ['another is removed', { type: 'creation.removed', id: 'a' }],
  ['the page is left', { type: 'creations.left' }],
  ['another tool is chosen', { type: 'tool.chosen', tool: null }],
] as const)('it is deleted at once when %s', async (_, event) => {
  const shelf = await (await shown()).hears({ type: 'creation.removed', id: 'b' }, event);
  expect(shelf.services.deleteCreation.mock.calls).toEqual([['b']]);
});

test.each([
  ['refused', (shelf: Shelf) => shelf.services.deleteCreation.mockResolvedValueOnce(refusal('unavailable'))],
  ['broken off', (shelf: Shelf) => shelf.services.deleteCreation.mockRejectedValueOnce(new Error('offline'))],
])('a deletion that is %s puts it back and says so', async (_, fail) => {
  const shelf = await shown();
  fail(shelf);
  await shelf.hears({ type: 'creation.removed', id: 'b' }, { type: 'creations.left' });
  expect(shelf.shows).toBe('abc');
  expect(shelf.facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key: 'deleteFailed' } }]);
});

test('what was gone already counts as deleted', async () => {
  const shelf = await shown();
  shelf.services.deleteCreation.mockResolvedValueOnce(refusal('notFound'));
  await shelf.hears({ type: 'creation.removed', id: 'b' }, { type: 'creations.left' });
  expect([shelf.shows, shelf.facts.length]).toEqual(['ac', 0]);
});

test('a list read meanwhile does not bring back what is removed', async () => {
  const shelf = await (await shown()).hears({ type: 'creation.removed', id: 'b' }, { type: 'job.ended' });
  expect(shelf.shows).toBe('ac');
});

test('nothing of one person is shown to the next', async () => {
  const shelf = await (await shown()).hears({ type: 'creation.removed', id: 'b' });
  shelf.services.listCreations.mockResolvedValueOnce(page('x'));
  shelf.actor.send({ type: 'session.changed' });
  expect([shelf.shows, selectUndoable(shelf.actor.getSnapshot())]).toEqual(['', null]);
  await settled();
  expect(shelf.shows).toBe('x');
});
