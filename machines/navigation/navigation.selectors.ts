import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';
import { pathOf } from './navigation.rules.ts';

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** The address of the page on screen; the router renders this, not the address bar, so that no page flashes blank while it loads. */
export const selectHref = ({ context }: NavigationSnapshot): string => context.href;
/** Its path without the locale prefix. */
export const selectPath = ({ context }: NavigationSnapshot): string => pathOf(context.href);
/** The section key of the page on screen (spec §4). */
export const selectSection = ({ context }: NavigationSnapshot): string => context.section;

/** 404 shows 'Page Not Found', 500 'Internal Server Error' (spec §2). */
export function selectStatus(snapshot: NavigationSnapshot): 200 | 404 | 500 {
  if (snapshot.matches({ page: 'failed' })) return 500;
  return snapshot.context.found ? 200 : 404;
}

/** A thin bar shows that the next page is on its way. */
export const selectIsTravelling = (snapshot: NavigationSnapshot): boolean => snapshot.hasTag('travelling');
