/** One line of any list: what the server sent, decoded. */
export type ListingItem = { readonly [key: string]: unknown };

export type ListingPage = { items: ListingItem[]; next: string | null };

export type ListingContext = {
  /** What the list is narrowed to, as the call's query says it; null for all. */
  filter: string | null;
  items: ListingItem[];
  next: string | null;
};

export type ListingInput = { filter?: string | null };

export type ListingEvent =
  | { type: 'list.shown' }
  | { type: 'filter.chosen'; filter: string | null }
  | { type: 'more.requested' }
  | { type: 'retry.pressed' }
  /** What is listed has changed on the server, or belongs to somebody else now. */
  | { type: 'list.outdated' };

export type ListingTypes = { context: ListingContext; events: ListingEvent; input: ListingInput };
