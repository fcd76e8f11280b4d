import type { SnapshotFrom } from 'xstate';
import type { freshnessMachine } from './freshness.machine.ts';

export type FreshnessSnapshot = SnapshotFrom<typeof freshnessMachine>;

/** The bar with "Reload" shows. */
export const selectOffersReload = (snapshot: FreshnessSnapshot): boolean => snapshot.matches('offering');
/** Whether the page is being loaded again: the bar waits. */
export const selectIsReloading = (snapshot: FreshnessSnapshot): boolean => snapshot.matches('reloading');
