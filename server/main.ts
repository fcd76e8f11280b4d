import { createApp, createWorkerApp } from './app.ts';
import { openControl } from './backup/control.ts';
import { readConfig } from './core/config.ts';
import { createStop } from './core/stopping.ts';
import { checkStart, reasonOfStart } from './doctor/start.ts';
import { listen } from './http/listen.ts';
import { connectionsWithin } from './http/connections.ts';
import { createHttpServer } from './http/serve.ts';
import { hintFor } from './packs/hint.ts';
import { closeServices, openServices } from './services.ts';
import { startWork } from './work.ts';

async function serve(): Promise<void> {
  // The allocator has read it. A child that computes is faster when it keeps its memory.
  delete process.env.MALLOC_TRIM_THRESHOLD_;
  // Every file of this process and its children is for its owner alone: uploads, results, the database, its keys.
  process.umask(0o077);
  const config = readConfig(process.env);
  for (const line of checkStart(process.env, config)) process.stderr.write(`${line}\n`);
  const services = await openServices(config);
  // A last resort: unhandled rejections are logged, and the server keeps running for everyone else.
  process.on('unhandledRejection', (error) => services.log.error('something failed that nobody waited for', { error }));
  const stopWork = config.role === 'web' ? () => Promise.resolve() : await startWork(services);

  const control = services.database.kind === 'embedded' ? await openControl(services) : null;

  const isWorker = config.role === 'worker';
  // A proxy limits those of others, and opens all of ours.
  const most = config.trustProxy === 0 ? connectionsWithin() : Infinity;
  const server = createHttpServer((isWorker ? createWorkerApp(services) : createApp(services)).fetch, { most });
  const { port, close } = await listen(server, { port: isWorker ? config.probesPort : config.port, host: config.host });
  const address = `http://${['127.0.0.1', '0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host}:${port}`;
  if (!config.siteUrl && !isWorker) services.site.url = address;

  if (!isWorker && !config.siteUrl && !['127.0.0.1', '::1', 'localhost'].includes(config.host))
    process.stderr.write(`SITE_URL is not set: links in letters start with ${services.site.url}.\n`);

  const { draining, stopping, log } = services;
  const stop = createStop({
    server,
    close,
    draining,
    stopping,
    stopWork,
    closeServices: async () => {
      await control?.close();
      await closeServices(services);
    },
    log,
    exit: (code) => process.exit(code),
    // Longer than the proxies in `deploy` need to look twice.
    drain: isWorker || config.trustProxy === 0 ? 0 : 3000,
  });
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.stdout.write(
    isWorker ? `Iridia is working; its probes are at ${address}/api/ready\n` : `Iridia is ready on ${services.site.url}\n`,
  );
  const hint = config.role === 'web' ? null : hintFor(config.packsDir);
  if (hint) process.stdout.write(`${hint}\n`);
}

try {
  await serve();
} catch (error) {
  process.stderr.write(`${reasonOfStart(error, process.env)}\n`);
  process.exit(1);
}
