import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { listingActors, type ListingServices } from '../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { selectHasMoreItems, selectItems, selectListingPhase } from '../../machines/listing/listing.selectors.ts';
import { settled } from '../model/headless.ts';
import { granted } from './answers.ts';

describe('a list read page by page', () => {
  type Line = { id: string };
  const page = (ids: string, next: string | null = null) => granted({ items: [...ids].map((id) => ({ id })), next });

  function open() {
    const loadPage = vi.fn<ListingServices<Line>['loadPage']>(async () => page('ab', 'cursor'));
    const actor = createActor(listingMachine.provide({ actors: listingActors({ loadPage }) }), { input: {} }).start();
    const shows = () =>
      selectItems<Line>(actor.getSnapshot())
        .map(({ id }) => id)
        .join('');
    return { actor, loadPage, shows };
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

  test('is narrowed, and read anew when it is outdated', async () => {
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

  test('a list that nobody looks at is not read', async () => {
    const { actor, loadPage } = open();
    actor.send({ type: 'list.outdated' });
    await settled();
    expect(loadPage).not.toHaveBeenCalled();
  });
});
