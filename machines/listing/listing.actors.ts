import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { ListingItem, ListingPage, PageQuery } from './listing.types.ts';

export type ListingServices<Item extends ListingItem> = {
  /** One page of a call that answers `{items, next}`: the credit history, the templates. */
  loadPage(query: PageQuery, signal: AbortSignal): Promise<Answer<{ items: readonly Item[]; next: string | null }>>;
};

/** Reads the pages of one call; the item type comes from the service. */
export const listingActors = <Item extends ListingItem>(services: ListingServices<Item>) => ({
  /** A page, or null when the server refused. */
  loadPage: fromPromise<ListingPage | null, PageQuery>(async ({ input, signal }) => {
    const { code, data } = await services.loadPage(input, signal);
    return code === codes.success && data ? { items: [...data.items], next: data.next } : null;
  }),
});
