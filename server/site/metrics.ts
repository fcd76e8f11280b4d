import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App, AppContext } from '../http/app.ts';
import { refuse } from '../http/errors.ts';
import { isLoopback } from '../http/loopback.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

/** Upper bounds of the histogram in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Series = { key: string; count: number; sum: number; within: number[] };

const labels = (given: Record<string, string | number>): string =>
  Object.entries(given)
    .map(([name, value]) => `${name}="${String(value).replace(/["\\\n]/g, '')}"`)
    .join(',');

/** Counts and times every request; the label is the route, never the path, so that it contains no ids. */
export function measureRequests(app: App): { lines: () => string[] } {
  const series = new Map<string, Series>();
  app.use('*', async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    const plain = `${c.req.method} ${c.req.routePath} ${c.res.status}`;
    let entry = series.get(plain);
    if (!entry) {
      const key = labels({ method: c.req.method, route: c.req.routePath, status: c.res.status });
      entry = { key, count: 0, sum: 0, within: buckets.map(() => 0) };
      series.set(plain, entry);
    }
    entry.count += 1;
    entry.sum += seconds;
    for (const [index, bound] of buckets.entries()) if (seconds <= bound) entry.within[index]! += 1;
  });
  const lines = () => [
    '# HELP http_request_duration_seconds Time to the answer, by route and status.',
    '# TYPE http_request_duration_seconds histogram',
    ...[...series.values()].flatMap(({ key, count, sum, within }) => [
      ...buckets.map((bound, index) => `http_request_duration_seconds_bucket{${key},le="${bound}"} ${within[index]}`),
      `http_request_duration_seconds_bucket{${key},le="+Inf"} ${count}`,
      `http_request_duration_seconds_sum{${key}} ${sum}`,
      `http_request_duration_seconds_count{${key}} ${count}`,
    ]),
  ];
  return { lines };
}

const gauge = (name: string, help: string, values: readonly [label: string, value: number][]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...values.map(([label, value]) => `${name}${label && `{${label}}`} ${value}`),
];

/** Serves `/api/metrics` for Prometheus to local callers, or to callers with `METRICS_TOKEN`. */
export function serveMetrics(app: App, services: Pick<Services, 'config' | 'db' | 'stopping'>, requests: { lines: () => string[] }): void {
  const { config, db } = services;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  services.stopping.signal.addEventListener('abort', () => delay.disable(), { once: true });
  const mayRead = (c: AppContext): boolean =>
    config.metricsToken === null ? isLoopback(c) : c.req.header('authorization') === `Bearer ${config.metricsToken}`;

  app.get('/api/metrics', async (c) => {
    if (!mayRead(c)) return refuse(c, new Refusal('notFound'));
    const jobs = await db
      .selectFrom('generation')
      .select(['status', (e) => e.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const held = await db
      .selectFrom('credit_hold')
      .select((e) => e.fn.coalesce(e.fn.sum<number>('amount'), e.val(0)).as('total'))
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow();
    const memory = process.memoryUsage();
    const lines = [
      ...requests.lines(),
      ...gauge(
        'generations',
        'Jobs by status.',
        jobs.map(({ status, count }) => [labels({ status }), count]),
      ),
      ...gauge('credits_held', 'Credits held by jobs that have not ended.', [['', held.total]]),
      ...gauge('process_resident_memory_bytes', 'Resident memory.', [['', memory.rss]]),
      ...gauge('nodejs_heap_used_bytes', 'Heap in use.', [['', memory.heapUsed]]),
      ...gauge('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop, 99th percentile.', [['', delay.percentile(99) / 1e9]]),
      ...gauge('process_uptime_seconds', 'Time since the start.', [['', process.uptime()]]),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
}
