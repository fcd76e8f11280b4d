import type { Notice } from '../kit/notice.ts';

/** One item of any list, as decoded from the server. */
export type ListingItem = { readonly [key: string]: unknown };

/** A page of a list; `next` is the cursor of the following one, null at the end. */
export type Page<Item = unknown> = { items: Item[]; next: string | null };
export type ListingPage = Page<ListingItem>;

/** The context that pagination needs. */
export type PagesContext = {
  /** The filter in the form of the call's query; null for all. */
  filter: string | null;
  next: string | null;
};
/** The query for a page; without a cursor it is the first one. */
export type PageQuery = { filter: string | null; cursor: string | null };

export type ListingContext = PagesContext & {
  items: ListingItem[];
  /** Whether the session has been read, where the list is a user's own: it is asked for once. */
  isOwnerKnown: boolean;
};

/** Without `isOwnerKnown` the list is the same for everyone. */
export type ListingInput = { filter?: string | null; isOwnerKnown?: boolean };

export type ListingEvent =
  | { type: 'list.shown' }
  | { type: 'filter.chosen'; filter: string | null }
  | { type: 'more.requested' }
  | { type: 'retry.clicked' }
  /** The list has changed on the server or belongs to another person now. */
  | { type: 'list.outdated' };

export type ListingTypes = { context: ListingContext; events: ListingEvent; input: ListingInput; emitted: Notice };
