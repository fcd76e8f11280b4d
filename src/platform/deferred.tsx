import { use, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { nextFrame } from './frame.ts';
import { remembered } from './readable-promise.ts';

/** A part of a page whose code loads when it is first needed. */
export type DeferredPart = {
  /** Loads its code, and loads it again after a failure. Rejects when the code does not load. */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
  readonly watch: (watcher: () => void) => () => void;
};

/**
 * A component whose code loads when `load` is called, before anything renders it; rendered earlier, it suspends. Unlike `lazy` it renders
 * synchronously once its code is loaded, so nothing around it is hidden.
 */
export function deferred<P extends object>(importComponent: () => Promise<ComponentType<P>>) {
  let isLoaded = false;
  const watchers = new Set<() => void>();

  const load = remembered(importComponent, () => {
    isLoaded = true;
    for (const watcher of watchers) watcher();
  });

  function Deferred(props: P) {
    const Component = use(load.read());
    return <Component {...props} />;
  }

  function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }

  return Object.assign(Deferred, { load, watch, isLoaded: () => isLoaded });
}

const nothingIsLoaded = () => false;

/** Whether the code is loaded, for a view that shows nothing in its place and does not suspend. */
export const useIsLoaded = ({ watch, isLoaded }: DeferredPart): boolean => useSyncExternalStore(watch, isLoaded, nothingIsLoaded);

type LoadedProps = {
  part: DeferredPart;
  /** The part, rendered once its code is loaded. */
  children: ReactNode;
  /** Rendered in its place until then. */
  fallback: ReactNode;
};

/**
 * Loads a part and renders it as soon as its code is loaded; on failure, throws to the error boundary. The fallback is painted first: to ask for
 * code takes a slow processor as long as all else that a click does. It does not suspend: React shows nothing new for 300 ms after a fallback.
 */
export function Loaded({ part, children, fallback }: LoadedProps) {
  const isLoaded = useIsLoaded(part);
  const [problem, setProblem] = useState<Error | null>(null);
  useEffect(() => {
    if (!part.isLoaded()) nextFrame().then(part.load).catch(setProblem);
  }, [part]);
  if (problem) throw problem;
  return isLoaded ? children : fallback;
}
