import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { times } from '../../contract/facts/times.ts';
import { creationsActors, type CreationsServices } from '../../machines/creations/creations.actors.ts';
import { creationsMachine } from '../../machines/creations/creations.machine.ts';
import { creation } from '../../machines/deletion/deletion.sample.ts';
import {
  selectCancelling,
  selectCreations,
  selectCreationsPhase,
  selectHasMore,
  selectIsMaking,
  selectTool,
  selectUndoable,
} from '../../machines/creations/creations.selectors.ts';
import type { CreationsEmitted, CreationsEvent, CreationsInput } from '../../machines/creations/creations.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

type DeletionsAnswer = Awaited<ReturnType<CreationsServices['deleteCreation']>>;

const page = (ids: string, next: string | null = null) => granted({ items: [...ids].map(creation), next });

class Shelf {
  readonly time = new SimulatedTime();
  readonly facts: CreationsEmitted[] = [];
  readonly services = {
    listCreations: vi.fn<CreationsServices['listCreations']>(async () => page('abc', 'cursor')),
    cancelJob: vi.fn<CreationsServices['cancelJob']>(async () => granted({ ...creation('b'), status: 'cancelled' as const })),
    deleteCreation: vi.fn<CreationsServices['deleteCreation']>(async () => granted(null)),
    onReturn: vi.fn<CreationsServices['onReturn']>((listener) => {
      this.returns = listener;
      return () => undefined;
    }),
  };
  readonly actor;
  returns: () => void = () => undefined;

  constructor(input: CreationsInput = {}) {
    this.actor = createActor(creationsMachine.provide({ actors: creationsActors(this.services) }), { input, clock: this.time.clock });
    this.actor.on('*', (fact) => this.facts.push(fact));
    this.actor.start();
  }

