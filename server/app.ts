import { Hono } from 'hono';
import type { App, AppEnv } from './http/app.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import type { Domain } from './http/domain.ts';
import { answerErrors, answerUnknownCalls } from './http/errors.ts';
import { secureHeaders } from './http/headers.ts';
import { domains } from './domains.ts';
import type { Services } from './core/services.ts';
import { probesDomain } from './probes/domain.ts';
import { measureRequests } from './probes/metrics.ts';
import { serveClient } from './site/client.ts';

function createServing(services: Services, served: readonly Domain[]): App {
  const app: App = new Hono<AppEnv>();
  measureRequests(app, services);
  secureHeaders(app, services);
  answerErrors(app, services);
  refuseCrossSite(app, services);
  for (const domain of served) domain.routes(app, services);
  answerUnknownCalls(app);
  return app;
}

/** Builds the whole server as a function from request to response; it does not open a port. */
export function createApp(services: Services): App {
  const app = createServing(services, domains);
  serveClient(app, services);
  return app;
}

/** Builds what a worker serves: its probes and its metrics. */
export const createWorkerApp = (services: Services): App => createServing(services, [probesDomain]);
