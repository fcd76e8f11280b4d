/**
 * The pagination states shared by `listing` and `creations`. A chart that uses them has a port `loadPage` and the actions `startPage` and
 * `appendPage`, and adds its own events to these states.
 */
import { output } from '../kit/output.ts';
import type { Page, PagesContext } from './listing.types.ts';

type Args = { context: PagesContext };

/** The query for the first page. */
export const firstPage = ({ context }: Args) => ({ filter: context.filter, cursor: null });
/** The query for the page after the loaded ones. */
export const nextPage = ({ context }: Args) => ({ filter: context.filter, cursor: context.next });

export const pageStates = {
  loading: {
    description: 'The first page is on its way.',
    invoke: {
      id: 'loadFirst',
      src: 'loadPage',
      input: firstPage,
      onDone: [
        { guard: { type: 'isEmptyPage', params: output }, target: 'empty', actions: { type: 'startPage', params: output } },
        { guard: { type: 'isAnswered', params: output }, target: 'ready', actions: { type: 'startPage', params: output } },
        { target: 'failed' },
      ],
      onError: 'failed',
    },
  },
  loadingMore: {
    description: 'The next page is on its way.',
    invoke: {
      id: 'loadMore',
      src: 'loadPage',
      input: nextPage,
      onDone: [
        { guard: { type: 'isAnswered', params: output }, target: 'ready', actions: { type: 'appendPage', params: output } },
        { target: 'moreFailed' },
      ],
      onError: 'moreFailed',
    },
  },
} as const;

export const pageGuards = {
  hasMore: ({ context }: Args) => context.next !== null,
  isAnswered: (_: Args, page: Page | null) => page !== null,
  isEmptyPage: (_: Args, page: Page | null) => page !== null && page.items.length === 0 && page.next === null,
};