  async receives(...events: CreationsEvent[]): Promise<this> {
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

const shown = () => new Shelf().receives({ type: 'creations.shown' });

test('is read page by page, nothing twice', async () => {
  const shelf = await shown();
  expect(shelf.shows).toBe('abc');
  shelf.services.listCreations.mockResolvedValueOnce(page('cd'));
  await shelf.receives({ type: 'more.requested' });
  expect(shelf.services.listCreations.mock.lastCall![0]).toEqual({ cursor: 'cursor' });
  expect([shelf.shows, selectHasMore(shelf.actor.getSnapshot())]).toEqual(['abcd', false]);
});

test.each([
  ['opened before its owner is known, waits for the owner', [{ type: 'creations.shown' }], [{ type: 'session.changed', who: 'user' }]],
  ['opened once its owner is known, is read at once', [{ type: 'session.changed', who: 'user' }], [{ type: 'creations.shown' }]],
] satisfies [string, CreationsEvent[], CreationsEvent[]][])('%s', async (_, before, then) => {
  const shelf = await new Shelf({ isOwnerKnown: false }).receives(...before);
  expect(shelf.services.listCreations).not.toHaveBeenCalled();
  await shelf.receives(...then);
  expect([shelf.phase, shelf.shows, shelf.services.listCreations.mock.calls.length]).toEqual(['ready', 'abc', 1]);
});

test('looks as if it loads while its owner is not known, and narrowed from the start it asks for its tool alone', async () => {
  const shelf = await new Shelf({ isOwnerKnown: false, tool: 'ai-face-swap' }).receives({ type: 'creations.shown' });
  expect([shelf.phase, selectTool(shelf.actor.getSnapshot())]).toEqual(['loading', 'ai-face-swap']);
  await shelf.receives({ type: 'session.changed', who: 'user' });
  expect(shelf.services.listCreations.mock.lastCall![0]).toEqual({ tool: 'ai-face-swap' });
});

test('a next page that fails may be asked for again', async () => {
  const shelf = await shown();
  shelf.services.listCreations.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(page('d'));
  await shelf.receives({ type: 'more.requested' });
  expect([shelf.phase, shelf.shows]).toEqual(['moreFailed', 'abc']);
  await shelf.receives({ type: 'more.requested' });
  expect(shelf.shows).toBe('abcd');
});

test('is filtered by tool, and an older answer is ignored', async () => {
  const shelf = new Shelf();
  const older = new Held<Awaited<ReturnType<CreationsServices['listCreations']>>>();
  shelf.services.listCreations.mockReturnValueOnce(older.promise).mockResolvedValueOnce(page('x'));
  await shelf.receives({ type: 'creations.shown' }, { type: 'tool.chosen', tool: 'ai-face-swap' });
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

test('is read anew when the person comes back to the tab: what was deleted in another is gone, and what was read beyond stays', async () => {
  const shelf = new Shelf();
  shelf.services.listCreations
    .mockResolvedValueOnce(page('abc', 'cursor'))
    .mockResolvedValueOnce(page('de', 'further'))
    .mockResolvedValueOnce(page('nac', 'cursor'))
    .mockResolvedValueOnce(page('na'));
  await shelf.receives({ type: 'creations.shown' }, { type: 'more.requested' });
  await shelf.receives({ type: 'more.requested' });
  expect(shelf.shows).toBe('abcde');
  shelf.returns();
  await settled();
  expect([shelf.shows, selectHasMore(shelf.actor.getSnapshot())]).toEqual(['nacde', true]);
  shelf.returns();
  await settled();
  expect([shelf.shows, selectHasMore(shelf.actor.getSnapshot())]).toEqual(['na', false]);
});

test('empty and failed are not the same', async () => {
  const shelf = new Shelf();
  shelf.services.listCreations.mockResolvedValueOnce(page(''));
  await shelf.receives({ type: 'creations.shown' });
  expect(shelf.phase).toBe('empty');
  shelf.services.listCreations.mockResolvedValueOnce(refusal('unavailable'));
  await shelf.receives({ type: 'creations.shown' });
  expect(shelf.phase).toBe('failed');
});

test('a removed creation can be put back in its place while it can be undone; nothing is deleted before', async () => {
  const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'b' });
  expect(shelf.shows).toBe('ac');
  expect(selectUndoable(shelf.actor.getSnapshot())?.id).toBe('b');
  shelf.time.pass(times.undoTime - 1);
  expect(shelf.services.deleteCreation).not.toHaveBeenCalled();
  await shelf.receives({ type: 'removal.undone' });
  expect(shelf.shows).toBe('abc');
  shelf.time.pass(60_000);
  expect(shelf.services.deleteCreation).not.toHaveBeenCalled();
});

test('after the time to undo it is deleted', async () => {
  const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'b' });
  shelf.time.pass(times.undoTime);
  await settled();
  expect(shelf.services.deleteCreation.mock.calls).toEqual([['b']]);
  expect(selectUndoable(shelf.actor.getSnapshot())).toBeNull();
});

test.each([
  ['another is removed', { type: 'creation.removed', id: 'a' }],
  ['the page is left', { type: 'creations.left' }],
  ['another tool is chosen', { type: 'tool.chosen', tool: null }],
] as const)('it is deleted at once when %s', async (_, event) => {
  const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'b' }, event);
  expect(shelf.services.deleteCreation.mock.calls).toEqual([['b']]);
});

test.each([
  ['refused', (shelf: Shelf) => shelf.services.deleteCreation.mockResolvedValueOnce(refusal('unavailable')), []],
  ['broken off', (shelf: Shelf) => shelf.services.deleteCreation.mockRejectedValueOnce(new Error('offline')), ['deleteFailed']],
])('a deletion that is %s restores it and reports the failure, unless the server deleted it', async (_, fail, sentences) => {
  const shelf = await shown();
  fail(shelf);
  await shelf.receives({ type: 'creation.removed', id: 'b' }, { type: 'creations.left' });
  expect(shelf.shows).toBe('abc');
  expect(shelf.facts).toEqual(sentences.map((key) => ({ type: 'notice.raised', tone: 'error', message: { key } })));
});

test.each(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])(
  'deletions that fail, after removals in the order %s, leave the list as it was',
  async (order) => {
    const shelf = await shown();
    const send = async (...events: CreationsEvent[]) => {
      for (const event of events) shelf.actor.send(event);
      await settled();
    };
    shelf.services.deleteCreation.mockRejectedValue(new Error('offline'));
    await send(...[...order].map((id) => ({ type: 'creation.removed' as const, id })), { type: 'creations.left' });
    expect(shelf.shows).toBe('abc');
    // What is below the first page stays as it is when that page is read anew.
    shelf.services.listCreations.mockResolvedValueOnce(page('ab', 'cursor'));
    await send({ type: 'job.ended' });
    expect(shelf.shows).toBe('abc');
  },
);

