/** What a development server and a build with `FLOWS=1` add to every page: its actors are watched before they start. */
import type { AnyActorRef } from 'xstate';
import { broadcastRecords } from './broadcast.ts';
import { watchActor, type WatchedActor } from './channel.ts';

/** Starts watching for the page at `href`, and returns what is to get each actor. The page of the charts itself is not told of. */
export function startWatching(href: string): (identity: WatchedActor, actor: AnyActorRef) => void {
  if (!/\/__flows(?:[/?#]|$)/.test(href)) broadcastRecords();
  return watchActor;
}
