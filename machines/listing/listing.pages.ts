/**
 * How any chart reads a list page by page: `listing`, and `creations` beside what it deletes. Such a chart has a port `loadPage` and the
 * actions `startPage` and `appendPage`; to these states it adds what else may happen there.
 */
import { output } from '../kit/output.ts';
import type { Page, PagesContext } from './listing.types.ts';

type Args = { context: PagesContext };

/** What the first page is asked with. */
export const firstPage = ({ context }: Args) => ({ filter: context.filter, cursor: null });
/** What the page after those that are here is asked with. */
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