test('what was gone already counts as deleted', async () => {
  const shelf = await shown();
  shelf.services.deleteCreation.mockResolvedValueOnce(refusal('notFound'));
  await shelf.receives({ type: 'creation.removed', id: 'b' }, { type: 'creations.left' });
  expect([shelf.shows, shelf.facts]).toEqual(['ac', [{ type: 'creation.deleted', id: 'b' }]]);
});

test('a list read meanwhile does not bring back what is removed', async () => {
  const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'b' }, { type: 'job.ended' });
  expect(shelf.shows).toBe('ac');
});

test('nothing of one person is shown to the next', async () => {
  const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'b' });
  shelf.services.listCreations.mockResolvedValueOnce(page('x'));
  shelf.actor.send({ type: 'session.changed', who: 'user' });
  expect([shelf.shows, selectUndoable(shelf.actor.getSnapshot())]).toEqual(['', null]);
  await settled();
  expect(shelf.shows).toBe('x');
});

describe('a removal that could still be undone when the session changed', () => {
  test('is deleted once a user is here again, also where the server refused it just before the session ended', async () => {
    const shelf = await shown();
    shelf.services.deleteCreation.mockResolvedValueOnce(refusal('signInNeeded'));
    await shelf.receives({ type: 'creation.removed', id: 'b' }, { type: 'creations.left' });
    expect([shelf.shows, shelf.facts]).toEqual(['ac', []]);
    await shelf.receives({ type: 'session.changed', who: 'visitor' });
    expect(shelf.services.deleteCreation).toHaveBeenCalledOnce();
    await shelf.receives({ type: 'session.changed', who: 'user' });
    expect(shelf.services.deleteCreation.mock.calls).toEqual([['b'], ['b']]);
  });

  test('is deleted once a user is here again, and nobody sees it meanwhile', async () => {
    const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'b' }, { type: 'session.changed', who: 'visitor' });
    shelf.time.pass(times.undoTime);
    expect(shelf.services.deleteCreation).not.toHaveBeenCalled();
    const answer = new Held<Awaited<ReturnType<CreationsServices['deleteCreation']>>>();
    shelf.services.deleteCreation.mockReturnValueOnce(answer.promise);
    await shelf.receives({ type: 'session.changed', who: 'user' });
    expect(shelf.services.deleteCreation.mock.calls).toEqual([['b']]);
    expect(shelf.shows).toBe('ac');
    answer.resolve(granted(null));
    await settled();
    await shelf.receives({ type: 'creation.removed', id: 'a' }, { type: 'creations.left' });
    expect(shelf.services.deleteCreation.mock.calls).toEqual([['b'], ['a']]);
  });

  test('goes along with a visitor who signs in', async () => {
    const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'b' }, { type: 'session.changed', who: 'user' });
    expect(shelf.services.deleteCreation.mock.calls).toEqual([['b']]);
  });

  test('waits with one that was under way, while a visitor may delete what is theirs', async () => {
    const shelf = await shown();
    shelf.services.deleteCreation.mockReturnValueOnce(new Held<Awaited<ReturnType<CreationsServices['deleteCreation']>>>().promise);
    await shelf.receives(
      { type: 'creation.removed', id: 'a' },
      { type: 'creation.removed', id: 'b' },
      { type: 'session.changed', who: 'visitor' },
    );
    shelf.services.deleteCreation.mockClear();
    shelf.services.listCreations.mockResolvedValueOnce(page('xy'));
    await shelf.receives({ type: 'creations.shown' });
    await shelf.receives({ type: 'creation.removed', id: 'x' }, { type: 'creations.left' });
    expect(shelf.services.deleteCreation.mock.calls).toEqual([['x']]);
    await shelf.receives({ type: 'session.changed', who: 'user' });
    expect(shelf.services.deleteCreation.mock.calls).toEqual([['x'], ['a'], ['b']]);
  });

  test.each([
    ['refused', async () => refusal('unavailable')],
    ['broken off', async () => Promise.reject(new Error('offline'))],
  ] as const)('and is then %s is not restored into the next person’s list', async (_, answer) => {
    const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'b' }, { type: 'session.changed', who: 'visitor' });
    shelf.services.deleteCreation.mockImplementationOnce(answer);
    shelf.services.listCreations.mockResolvedValueOnce(page('xy'));
    await shelf.receives({ type: 'session.changed', who: 'user' });
    expect(shelf.shows).toBe('xy');
    await shelf.receives({ type: 'creations.left' });
    expect(shelf.services.deleteCreation).toHaveBeenCalledTimes(1);
  });
});

