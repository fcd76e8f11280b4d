/** What a development server and a build with `FLOWS=1` add to every page: its actors are watched before they start. */
import type { AnyActorRef } from 'xstate';
import { broadcastRecords } from './broadcast.ts';
import { watchActor, type WatchedActor } from './channel.ts';

/**
 * Starts watching for the page at `href`, and returns what is to get each actor. The page of the charts itself is not told of; `?inspect` brings
 * Stately's inspector.
 */
export async function startWatching(href: string): Promise<(identity: WatchedActor, actor: AnyActorRef) => void> {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  if (!/\/__flows(?:\/|$)/.test(pathname)) broadcastRecords();
  if (!searchParams.has('inspect')) return watchActor;
  const { openInspector } = await import('./inspect.ts');
  const inspect = openInspector();
  return (identity, actor) => {
    watchActor(identity, actor);
    inspect(actor);
  };
}
