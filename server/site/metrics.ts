import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../http/app.ts';
import { refuse } from '../http/errors.ts';
import { admit, type Admitting } from '../http/operator.ts';
import { spaceIn } from '../core/disk-space.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

/**
 * Counts and times every request; the label is the route, never the path, so that no id of a person gets into it.
 * Answers the registry that it counts into: one per server, because tests run several in one process.
 */
export function measureRequests(app: App): Registry {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.use('*', async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    durations.observe({ method: c.req.method, route: c.req.routePath, status: c.res.status }, seconds);
  });
  return registry;
}

/** `/api/metrics` for Prometheus: to this machine, or to who knows `METRICS_TOKEN`. */
export function serveMetrics(app: App, services: Admitting & Pick<Services, 'db' | 'stopping'>, registry: Registry): void {
  const { config, db } = services;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  services.stopping.signal.addEventListener('abort', () => delay.disable(), { once: true });
  /** A gauge that is read whenever somebody asks. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read());
        },
      }),
    );

  const jobsByStatus = new Gauge({
    name: 'generations',
    help: 'Jobs by status.',
    labelNames: ['status'],
    registers: [],
    async collect() {
      const jobs = await db
        .selectFrom('generation')
        .select(['status', (e) => e.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      // A status that no job has any more must go.
      this.reset();
      for (const { status, count } of jobs) this.set({ status }, Number(count));
    },
  });
  registry.registerMetric(jobsByStatus);
  gauge('credits_held', 'Credits held by jobs that have not ended.', async () => {
    const held = await db
      .selectFrom('credit_hold')
      .select((e) => e.fn.coalesce(e.fn.sum<number>('amount'), e.val(0)).as('total'))
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow();
    return Number(held.total);
  });
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
  gauge('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop, 99th percentile.', () => delay.percentile(99) / 1e9);
  gauge('disk_free_bytes', 'Free space of the disk of the data directory.', () => spaceIn(config.dataDir).free);
  gauge('disk_uploads_refused_below_bytes', 'Free space below which uploads are refused.', () => spaceIn(config.dataDir).kept.uploads);
  gauge(
    'disk_writes_refused_below_bytes',
    'Free space below which visitors cannot store more.',
    () => spaceIn(config.dataDir).kept.visitors,
  );
  gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime());

  app.get('/api/metrics', async (c) => {
    if ((await admit(c, services, config.metricsToken)) !== 'admitted') return refuse(c, new Refusal('notFound'));
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}