describe('from wherever the list stands', () => {
  type Listed = Awaited<ReturnType<CreationsServices['listCreations']>>;
  const silent = () => new Held<Listed>().promise;
  const places: Record<string, (shelf: Shelf) => Promise<unknown>> = {
    hidden: async () => {},
    loading: async (shelf) => {
      shelf.services.listCreations.mockImplementationOnce(silent);
      await shelf.receives({ type: 'creations.shown' });
    },
    ready: (shelf) => shelf.receives({ type: 'creations.shown' }),
    refreshing: async (shelf) => {
      await shelf.receives({ type: 'creations.shown' });
      shelf.services.listCreations.mockImplementationOnce(silent);
      await shelf.receives({ type: 'creations.shown' });
    },
    loadingMore: async (shelf) => {
      await shelf.receives({ type: 'creations.shown' });
      shelf.services.listCreations.mockImplementationOnce(silent);
      await shelf.receives({ type: 'more.requested' });
    },
    moreFailed: async (shelf) => {
      await shelf.receives({ type: 'creations.shown' });
      shelf.services.listCreations.mockResolvedValueOnce(refusal('unavailable'));
      await shelf.receives({ type: 'more.requested' });
    },
    empty: async (shelf) => {
      shelf.services.listCreations.mockResolvedValueOnce(page(''));
      await shelf.receives({ type: 'creations.shown' });
    },
    failed: async (shelf) => {
      shelf.services.listCreations.mockRejectedValueOnce(new Error('offline'));
      await shelf.receives({ type: 'creations.shown' });
    },
  };
  const arrive = async (place: string) => {
    const shelf = new Shelf();
    await places[place]!(shelf);
    expect(shelf.phase).toBe(place);
    shelf.services.listCreations.mockImplementation(silent);
    return shelf;
  };

  test.each([
    ['hidden', { type: 'creations.shown' }, 'loading'],
    ['hidden', { type: 'job.ended' }, 'hidden'],
    ['hidden', { type: 'session.changed', who: 'user' }, 'hidden'],
    ['ready', { type: 'creations.shown' }, 'refreshing'],
    ['ready', { type: 'job.ended' }, 'refreshing'],
    ['ready', { type: 'more.requested' }, 'loadingMore'],
    ['loadingMore', { type: 'job.ended' }, 'refreshing'],
    ['moreFailed', { type: 'job.ended' }, 'refreshing'],
    ['moreFailed', { type: 'more.requested' }, 'loadingMore'],
    ['empty', { type: 'job.ended' }, 'loading'],
    ['empty', { type: 'creations.shown' }, 'loading'],
    ['failed', { type: 'retry.clicked' }, 'loading'],
    ['failed', { type: 'creations.shown' }, 'loading'],
  ] satisfies [string, CreationsEvent, string][])('%s, %o leads to %s', async (place, event, phase) => {
    const shelf = await arrive(place);
    shelf.actor.send(event);
    expect(shelf.phase).toBe(phase);
  });

  test.each(Object.keys(places).filter((place) => place !== 'hidden'))('%s: another person or another tool starts anew', async (place) => {
    for (const event of [
      { type: 'session.changed', who: 'user' },
      { type: 'tool.chosen', tool: 'ai-face-swap' },
    ] satisfies CreationsEvent[]) {
      const shelf = await arrive(place);
      const asked = shelf.services.listCreations.mock.calls.length;
      shelf.actor.send(event);
      expect([shelf.phase, shelf.shows, shelf.services.listCreations.mock.calls.length - asked]).toEqual(['loading', '', 1]);
    }
  });

  test.each(['refreshing', 'loading'])('%s asks again when what it asks about has changed', async (place) => {
    const shelf = await arrive(place);
    const asked = shelf.services.listCreations.mock.calls.length;
    shelf.actor.send(place === 'loading' ? { type: 'session.changed', who: 'user' } : { type: 'job.ended' });
    expect(shelf.services.listCreations.mock.calls.length - asked).toBe(1);
  });

  test.each([
    ['refused', async () => refusal('unavailable')],
    ['broken off', async () => Promise.reject(new Error('offline'))],
  ] as const)('a refresh that is %s leaves the list as it was', async (_, answer) => {
    const shelf = await shown();
    shelf.services.listCreations.mockImplementationOnce(answer);
    await shelf.receives({ type: 'job.ended' });
    expect([shelf.phase, shelf.shows]).toEqual(['ready', 'abc']);
  });
});

