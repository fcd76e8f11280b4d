import type { SnapshotFrom } from 'xstate';
import { isLost } from './freshness.rules.ts';
import type { freshnessMachine } from './freshness.machine.ts';

export type FreshnessSnapshot = SnapshotFrom<typeof freshnessMachine>;

/** Whether the bar with "Reload" is shown. */
export const selectOffersReload = (snapshot: FreshnessSnapshot): boolean => snapshot.hasTag('offering');
/** Whether the user is asked before the reload that they requested. */
export const selectAsksReload = (snapshot: FreshnessSnapshot): boolean => snapshot.hasTag('asking');
/** Whether the reload that is offered, or asked about, loses what the user typed or chose. */
export const selectLosesWork = ({ context }: FreshnessSnapshot): boolean => context.survey !== null && isLost(context.survey);
/** Whether the page is reloading: the bar's button is disabled. */
export const selectIsReloading = (snapshot: FreshnessSnapshot): boolean => snapshot.hasTag('reloading');
