import { use, useSyncExternalStore, type ComponentType } from 'react';
import { readable } from './readable.ts';

/**
 * A component whose code loads when `bring` is called, before anything shows it; shown earlier, it suspends. Unlike `lazy` it renders at once
 * when it is here, so nothing around it is hidden.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>) {
  let isHere = false;
  let coming: Promise<ComponentType<P>> | null = null;
  const watchers = new Set<() => void>();

  function bring(): Promise<ComponentType<P>> {
    // The prerender asks for every page what it loads.
    if (coming && import.meta.env.SSR) void load();
    coming ??= readable(
      load().then(
        (loaded) => {
          isHere = true;
          for (const watcher of watchers) watcher();
          return loaded;
        },
        (problem: unknown) => {
          coming = null;
          throw problem;
        },
      ),
    );
    return coming;
  }

  function Deferred(props: P) {
    const Shown = use(bring());
    return <Shown {...props} />;
  }

  function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }

  /** Whether the code is here, for a view that shows nothing in its place and does not suspend. */
  const useIsHere = (): boolean =>
    useSyncExternalStore(
      watch,
      () => isHere,
      () => false,
    );

  return Object.assign(Deferred, { bring, useIsHere });
}
