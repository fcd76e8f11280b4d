import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge } from 'prom-client';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { spaceIn } from '../core/disk-space.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { App } from '../http/app.ts';
import { refuse } from '../http/errors.ts';
import { admit, type Admitting } from '../http/operator.ts';
import { memoryOfChildren } from './children.ts';
import { waitingIn } from './waiting.ts';
import type { Readiness } from './readiness.ts';

/** Counts and times every request; the label is the route, never the path, so that no id of a person gets into it. */
export function measureRequests(app: App, { measures }: Pick<Services, 'measures'>): void {
  app.use('*', async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    measures.requests.observe({ method: c.req.method, route: c.req.routePath, status: c.res.status }, seconds);
  });
}

type Value = readonly [labels: Record<string, string>, value: number];

const statusNames = new Map<number, string>(Object.entries(transactionStatuses).map(([name, status]) => [status, name]));

type Figures = {
  /** Gauges that are read whenever somebody asks. What cannot be read is missing, and the rest is there: figures matter most in trouble. */
  gauges: (name: string, help: string, labelNames: string[], read: () => Iterable<Value> | Promise<Iterable<Value>>) => void;
  gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
};

function figuresIn({ measures: { registry }, log }: Pick<Services, 'measures' | 'log'>): Figures {
  const gauges: Figures['gauges'] = (name, help, labelNames, read) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          // A status that no job has any more must go.
          this.reset();
          try {
            for (const [labels, value] of await read()) this.set(labels, value);
          } catch (error) {
            log.warn('a figure could not be read', { name, error });
            if (labelNames.length === 0) this.remove();
          }
        },
      }),
    );
  const gauge: Figures['gauge'] = (name, help, read) => gauges(name, help, [], async () => [[{}, await read()]]);
  return { gauges, gauge };
}

/** Jobs by status, and the queues. */
function measureJobs({ gauges }: Figures, { clock, db }: Pick<Services, 'clock' | 'db'>): void {
  gauges('generations', 'Jobs by status.', ['status'], async () => {
    const jobs = await db
      .selectFrom('generation')
      .select(['status', (e) => e.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    return jobs.map(({ status, count }): Value => [{ status }, Number(count)]);
  });
  gauges('generations_waiting', 'Jobs that wait for a worker, by queue.', ['queue'], async () =>
    (await waitingIn({ clock, db })).map(({ queue, count }): Value => [{ queue }, count]),
  );
  gauges('generations_oldest_wait_seconds', 'How long the first of each queue has waited.', ['queue'], async () =>
    (await waitingIn({ clock, db })).map(({ queue, oldest }): Value => [{ queue }, oldest]),
  );
}

/** Credits that are held, payments, and what the processor still has to carry out. */
function measureMoney({ gauge, gauges }: Figures, { db }: Pick<Services, 'db'>): void {
  gauge('credits_held', 'Credits held by jobs that have not ended.', async () => {
    const held = await db
      .selectFrom('credit_hold')
      .select((e) => e.fn.coalesce(e.fn.sum<number>('amount'), e.val(0)).as('total'))
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow();
    return Number(held.total);
  });
  gauges('payments', 'Payments by status and processor.', ['status', 'processor'], async () => {
    const payments = await db
      .selectFrom('payment')
      .select(['status', 'processor', (e) => e.fn.countAll<number>().as('count')])
      .groupBy(['status', 'processor'])
      .execute();
    return payments.map(({ status, processor, count }): Value => [
      { status: statusNames.get(status) ?? String(status), processor },
      Number(count),
    ]);
  });
  gauge('payment_requests_waiting', 'Refunds and endings that the processor has not carried out yet.', async () => {
    const { count } = await db
      .selectFrom('processor_request')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  });
}

function measureMail({ gauge }: Figures, { clock, db }: Pick<Services, 'clock' | 'db'>): void {
  const letters = () =>
    db
      .selectFrom('letter')
      .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('created_at').as('first')])
      .executeTakeFirstOrThrow();
  gauge('letters_waiting', 'Letters that the mail server has not taken yet.', async () => Number((await letters()).count));
  gauge('letters_oldest_wait_seconds', 'How long the first of them has waited.', async () => {
    const { first } = await letters();
    return first === null ? 0 : (clock().getTime() - first.getTime()) / 1000;
  });
}

/** Memory, event loop, and disk of this process and its children. */
function measureProcess(
  { gauge, gauges }: Figures,
  { config, stopping }: Pick<Services, 'stopping'> & { config: { dataDir: string } },
): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  stopping.signal.addEventListener('abort', () => delay.disable(), { once: true });
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  gauges('child_memory_bytes', 'Resident memory of the processes that run models and decoders, by program.', ['program'], () =>
    [...memoryOfChildren()].map(([program, bytes]): Value => [{ program }, bytes]),
  );
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
}

/** `/api/metrics` for Prometheus: to this machine, or to who knows `METRICS_TOKEN`. */
export function serveMetrics(
  app: App,
  services: Admitting & Pick<Services, 'clock' | 'db' | 'measures' | 'stopping'>,
  readiness: () => Promise<Readiness>,
): void {
  const figures = figuresIn(services);
  figures.gauges('ready', 'Whether a part answers: 1 or 0.', ['part'], async () => {
    const { database, storage, mail } = await readiness();
    const parts = { database, storage, ...(mail !== 'off' && { mail: mail === 'ready' }) };
    return Object.entries(parts).map(([part, isReady]): Value => [{ part }, isReady ? 1 : 0]);
  });
  measureJobs(figures, services);
  measureMoney(figures, services);
  measureMail(figures, services);
  measureProcess(figures, services);

  app.get('/api/metrics', async (c) => {
    if ((await admit(c, services, services.config.metricsToken)) !== 'admitted') return refuse(c, new Refusal('notFound'));
    return c.text(await services.measures.registry.metrics(), 200, { 'content-type': services.measures.registry.contentType });
  });
}
