import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { listingActors, type ListingServices } from '../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { selectFilter, selectHasMoreItems, selectItems, selectListingPhase } from '../../machines/listing/listing.selectors.ts';
import type { ListingInput } from '../../machines/listing/listing.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

describe('a list read page by page', () => {
  type ListLine = { id: string };
  const page = (ids: string, next: string | null = null) => granted({ items: [...ids].map((id) => ({ id })), next });

  function open(input: ListingInput = {}) {
    const loadPage = vi.fn<ListingServices<ListLine>['loadPage']>(async () => page('ab', 'cursor'));
    const actor = createActor(listingMachine.provide({ actors: listingActors({ loadPage }) }), { input }).start();
    const shows = () =>
      selectItems<ListLine>(actor.getSnapshot())
        .map(({ id }) => id)
        .join('');
    const phase = () => selectListingPhase(actor.getSnapshot());
    const hasMore = () => selectHasMoreItems(actor.getSnapshot());
    const shown = async () => {
      actor.send({ type: 'list.shown' });
      await settled();
    };
    return { actor, loadPage, shows, phase, hasMore, shown };
  }

  test('grows by its pages to its end', async () => {
    const { actor, loadPage, shows } = open();
    actor.send({ type: 'list.shown' });
    await settled();
    loadPage.mockResolvedValueOnce(page('c'));
    actor.send({ type: 'more.requested' });
    await settled();
    expect(loadPage.mock.lastCall![0]).toEqual({ filter: null, cursor: 'cursor' });
    expect([shows(), selectHasMoreItems(actor.getSnapshot())]).toEqual(['abc', false]);
    actor.send({ type: 'more.requested' });
    expect(selectListingPhase(actor.getSnapshot())).toBe('ready');
  });

  test('is filtered, and read again when it is outdated', async () => {
    const { actor, loadPage, shows } = open();
    actor.send({ type: 'filter.chosen', filter: 'video' });
    await settled();
    expect(loadPage.mock.lastCall![0]).toEqual({ filter: 'video', cursor: null });
    loadPage.mockResolvedValueOnce(page('z'));
    actor.send({ type: 'list.outdated' });
    expect(shows()).toBe('');
    await settled();
    expect(shows()).toBe('z');
  });

  test('knows whether there is more', async () => {
    const { shows, hasMore, shown } = open();
    expect([shows(), hasMore()]).toEqual(['', false]);
    await shown();
    expect([shows(), hasMore()]).toEqual(['ab', true]);
  });

  test('forgets the lines of another filter at once', async () => {
    const { actor, loadPage, shows, hasMore, shown } = open();
    await shown();
    loadPage.mockReturnValueOnce(new Promise(() => undefined));
    actor.send({ type: 'filter.chosen', filter: 'video' });
    expect([selectFilter(actor.getSnapshot()), shows(), hasMore()]).toEqual(['video', '', false]);
  });

  test('is empty while the server has nothing, and fills when something has arrived', async () => {
    const { actor, loadPage, shows, phase, shown } = open();
    loadPage.mockResolvedValueOnce(page(''));
    await shown();
    expect([phase(), shows()]).toEqual(['empty', '']);
    loadPage.mockResolvedValueOnce(page(''));
    await shown();
    expect(phase()).toBe('empty');
    actor.send({ type: 'list.outdated' });
    await settled();
    expect([phase(), shows()]).toEqual(['ready', 'ab']);
    loadPage.mockResolvedValueOnce(page(''));
    await shown();
    expect([phase(), shows()]).toEqual(['empty', '']);
  });

  test.each([
    ['refused', (loadPage: ReturnType<typeof open>['loadPage']) => loadPage.mockResolvedValueOnce(refusal('invalidInput'))],
    // A refusal counts, whatever comes with it.
    ['refused with lines', (loadPage: ReturnType<typeof open>['loadPage']) => loadPage.mockResolvedValueOnce({ ...page('x'), code: 1 })],
    [
      'answered without lines',
      (loadPage: ReturnType<typeof open>['loadPage']) => loadPage.mockResolvedValueOnce({ ...granted(null), data: null }),
    ],
    ['broken', (loadPage: ReturnType<typeof open>['loadPage']) => loadPage.mockRejectedValueOnce(new Error('offline'))],
  ] as const)('a first page that is %s may be asked for again in three ways; a next one again', async (_, fail) => {
    for (const type of ['retry.clicked', 'list.shown', 'list.outdated'] as const) {
      const { actor, loadPage, shows, phase, shown } = open();
      await shown();
      fail(loadPage);
      await shown();
      expect([phase(), shows()]).toEqual(['failed', '']);
      actor.send({ type });
      await settled();
      expect([phase(), shows()]).toEqual(['ready', 'ab']);
    }
    const { actor, loadPage, shows, phase, hasMore, shown } = open();
    await shown();
    fail(loadPage);
    actor.send({ type: 'more.requested' });
    await settled();
    expect([phase(), shows(), hasMore()]).toEqual(['moreFailed', 'ab', true]);
    loadPage.mockResolvedValueOnce(page('c', 'further'));
    actor.send({ type: 'more.requested' });
    await settled();
    expect([phase(), shows(), hasMore()]).toEqual(['ready', 'abc', true]);
  });

  test('an answer from before it was outdated is not shown', async () => {
    const { actor, loadPage, shows, phase } = open();
    const old = new Held<ReturnType<typeof page>>();
    loadPage.mockReturnValueOnce(old.promise);
    actor.send({ type: 'list.shown' });
    loadPage.mockResolvedValueOnce(page('z'));
    actor.send({ type: 'list.outdated' });
    old.resolve(page('old'));
    await settled();
    expect([phase(), shows(), loadPage.mock.calls.length]).toEqual(['ready', 'z', 2]);
  });

  test.each(['while more is on its way', 'after more did not come'])('is read anew from the start %s', async (when) => {
    const { actor, loadPage, shows, phase, shown } = open();
    await shown();
    if (when.startsWith('while')) loadPage.mockReturnValueOnce(new Promise(() => undefined));
    else loadPage.mockRejectedValueOnce(new Error('offline'));
    actor.send({ type: 'more.requested' });
    await settled();
    loadPage.mockResolvedValueOnce(page('z'));
    actor.send({ type: 'list.outdated' });
    expect(shows()).toBe('');
    await settled();
    expect([phase(), shows()]).toEqual(['ready', 'z']);
    expect(loadPage.mock.lastCall![0].cursor).toBeNull();
  });

  test.each([
    ['opened before its owner is known, waits for the owner', 'list.shown', 'loading', 'list.outdated'],
    ['opened once its owner is known, is read at once', 'list.outdated', 'hidden', 'list.shown'],
  ] as const)('%s', async (_, first, between, then) => {
    const { actor, loadPage, shows, phase } = open({ isOwnerKnown: false, filter: 'video' });
    actor.send({ type: first });
    await settled();
    expect([phase(), loadPage.mock.calls.length]).toEqual([between, 0]);
    actor.send({ type: then });
    await settled();
    expect([phase(), shows(), loadPage.mock.lastCall![0]]).toEqual(['ready', 'ab', { filter: 'video', cursor: null }]);
  });

  test('a list that nobody looks at is not read', async () => {
    const { actor, loadPage } = open();
    actor.send({ type: 'list.outdated' });
    await settled();
    expect(loadPage).not.toHaveBeenCalled();
  });
});
