/**
 * The actor system while its code loads. A prerendered page shows the initial state of every actor, so it hydrates without them. What their
 * start waits for is a state of the root chart.
 */
import type { Subscription } from 'xstate';
import { readable, readableAtOnce } from '../platform/readable-promise.ts';
import type { Pages } from '../routing/pages.ts';
import type { Root } from './root.ts';

export type FlowName = 'session' | 'credits' | 'dialogs' | 'toasts' | 'navigation';

export type Arrival = {
  /** Null until the actors have loaded. */
  readonly here: Root | null;
  readonly coming: Promise<Root>;
  /** Resolves when the actors run; never when they fail to load. */
  readonly running: Promise<void>;
  /** Resolves when the actors run and early input has been answered, for whatever nobody has asked for yet; never when they fail to load. */
  readonly settled: Promise<void>;
  /** For links, which preload their page on intent whether or not the actors have loaded. */
  readonly pages: Pages;
  /** Runs `act` once the actors run, or `otherwise` when they fail to load. */
  ask(act: (root: Root) => void, otherwise?: () => void): void;
  /** Calls back when the actors have loaded and on every change of one of them; returns the unsubscribe function. */
  watch(name: FlowName, listener: () => void): () => void;
  /** The page is hydrated: the actors start once all of its parts are, because from then on their state can differ from what it shows. */
  start(): void;
  /** Delays the start until the returned function is called, while a part of the page is not hydrated yet. */
  hold(): () => void;
};

/** Creates the arrival from `root`: the actors, or a promise of them. */
export function createArrival(root: Root | Promise<Root>, pages: Pages): Arrival {
  let here: Root | null = root instanceof Promise ? null : root;
  const coming = root instanceof Promise ? readable(root) : readableAtOnce(root);
  /** Without the actors the page stays as it was prerendered. */
  const onceHere = (act: (arrived: Root) => void, otherwise: () => void = () => undefined): void => void coming.then(act).catch(otherwise);
  onceHere((arrived) => {
    here = arrived;
  });
  return {
    get here() {
      return here;
    },
    coming,
    running: new Promise((resolve) => onceHere((arrived) => arrived.afterStart(resolve))),
    settled: new Promise((resolve) => onceHere((arrived) => void arrived.settled.then(resolve))),
    pages,
    ask: (act, otherwise) => onceHere((arrived) => arrived.afterStart(() => act(arrived)), otherwise),
    watch(name, listener) {
      const subscribe = (arrived: Root): Subscription => arrived[name].subscribe(listener);
      let stop: (() => void) | null = () => undefined;
      if (here) {
        const subscription = subscribe(here);
        return () => subscription.unsubscribe();
      }
      onceHere((arrived) => {
        if (!stop) return;
        const subscription = subscribe(arrived);
        stop = () => subscription.unsubscribe();
        listener();
      });
      return () => {
        stop?.();
        stop = null;
      };
    },
    start: () => onceHere((arrived) => arrived.start()),
    hold() {
      let release: () => void = () => undefined;
      onceHere((arrived) => {
        release = arrived.hold();
      });
      return () => onceHere(() => release());
    },
  };
}
