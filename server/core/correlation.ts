/** The id of the request whose work is running: every line of the log about it carries the id, however deep it is written. */
import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs `work` and everything that it starts as part of a request. */
export const withinRequest = <T>(id: string, work: () => T): T => requests.run(id, work);

/** Returns the id of the current request; undefined outside of requests. */
export const currentRequest = (): string | undefined => requests.getStore();
