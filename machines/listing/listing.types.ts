/** One line of any list: what the server sent, decoded. */
export type ListingItem = { readonly [key: string]: unknown };

/** A page of a list; `next` is the cursor of the following one, null at the end. */
export type Page<Item = unknown> = { items: Item[]; next: string | null };
export type ListingPage = Page<ListingItem>;

/** What a list must know to read its pages. */
export type PagesContext = {
  /** What the list is narrowed to, as the call's query says it; null for all. */
  filter: string | null;
  next: string | null;
};
/** What the port is asked for a page; without a cursor it is the first one. */
export type PageQuery = { filter: string | null; cursor: string | null };

export type ListingContext = PagesContext & { items: ListingItem[] };

export type ListingInput = { filter?: string | null };

export type ListingEvent =
  | { type: 'list.shown' }
  | { type: 'filter.chosen'; filter: string | null }
  | { type: 'more.requested' }
  | { type: 'retry.pressed' }
  /** What is listed has changed on the server, or belongs to somebody else now. */
  | { type: 'list.outdated' };

export type ListingTypes = { context: ListingContext; events: ListingEvent; input: ListingInput };
