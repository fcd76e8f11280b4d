import { use, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { remembered } from './readable.ts';

/** A part of a page whose code loads when it is first needed. */
export type DeferredPart = {
  /** Loads its code, and again after a failure. Throws when it does not come. */
  readonly bring: () => Promise<unknown>;
  readonly isHere: () => boolean;
  readonly watch: (watcher: () => void) => () => void;
};

/**
 * A component whose code loads when `bring` is called, before anything shows it; shown earlier, it suspends. Unlike `lazy` it renders at once
 * when it is here, so nothing around it is hidden.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>) {
  let isLoaded = false;
  const watchers = new Set<() => void>();

  const bring = remembered(load, () => {
    isLoaded = true;
    for (const watcher of watchers) watcher();
  });

  function Deferred(props: P) {
    const Shown = use(bring.read());
    return <Shown {...props} />;
  }

  function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }

  return Object.assign(Deferred, { bring, watch, isHere: () => isLoaded });
}

const nothingIsHere = () => false;

/** Whether the code is here, for a view that shows nothing in its place and does not suspend. */
export const useIsHere = ({ watch, isHere }: DeferredPart): boolean => useSyncExternalStore(watch, isHere, nothingIsHere);

/**
 * A part that loads when a user asks for it: `idle`, then `loading` until it is `ready`. Code that does not load is reported, and the next
 * request loads it again.
 */
export function useOnRequest(part: DeferredPart, onLost: () => void): { phase: 'idle' | 'loading' | 'ready'; request: () => void } {
  const isHere = useIsHere(part);
  const [isRequested, setRequested] = useState(false);
  const request = () => {
    setRequested(true);
    part.bring().catch(() => {
      setRequested(false);
      onLost();
    });
  };
  if (!isRequested) return { phase: 'idle', request };
  return { phase: isHere ? 'ready' : 'loading', request };
}

type BroughtProps = {
  part: DeferredPart;
  /** The part, rendered once its code is here. */
  children: ReactNode;
  /** Stands in its place until then. */
  fallback: ReactNode;
};

/**
 * Brings a part and shows it as soon as it is here; where it does not come, the boundary around it hears why. It does not suspend: React
 * shows nothing new for 300 ms after it has shown a fallback.
 */
export function Brought({ part, children, fallback }: BroughtProps) {
  const isHere = useIsHere(part);
  const [problem, setProblem] = useState<Error | null>(null);
  useEffect(() => {
    if (!part.isHere()) part.bring().catch(setProblem);
  }, [part]);
  if (problem) throw problem;
  return isHere ? children : fallback;
}
