/**
 * The request whose work is running, however deep: every line of the log about it carries its id, and what all share is taken in turn between
 * networks.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** `network`: the widest one that asks, see `widestOf`. `id`: null for what belongs to no request. */
type Request = { readonly id: string | null; readonly network: string };

const requests = new AsyncLocalStorage<Request>();

/** Runs `work` and everything that it starts as part of a request. */
export const withinRequest = <T>(request: { readonly id: string; readonly network: string }, work: () => T): T =>
  requests.run(request, work);

const everybody = 'everybody:';

/** Returns whether the turn is one in which many requests wait for one answer. */
export const isOfEverybody = (network: string): boolean => network.startsWith(everybody);

/**
 * Runs what many requests wait for together in a turn of its own: in that of who asked first, all would wait as long as that network must, and in the
 * server's own behind all that it does by itself.
 */
export const forEverybody = <T>(what: 'balances' | 'durations' | 'queue' | 'readiness', work: () => T): T =>
  requests.run({ id: null, network: `${everybody}${what}` }, work);

/**
 * Runs the work of a job in a turn of the jobs of its network: in the server's own, a newcomer's would wait for those of everybody, and the server's own
 * work for all of them.
 */
export const forJobsOf = <T>(network: string, work: () => T): T => requests.run({ id: null, network: `jobs:${network}` }, work);

/** Returns the id of the current request; undefined outside of requests. */
export const currentRequest = (): string | undefined => requests.getStore()?.id ?? undefined;

/** Returns the network that the current request came from; an empty one is the server itself. */
export const currentNetwork = (): string => requests.getStore()?.network ?? '';
