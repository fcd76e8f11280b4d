/**
 * What an idle server holds, and how soon a killed one answers again, on both databases, started as `npm start` does. Exits with 1 when a bar is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { createCluster, hasPostgres } from '../server/kit/postgres.ts';
import { startServer } from '../server/kit/process.ts';
import { family, memory } from '../server/kit/usage.ts';

/** Megabytes of all its processes together, and seconds from the kill to the first answer. */
const bars = { memory: 250, ready: 5 };
/** Milliseconds after which an optimizing compiler has done its work. */
const settled = 20_000;

const entry = join(import.meta.dirname, '../../scripts/start.mjs');

async function look(name: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'iridia-idle-'));
  const start = () => startServer({ DATA_DIR: dataDir, ...env }, entry, []);
  let server = await start();
  try {
    // The first start fills a database, which no later one does.
    await server.kill('SIGTERM');
    server = await start();
    await after(settled);
    const held = family(server.process.pid!).reduce((sum, pid) => sum + memory(pid), 0);
    await server.kill('SIGKILL');
    const killed = performance.now();
    server = await start();
    await fetch(`${server.url}/api/ready`);
    const ready = (performance.now() - killed) / 1000;
    console.log(`${name}: ${held.toFixed(0)} MB idle (bar ${bars.memory}), ready ${ready.toFixed(1)} s after kill -9 (bar ${bars.ready})`);
    if (held > bars.memory || ready > bars.ready) process.exitCode = 1;
  } finally {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await look('embedded database', {});
if (hasPostgres) {
  const cluster = createCluster();
  try {
    await look('PostgreSQL', { DATABASE_URL: await cluster.createDatabase() });
  } finally {
    cluster.remove();
  }
} else console.log('Skipped: PostgreSQL (its programs were not found).');
