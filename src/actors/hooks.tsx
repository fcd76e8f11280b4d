/** Hooks that give views access to the actors. A view selects facts and sends events; it holds no flow state. */
import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useIsLoaded, type DeferredPart } from '../platform/deferred.tsx';
import { createArrival, type Arrival, type FlowName } from './arrival.ts';
import type { Root } from './root.ts';

const ArrivalContext = createContext<Arrival | null>(null);
/** Provides the actors, loaded or loading, to the views below it. */
export const ArrivalProvider = ArrivalContext.Provider;

/** Provides actors that are already loaded. */
export function RootProvider({ value, children }: { value: Root; children: ReactNode }) {
  const arrival = useMemo(() => createArrival(value, value.pages), [value]);
  return <ArrivalProvider value={arrival}>{children}</ArrivalProvider>;
}

/** The actors, loaded or loading: for whatever must work before they have loaded. */
export function useArrival(): Arrival {
  const arrival = use(ArrivalContext);
  if (!arrival) throw new Error('There is no root above this view');
  return arrival;
}

/** The actors; a view that needs them suspends and keeps its prerendered HTML until they have loaded. */
export function useRoot(): Root {
  return use(useArrival().coming);
}

/**
 * Loads a part of every page once early input is replayed and the network is idle; returns whether it is loaded. It does not suspend while it
 * loads: React would delay the rest of the page, which is not hydrated yet, for 300 ms after a fallback.
 */
export function useOnceSettled(part: DeferredPart): boolean {
  const { settled } = useArrival();
  useEffect(() => void settled.then(part.load).catch(() => undefined), [settled, part]);
  return useIsLoaded(part);
}

/** One fact of a long-lived flow; with `before`, the value to use while the actors load, the view does not suspend. */
export function useFlow<N extends FlowName, T>(
  name: N,
  select: (snapshot: ReturnType<Root[N]['getSnapshot']>) => T,
  ...before: [] | [T]
): T {
  const arrival = useArrival();
  if (before.length === 0) use(arrival.coming);
  const known = before[0] as T;
  const watch = useCallback((listener: () => void) => arrival.watch(name, listener), [arrival, name]);
  const read = useMemo(() => reading(arrival, name, select, known), [arrival, name, select, known]);
  return useSyncExternalStore(watch, read, read);
}

/** Reads a fact once per snapshot, because some selectors return a new object on every call. */
function reading<N extends FlowName, T>(arrival: Arrival, name: N, select: (snapshot: ReturnType<Root[N]['getSnapshot']>) => T, known: T) {
  let seen: unknown;
  let fact = known;
  return (): T => {
    const snapshot = arrival.here?.[name].getSnapshot();
    if (snapshot && snapshot !== seen) fact = select(snapshot as ReturnType<Root[N]['getSnapshot']>);
    seen = snapshot;
    return fact;
  };
}
