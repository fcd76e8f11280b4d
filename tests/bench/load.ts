/**
 * `npm run bench:load`: two web and two worker processes on PostgreSQL that waits for its disk. How many requests they answer over ever more
 * connections, beside bare Hono and bare SQL in the same run; then jobs and the people who follow them. The requests are made on the same machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster } from '../server/kit/postgres.ts';
import { startServer, type ServerProcess } from '../server/kit/process.ts';
import { coreSeconds, family, memory } from '../server/kit/usage.ts';
import { load, type Target } from './load/requests.ts';

const levels = [1, 8, 64, 256];
const seconds = 4;
const jobs = 24;
const followers = 5;

const cluster = createCluster(['-c fsync=on', '-c full_page_writes=on']);
const folder = mkdtempSync(join(tmpdir(), 'iridia-load-'));
const DATABASE_URL = await cluster.createDatabase();
const shared = { DATABASE_URL, DATA_DIR: folder, SECRET_KEY: 'a key for this run alone', TRUST_PROXY: '1', PROBES_PORT: '0' };
const start = (role: string) => startServer({ ...shared, ROLE: role }, undefined, []);
const processes: ServerProcess[] = [];

/** Somebody at an address of their own, as a proxy reports it. */
async function visitor(index: number): Promise<Target & { cookie: Record<string, string> }> {
  const headers = { 'x-forwarded-for': `203.0.113.${index}` };
  const url = `${processes[index % 2]!.url}/api/credit/anonymous-user-credit`;
  const response = await fetch(url, { headers });
  const cookie = { ...headers, cookie: response.headers.getSetCookie()[0]!.split(';')[0]! };
  return { url, headers: cookie, cookie };
}

async function follow(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { headers });
  const last = (await response.text()).split('\n').findLast((line) => line.startsWith('data: '));
  if (!last?.includes('"status":"succeeded"')) throw new Error(`a job was not made: ${last}`);
  return performance.now();
}

try {
  processes.push(await start('web'), await start('web'), await start('worker'), await start('worker'));
  const bare = await startServer({ DATABASE_URL }, join(import.meta.dirname, 'load/bare.process.ts'), []);
  processes.push(bare);
  const people = await Promise.all(Array.from({ length: 32 }, (_, index) => visitor(index)));
  const kinds: [string, Target[]][] = [
    ['bare Hono', [{ url: `${bare.url}/hono` }]],
    ['bare SQL', [{ url: `${bare.url}/sql` }]],
    ['credits', people],
    ['the start page', processes.slice(0, 2).map(({ url }) => ({ url: `${url}/`, headers: { 'accept-encoding': 'br' } }))],
  ];
  console.log(`${cpus().length} cores, ${cpus()[0]!.model}; answers a second, and milliseconds until one (middle, 95th of a hundred)`);
  for (const [name, targets] of kinds) {
    const found = [];
    for (const connections of levels) found.push({ connections, ...(await load(targets, { connections, seconds })) });
    const cells = found.map((each) => `${each.connections}: ${each.rate.toFixed(0)}/s ${each.middle.toFixed(1)} ${each.late.toFixed(1)}`);
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }

  const webs = processes.slice(0, 2).flatMap(({ process }) => family(process.pid!));
  const held = () => webs.reduce((sum, pid) => sum + memory(pid), 0);
  const used = () => processes.slice(0, 4).reduce((sum, { process }) => sum + coreSeconds(process.pid!), 0);
  const [before, spent, began] = [held(), used(), performance.now()];
  const spreads: number[] = [];
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, held())), 100);
  await Promise.all(
    people.slice(0, jobs).map(async ({ cookie }, index) => {
      const site = processes[index % 2]!.url;
      const body = JSON.stringify({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: `a fox with ${index} stars` } });
      const sent = await fetch(`${site}/api/generations`, {
        method: 'POST',
        body,
        headers: { ...cookie, 'content-type': 'application/json' },
      });
      const { data } = (await sent.json()) as { data: { id: string } };
      // Followers at both processes, wherever the job is made.
      const urls = Array.from({ length: followers }, (_, each) => `${processes[each % 2]!.url}/api/generations/${data.id}/events`);
      const ends = await Promise.all(urls.map((url) => follow(url, cookie)));
      spreads.push(Math.max(...ends) - Math.min(...ends));
    }),
  );
  clearInterval(watch);
  const took = (performance.now() - began) / 1000;
  console.log(
    `${jobs} stickers at once: ${(jobs / took).toFixed(1)}/s, ${((used() - spent) / jobs).toFixed(2)} core seconds each; ` +
      `${jobs * followers} followers: ${(peak - before).toFixed(0)} MB more in both web processes, the last receives the end ${Math.max(...spreads).toFixed(0)} ms after the first`,
  );
} finally {
  for (const { kill } of processes) await kill('SIGKILL');
  cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}
