import type { SnapshotFrom } from 'xstate';
import type { listingMachine } from './listing.machine.ts';
import type { ListingItem } from './listing.types.ts';

export type ListingSnapshot = SnapshotFrom<typeof listingMachine>;
export type ListingPhase = Exclude<ListingSnapshot['value'], 'awaitingOwner'>;

/** Which state the page shows in place of the list or below it. */
export const selectListingPhase = ({ value }: ListingSnapshot): ListingPhase => (value === 'awaitingOwner' ? 'loading' : value);
/** The loaded items, in the type that the list's service decodes. */
export const selectItems = <Item extends ListingItem>({ context }: ListingSnapshot): readonly Item[] =>
  context.items as readonly unknown[] as readonly Item[];
/** Whether there is another page. */
export const selectHasMoreItems = ({ context }: ListingSnapshot): boolean => context.next !== null;
/** The filter in the form of the call's query; null for all. */
export const selectFilter = ({ context }: ListingSnapshot): string | null => context.filter;
