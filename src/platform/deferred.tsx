import { use, useSyncExternalStore, type ComponentType } from 'react';
import { remembered } from './readable.ts';

/**
 * A component whose code loads when `bring` is called, before anything shows it; shown earlier, it suspends. Unlike `lazy` it renders at once
 * when it is here, so nothing around it is hidden.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>) {
  let isHere = false;
  const watchers = new Set<() => void>();

  const bring = remembered(async () => {
    const loaded = await load();
    isHere = true;
    for (const watcher of watchers) watcher();
    return loaded;
  });

  function Deferred(props: P) {
    const Shown = use(bring.read());
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
