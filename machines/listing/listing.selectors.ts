import type { SnapshotFrom } from 'xstate';
import type { listingMachine } from './listing.machine.ts';
import type { ListingItem } from './listing.types.ts';

export type ListingSnapshot = SnapshotFrom<typeof listingMachine>;
export type ListingPhase = ListingSnapshot['value'];

/** What the page shows in place of the list or below it. */
export const selectListingPhase = (snapshot: ListingSnapshot): ListingPhase => snapshot.value;
/** The lines, of the type that the list's own service decodes. */
export const selectItems = <Item extends ListingItem>({ context }: ListingSnapshot): readonly Item[] =>
  context.items as readonly unknown[] as readonly Item[];
/** Whether there is a further page. */
export const selectHasMoreItems = ({ context }: ListingSnapshot): boolean => context.next !== null;
/** What the list is narrowed to, as the call's query says it; null for all. */
export const selectFilter = ({ context }: ListingSnapshot): string | null => context.filter;
