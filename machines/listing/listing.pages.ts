/** What paginated charts (`listing`, `creations`) have in common: the queries of their port `loadPage`, and conditions on its pages. */
import type { Page, PagesContext } from './listing.types.ts';

type Args = { context: PagesContext };

/** The query for the first page. */
export const firstPage = ({ context }: Args) => ({ filter: context.filter, cursor: null });
/** The query for the page after the loaded ones. */
export const nextPage = ({ context }: Args) => ({ filter: context.filter, cursor: context.next });

/** Conditions on a page; a null page was refused. */
export const pageGuards = {
  hasMore: ({ context }: Args) => context.next !== null,
  isAnswered: (_: Args, page: Page | null) => page !== null,
  isEmptyPage: (_: Args, page: Page | null) => page !== null && page.items.length === 0 && page.next === null,
};
