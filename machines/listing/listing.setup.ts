import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { pageGuards } from './listing.pages.ts';
import type { ListingPage, ListingTypes, PageQuery } from './listing.types.ts';

const base = setup({ types: {} as ListingTypes, actors: { loadPage: port<ListingPage | null, PageQuery>('loadPage') } });

/** The port, guards and actions of the listing chart. */
export const listingSetup = base.extend({ guards: { ...pageGuards, isOwnerKnown: ({ context }) => context.isOwnerKnown } }).extend({
  actions: {
    assignFilter: assign(({ event }) => ({ filter: asserted(event, 'filter.chosen').filter, items: [], next: null })),
    clearItems: assign({ items: [], next: null }),
    assignOwnerKnown: assign({ isOwnerKnown: true }),
    emitUnanswered: emit(unanswered),
    assignPage: assign((_, page: ListingPage | null) => required(page, 'page')),
    appendPage: assign(({ context }, page: ListingPage | null) => {
      const { items, next } = required(page, 'page');
      return { items: [...context.items, ...items], next };
    }),
  },
});
