import type { SnapshotFrom } from 'xstate';
import type { freshnessMachine } from './freshness.machine.ts';

export type FreshnessSnapshot = SnapshotFrom<typeof freshnessMachine>;

/** Whether the bar with "Reload" is shown. */
export const selectOffersReload = (snapshot: FreshnessSnapshot): boolean => snapshot.matches('offering');
/** Whether the page is reloading: the bar's button is disabled. */
export const selectIsReloading = (snapshot: FreshnessSnapshot): boolean => snapshot.matches('reloading');
