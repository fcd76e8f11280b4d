/** What a development server and a build with `FLOWS=1` add to every page: its actor system is watched from its start. */
import type { AnyActorRef } from 'xstate';
import { broadcastRecords } from '@iridia/chartkit/record/broadcast';
import { watchSystem } from '@iridia/chartkit/record/channel';

declare global {
  interface ImportMetaEnv {
    /** True in a development server and in a build with `FLOWS=1`. */
    readonly FLOWS: boolean;
  }
}

/**
 * Starts watching for the page at `href`, and returns what is to get the root of its actor system before it starts. The page of the charts itself
 * is not broadcast; `?inspect` opens Stately's inspector.
 */
export async function startWatching(href: string): Promise<(root: AnyActorRef) => void> {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  if (!/\/__flows(?:\/|$)/.test(pathname)) broadcastRecords();
  if (!searchParams.has('inspect')) return watchSystem;
  const { openInspector } = await import('@iridia/chartkit/record/inspect');
  const inspect = openInspector();
  return (root) => {
    watchSystem(root);
    inspect(root);
  };
}
