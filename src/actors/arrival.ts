/**
 * The actors while they load. A prerendered page shows their initial state, so it hydrates without them; they load right after, and presses
 * made meanwhile are queued.
 */
import type { AnyActorRef } from 'xstate';
import { metEarly } from '../platform/early.ts';
import { readable, readableAtOnce } from '../platform/readable.ts';
import type { Pages } from '../routing/pages.ts';
import type { Root } from './root.ts';

export type FlowName = 'session' | 'credits' | 'dialogs' | 'toasts' | 'navigation';

export type Arrival = {
  /** Null until the actors have loaded. */
  readonly here: Root | null;
  readonly coming: Promise<Root>;
  /** Resolves when the actors run; never when they fail to load. */
  readonly running: Promise<void>;
  /** Resolves when the actors run and what was pressed before has been answered, for whatever nobody has asked for yet; never when they fail to load. */
  readonly settled: Promise<void>;
  /** For links, which preload their page on intent whether or not the actors have loaded. */
  readonly pages: Pages;
  /** Runs `act` once the actors run, or `otherwise` when they fail to load. */
  ask(act: (root: Root) => void, otherwise?: () => void): void;
  /** Calls back when the actors have loaded and on every change of one of them; returns the unsubscribe function. */
  watch(name: FlowName, listener: () => void): () => void;
  /** Starts the actors once no hold is left; the page must be hydrated, because from then on their state can differ from what it shows. */
  start(): void;
  /** Delays the start until the returned function is called, while a part of the page is not hydrated yet. */
  hold(): () => void;
};

/** Creates the arrival from `root`: the actors, or a promise of them. */
export function createArrival(root: Root | Promise<Root>, pages: Pages): Arrival {
  let here: Root | null = root instanceof Promise ? null : root;
  const coming = root instanceof Promise ? readable(root) : readableAtOnce(root);
  coming.then(
    (arrived) => {
      here = arrived;
    },
    () => undefined,
  );
  const running = new Promise<void>((resolve) => {
    coming.then((arrived) => arrived.afterStart(resolve)).catch(() => undefined);
  });
  const settled = new Promise<void>((resolve) => {
    coming.then((arrived) => arrived.settled.then(resolve)).catch(() => undefined);
  });
  const holders = new Set<symbol>();
  let isStartWanted = false;
  const go = () => {
    if (!isStartWanted || holders.size > 0) return;
    coming
      .then(async (arrived) => {
        await metEarly();
        arrived.start();
      })
      .catch(() => undefined);
  };
  return {
    get here() {
      return here;
    },
    coming,
    running,
    settled,
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
