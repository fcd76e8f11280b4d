/**
 * The request whose work is running, however deep: every line of the log about it carries its id, and what all share is taken in turn between
 * networks.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** `network`: the widest one that asks, see `widestOf`. */
type Request = { readonly id: string; readonly network: string };

const requests = new AsyncLocalStorage<Request | undefined>();

/** Runs `work` and everything that it starts as part of a request. */
export const withinRequest = <T>(request: Request, work: () => T): T => requests.run(request, work);

/** Runs what many requests wait for together as the server's own: in the turn of who asked first, all would wait as long as that network must. */
export const forEverybody = <T>(work: () => T): T => requests.run(undefined, work);

/** Returns the id of the current request; undefined outside of requests. */
export const currentRequest = (): string | undefined => requests.getStore()?.id;

/** Returns the network that the current request came from; an empty one is the server itself. */
export const currentNetwork = (): string => requests.getStore()?.network ?? '';
