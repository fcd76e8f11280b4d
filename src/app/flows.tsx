/** Gives the actors to the views. A view selects facts and sends events; it holds no state of a flow. */
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { Root } from './root.ts';

const RootContext = createContext<Root | null>(null);
export const RootProvider = RootContext.Provider;

export function useRoot(): Root {
  const root = use(RootContext);
  if (!root) throw new Error('There is no root above this view');
  return root;
}

type FlowName = 'session' | 'credits' | 'dialogs' | 'toasts' | 'navigation';

/** One fact of a long-lived flow. */
export const useFlow = <N extends FlowName, T>(name: N, select: (snapshot: ReturnType<Root[N]['getSnapshot']>) => T): T =>
  useSelector(useRoot()[name] as never, select as never) as T;
