/** The server with an engine that takes its time, as a process of its own that a test may kill at any moment. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/core/config.ts';
import { openServices } from '../../../server/services.ts';
import { startWork } from '../../../server/work.ts';
import { createTestEngine } from './engine.ts';

const steps = Number(process.env.STEPS ?? 10);
const stepMilliseconds = 20;

const engine = createTestEngine(async (_job, { onProgress, signal }) => {
  for (let step = 1; step <= steps && !signal.aborted; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, stepMilliseconds));
    onProgress(step / steps, 'painting');
  }
});

const services = await openServices(readConfig(process.env), { engines: [engine] });
if (services.config.role !== 'web') await startWork(services);
const server = createServer(getRequestListener(createApp(services).fetch));
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`));
