/**
 * The actors on their way. A prerendered page shows what they say before they start, so it is taken over without them; they are
 * loaded right after, and what was pressed meanwhile waits for them.
 */
import type { AnyActorRef } from 'xstate';
import type { Pages } from './pages.ts';
import type { Root } from './root.ts';

export type FlowName = 'session' | 'credits' | 'dialogs' | 'toasts' | 'navigation';

export type Arrival = {
  /** Null until they are loaded. */
  readonly here: Root | null;
  readonly coming: Promise<Root>;
  /** For links, which fetch their page on intent whether the actors are here or not. */
  readonly pages: Pages;
  /** Does something as soon as the actors run; `otherwise` when they could not be loaded. */
  ask(act: (root: Root) => void, otherwise?: () => void): void;
  /** Calls back on their arrival and on every change of one of them; answers the way to stop. */
  watch(name: FlowName, listener: () => void): () => void;
  /** Starts them once nothing holds them; the page must have been taken over, because from then on they say more than it shows. */
  start(): void;
  /** Holds the start until the answered function is called: a part of the page is not taken over yet. */
  hold(): () => void;
};

/** `root`: the actors, or the promise of them. */
export function createArrival(root: Root | Promise<Root>, pages: Pages): Arrival {
  let here: Root | null = root instanceof Promise ? null : root;
  const coming = Promise.resolve(root);
  coming.then(
    (arrived) => {
      here = arrived;
    },
    () => undefined,
  );
  const holders = new Set<symbol>();
  let isStartWanted = false;
  const go = () => {
    if (isStartWanted && holders.size === 0) coming.then((arrived) => arrived.start()).catch(() => undefined);
  };
  return {
    get here() {
      return here;
    },
    coming,
    pages,
    ask(act, otherwise) {
      coming.then((arrived) => arrived.afterStart(() => act(arrived))).catch(() => otherwise?.());
    },
    watch(name, listener) {
      if (here) return subscribe(here);
      let stop: (() => void) | null = () => undefined;
      coming
        .then((arrived) => {
          if (!stop) return;
          stop = subscribe(arrived);
          listener();
        })
        .catch(() => undefined);
      return () => {
        stop?.();
        stop = null;
      };

      function subscribe(arrived: Root): () => void {
        const subscription = (arrived[name] as AnyActorRef).subscribe(listener);
        return () => subscription.unsubscribe();
      }
    },
    start() {
      isStartWanted = true;
      go();
    },
    hold() {
      const holder = Symbol('part');
      holders.add(holder);
      return () => {
        if (holders.delete(holder)) go();
      };
    },
  };
}
