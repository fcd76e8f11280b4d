import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Who } from './who.ts';

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
