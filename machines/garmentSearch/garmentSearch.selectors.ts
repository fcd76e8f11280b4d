import type { SnapshotFrom } from 'xstate';
import type { garmentSearchMachine } from './garmentSearch.machine.ts';

export type GarmentSearchSnapshot = SnapshotFrom<typeof garmentSearchMachine>;

export type GarmentSearchPhase = 'waiting' | 'looking' | 'found' | 'none' | 'failed' | 'painted';

/** What the form shows about the proposal. */
export const selectGarmentPhase = (snapshot: GarmentSearchSnapshot): GarmentSearchPhase =>
  snapshot.hasTag('looking') ? 'looking' : (snapshot.value as GarmentSearchPhase);
/** The share of the photo that the proposal covers, from 0 to 1. */
export const selectShare = ({ context }: GarmentSearchSnapshot): number => context.share;
/** The server's words for a refused search; null when it was not reached. */
export const selectRefusal = ({ context }: GarmentSearchSnapshot): string | null => context.refusal;
/** Whether the person can have the garment looked for. */
export const selectCanSearch = (snapshot: GarmentSearchSnapshot): boolean => snapshot.can({ type: 'search.clicked' });