test('the last one removed leaves an empty shelf, and put back fills it again', async () => {
  const shelf = new Shelf();
  shelf.services.listCreations.mockResolvedValueOnce(page('a'));
  await shelf.receives({ type: 'creations.shown' });
  await shelf.receives({ type: 'creation.removed', id: 'a' });
  expect(shelf.phase).toBe('empty');
  await shelf.receives({ type: 'removal.undone' });
  expect([shelf.phase, shelf.shows]).toEqual(['ready', 'a']);
});

test('what is not listed cannot be removed', async () => {
  const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'z' });
  expect([shelf.shows, selectUndoable(shelf.actor.getSnapshot())]).toEqual(['abc', null]);
});

describe('several deletions', () => {
  const asked = (shelf: Shelf) => new Set(shelf.services.deleteCreation.mock.calls.map(([id]) => id));
  const begun = async () => {
    const shelf = await shown();
    const [first, second] = [new Held<DeletionsAnswer>(), new Held<DeletionsAnswer>()];
    shelf.services.deleteCreation.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    await shelf.receives(
      { type: 'creation.removed', id: 'a' },
      { type: 'creation.removed', id: 'b' },
      { type: 'creation.removed', id: 'c' },
    );
    expect(asked(shelf)).toEqual(new Set('ab'));
    return { shelf, first, second };
  };

  test('are all sent when the page is left while the others are under way', async () => {
    const { shelf } = await begun();
    shelf.actor.send({ type: 'creations.left' });
    expect(shelf.services.deleteCreation.mock.calls).toEqual([['a'], ['b'], ['c']]);
  });

  test('do not wait for each other', async () => {
    const { shelf, second } = await begun();
    shelf.time.pass(times.undoTime);
    expect(asked(shelf)).toEqual(new Set('abc'));
    second.resolve(refusal('unavailable'));
    await settled();
    expect(shelf.shows).toBe('b');
  });

  test('are each answered for itself: what is refused or breaks off is back, the others stay away', async () => {
    const { shelf, first, second } = await begun();
    first.resolve(refusal('unavailable'));
    second.reject(new Error('offline'));
    await shelf.receives({ type: 'creations.left' });
    expect([...shelf.shows].toSorted().join('')).toBe('ab');
    expect(shelf.facts).toEqual([
      { type: 'notice.raised', tone: 'error', message: { key: 'deleteFailed' } },
      { type: 'creation.deleted', id: 'c' },
    ]);
  });
});

test('a page that comes again after one was put back does not show it twice', async () => {
  const shelf = await (await shown()).receives({ type: 'creation.removed', id: 'c' });
  shelf.services.listCreations.mockResolvedValueOnce(page('cd'));
  await shelf.receives({ type: 'more.requested' }, { type: 'removal.undone' });
  expect([...shelf.shows].toSorted().join('')).toBe('abcd');
});

