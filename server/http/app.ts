import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Who } from '../core/who.ts';

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Correlation id of the request: in the answer's `x-request-id` and in every line of the log about it. */
    requestId: string;
    who: Who;
  };
};

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** The other end of the socket; absent when the application is asked without one, as some tests do. */
export const peerOf = (c: AppContext): string | undefined => (c.env as AppEnv['Bindings'] | undefined)?.incoming?.socket.remoteAddress;
