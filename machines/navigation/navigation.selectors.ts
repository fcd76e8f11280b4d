import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';
import { pathOf, sectionIn } from './navigation.rules.ts';

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/**
 * The address of the page on screen. The router renders this and not the address bar, so that no page goes blank while the next one loads.
 */
export const selectHref = ({ context }: NavigationSnapshot): string => context.href;
/** Path of the page on screen, without the locale prefix. */
export const selectPath = ({ context }: NavigationSnapshot): string => pathOf(context.href);
/** The section key of the page on screen (spec §4). */
export const selectSection = ({ context }: NavigationSnapshot): string => sectionIn(context);

/** 404 shows 'Page Not Found', 500 'Internal Server Error' (spec §2). */
export function selectStatus(snapshot: NavigationSnapshot): 200 | 404 | 500 {
  if (snapshot.hasTag('failed')) return 500;
  return snapshot.context.found ? 200 : 404;
}

/** Whether a navigation is in progress: a thin progress bar is shown. */
export const selectIsTraveling = (snapshot: NavigationSnapshot): boolean => snapshot.hasTag('travelling');
