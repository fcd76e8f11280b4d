import { users } from '../../contract/structs/calls/index.ts';
import type { AppContext } from '../http/app.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';
import { serveMetrics } from './metrics.ts';
import { openReadiness } from './readiness.ts';

/** The proxies that forwarded a request, and what its client may have put before them. */
const proxiesBefore = (c: AppContext): number =>
  (c.req.header('x-forwarded-for') ?? '').split(',').filter((part) => part.trim() !== '').length;

/** Liveness, readiness and metrics: what every process serves, a worker nothing else. */
export const probesDomain: Domain = {
  name: 'probes',
  routes: (app, services) => {
    const readiness = openReadiness(services);
    // A process is restarted for what this answers, so it asks nothing of others: a database that is away would end every server.
    route(app, services, users.health, ({ c }) => Promise.resolve({ ok: true, build: services.build, proxies: proxiesBefore(c) }));
    route(app, services, users.ready, async ({ c }) => {
      const state = await readiness();
      const found = { ...state, ok: state.ok && !services.draining.signal.aborted };
      return found.ok ? found : c.json(found, 503, { 'retry-after': '5' });
    });
    serveMetrics(app, services, readiness);
  },
};
