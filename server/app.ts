import { Hono } from 'hono';
import type { App, AppEnv } from './http/app.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { answerErrors, answerUnknownCalls } from './http/errors.ts';
import { secureHeaders } from './http/headers.ts';
import { domains } from './domains.ts';
import type { Services } from './core/services.ts';
import { serveClient } from './site/client.ts';
import { measureRequests, serveMetrics } from './site/metrics.ts';

/** Builds the whole server as a function from request to response; it does not open a port. */
export function createApp(services: Services): App {
  const app: App = new Hono<AppEnv>();
  const requests = measureRequests(app);
  secureHeaders(app, services);
  answerErrors(app, services);
  refuseCrossSite(app, services);
  serveMetrics(app, services, requests);
  for (const domain of domains) domain.routes(app, services);
  answerUnknownCalls(app);
  serveClient(app, services);
  return app;
}