test('the answer to a deletion of the last person does not touch what this one deletes', async () => {
  const shelf = await shown();
  const late = new Held<Awaited<ReturnType<CreationsServices['deleteCreation']>>>();
  shelf.services.deleteCreation.mockReturnValueOnce(late.promise);
  await shelf.receives({ type: 'creation.removed', id: 'a' }, { type: 'creations.left' }, { type: 'session.changed', who: 'user' });
  late.resolve(refusal('unavailable'));
  await settled();
  // What was removed is asked to be deleted by the one who is here now, and does not come back.
  expect([shelf.shows, shelf.facts, shelf.services.deleteCreation.mock.calls]).toEqual([
    'bc',
    [{ type: 'creation.deleted', id: 'a' }],
    [['a'], ['a']],
  ]);
});

describe('a job under way', () => {
  const running = { ...creation('b'), status: 'running' as const, progress: 0.2 };
  const opened = async () => {
    const list = new Shelf();
    list.services.listCreations.mockResolvedValue(granted({ items: [creation('a'), running], next: null }));
    return list.receives({ type: 'creations.shown' });
  };
  const itemOf = (list: Shelf, id: string) => selectCreations(list.actor.getSnapshot()).find((item) => item.id === id);

  test('shows how far it is', async () => {
    const list = await opened();
    await list.receives({ type: 'jobs.reported', underWay: [{ id: 'b', progress: 0.7 }] });
    expect([itemOf(list, 'a')?.progress, itemOf(list, 'b')?.progress]).toEqual([1, 0.7]);
  });

  test('is canceled once, with the balance read again; what has ended is not', async () => {
    const list = await opened();
    await list.receives({ type: 'cancel.clicked', id: 'a' }, { type: 'cancel.clicked', id: 'b' }, { type: 'cancel.clicked', id: 'b' });
    expect(list.services.cancelJob.mock.calls).toEqual([['b']]);
    expect([itemOf(list, 'b')?.status, list.facts.map(({ type }) => type)]).toEqual(['cancelled', ['credits.refreshRequested']]);
  });

  test.each([
    ['is away', async () => Promise.reject(new Error('offline'))],
    ['refuses', async () => refusal('unavailable')],
    [
      'refuses, whatever comes with it',
      async () => ({ ...refusal('unavailable'), data: { ...creation('b'), status: 'cancelled' as const } }),
    ],
  ])('that could not be canceled reports it and keeps running: the server %s', async (_, answer) => {
    const list = await opened();
    list.services.cancelJob.mockImplementationOnce(answer);
    await list.receives({ type: 'cancel.clicked', id: 'b' });
    expect([itemOf(list, 'b')?.status, list.facts]).toMatchObject(['running', [{ message: { key: 'cancelFailed' } }]]);
    expect(selectCancelling(list.actor.getSnapshot())).toBeNull();
    await list.receives({ type: 'cancel.clicked', id: 'b' });
    expect(itemOf(list, 'b')?.status).toBe('cancelled');
  });

  test('is known to be canceled while it is, and to be made until then; the next person sees neither', async () => {
    const list = await opened();
    const answer = new Held<Awaited<ReturnType<CreationsServices['cancelJob']>>>();
    list.services.cancelJob.mockReturnValueOnce(answer.promise);
    const seen = () => [selectIsMaking(list.actor.getSnapshot()), selectCancelling(list.actor.getSnapshot())];
    expect(seen()).toEqual([true, null]);
    await list.receives({ type: 'cancel.clicked', id: 'b' });
    expect(seen()).toEqual([true, 'b']);
    list.services.listCreations.mockResolvedValue(page('a'));
    await list.receives({ type: 'session.changed', who: 'user' });
    expect(seen()).toEqual([false, null]);
    answer.resolve(granted({ ...creation('b'), status: 'cancelled' as const }));
    await settled();
    expect(list.facts).toEqual([]);
  });

  test.each(['queued', 'running'] as const)('that is %s is being made', async (status) => {
    const list = new Shelf();
    list.services.listCreations.mockResolvedValue(granted({ items: [{ ...running, status }], next: null }));
    await list.receives({ type: 'creations.shown' });
    expect(selectIsMaking(list.actor.getSnapshot())).toBe(true);
    await list.receives({ type: 'cancel.clicked', id: 'b' });
    expect([selectIsMaking(list.actor.getSnapshot()), itemOf(list, 'b')?.status]).toEqual([false, 'cancelled']);
  });
});
