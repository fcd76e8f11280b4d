import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';
import type { Reason } from '../kit/notice.ts';
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

/** 404 shows 'Page Not Found'; 500 that the page did not load, for the reason of `selectReason` (spec §2). */
export function selectStatus(snapshot: NavigationSnapshot): 200 | 404 | 500 {
  if (snapshot.hasTag('failed')) return 500;
  return snapshot.context.found ? 200 : 404;
}

/** Why the page that was asked for is not on screen: `ours` shows 'Internal Server Error'. Null while there is a page. */
export const selectReason = (snapshot: NavigationSnapshot): Reason | null =>
  snapshot.hasTag('failed') ? (snapshot.context.reason ?? 'ours') : null;

/** The page that the menus mark: the one on screen, or the one whose failure to load is shown. */
const markedIn = (snapshot: NavigationSnapshot): { href: string; found: boolean } => {
  const asked = snapshot.hasTag('failed') ? snapshot.context.pending : null;
  return asked ? { href: asked.href, found: true } : snapshot.context;
};
/** Path of the page that the menus mark, without the locale prefix. */
export const selectMarkedPath = (snapshot: NavigationSnapshot): string => pathOf(markedIn(snapshot).href);
/** The section key of the page that the menus mark. */
export const selectMarkedSection = (snapshot: NavigationSnapshot): string => sectionIn(markedIn(snapshot));

/** Whether a navigation is in progress: a thin progress bar is shown. */
export const selectIsTraveling = (snapshot: NavigationSnapshot): boolean => snapshot.hasTag('travelling');
