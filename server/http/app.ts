import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Who } from '../core/who.ts';

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Correlation id of the request: sent as `x-request-id` and included in every log line about the request. */
    requestId: string;
    who: Who;
  };
};

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** Returns the remote address of the socket; undefined when the application is called without a socket, as in some tests. */
export const peerOf = (c: AppContext): string | undefined => (c.env as AppEnv['Bindings'] | undefined)?.incoming?.socket.remoteAddress;
