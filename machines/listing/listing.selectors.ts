import type { SnapshotFrom } from 'xstate';
import type { listingMachine } from './listing.machine.ts';
import type { ListingItem } from './listing.types.ts';

export type ListingSnapshot = SnapshotFrom<typeof listingMachine>;
export type ListingPhase = ListingSnapshot['value'];

export const selectListingPhase = (snapshot: ListingSnapshot): ListingPhase => snapshot.value;
/** The lines, of the type that the list's own service decodes. */
export const selectItems = <Item extends ListingItem>({ context }: ListingSnapshot): readonly Item[] =>
  context.items as readonly unknown[] as readonly Item[];
export const selectHasMoreItems = ({ context }: ListingSnapshot): boolean => context.next !== null;
export const selectFilter = ({ context }: ListingSnapshot): string | null => context.filter;
