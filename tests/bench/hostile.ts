/**
 * Ten hostile visitors at once, and how long another visitor waits beside them: on the real server in its own process, with `TRUST_PROXY`, so
 * that each has a network of its own; on the embedded database, then on PostgreSQL where it is installed. `npm run bench:hostile` takes about
 * two minutes (`SECONDS`: the time beside them, 20 by default; `DATABASE`: `embedded` or `postgres` alone); `ALONE=1` adds each kind by
 * itself, ten minutes more. Exits with 1 when somebody waited longer than three times the quiet figure and a second, or for an image four
 * times and five seconds.
 *
 * What is measured is what a person meets: the server runs as it does for an operator, and those who attack it have a process of their own, so
 * that nobody is measured waiting for the loop that writes their requests. They still share the cores with the server.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { image } from '../server/kit/images.ts';
import { createCluster, hasPostgres } from '../server/kit/postgres.ts';
import { startServer } from '../server/kit/process.ts';
import { begin, kinds, type Done, type Kind } from './hostile/attack.ts';
import { drop, fileOf, jsonOf, sticker, visitor, type Visitor } from './hostile/visitor.ts';

const seconds = Number(process.env.SECONDS ?? 20);
const alone = process.env.ALONE === '1';
const databases = process.env.DATABASE ?? 'embedded postgres';

const photo = fileOf(new Uint8Array(await image('jpeg')), 'a.jpg');

// As `npm start`, the image and the unit of systemd have it: a child that begins with compiled code takes a second less of the processor.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../.cache/compiled');

/** The server that is asked now, and who asks it. */
let origin = '';
let other: Visitor;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};
async function makeImage(address: string): Promise<void> {
  const who = visitor(origin, address);
  const made = (await (await who.send('POST', '/api/generations', jsonOf(sticker('a fox')))).json()) as { data: { id: string } };
  for (;;) {
    const { data } = (await (await who.send('GET', `/api/generations/${made.data.id}`)).json()) as {
      data: { status: string; error?: unknown };
    };
    if (data.status === 'succeeded') return;
    if (data.status === 'failed') throw new Error(`the image ${made.data.id} of another visitor failed: ${JSON.stringify(data.error)}`);
    await after(100);
  }
}
const looks = {
  page: () => other.send('GET', '/api/site').then(drop),
  balance: () => other.send('GET', '/api/credit/anonymous-user-credit').then(drop),
  upload: () => other.send('POST', '/api/dash/upload', photo).then(drop),
} as const;

/** The longest wait for each of them in milliseconds, over the time. */
async function longest(time: number, network: string): Promise<Record<string, number>> {
  const most: Record<string, number> = {};
  const note = (name: string, took: number): void => void (most[name] = Math.max(most[name] ?? 0, took));
  const end = performance.now() + time;
  const images = async (): Promise<void> => {
    for (let count = 0; performance.now() < end; count += 1) note('image', await timed(() => makeImage(`${network}.${count + 1}`)));
  };
  const others = async (): Promise<void> => {
    while (performance.now() < end) for (const [name, look] of Object.entries(looks)) note(name, await timed(look));
  };
  await Promise.all([images(), others()]);
  return most;
}

type Waits = Record<string, number>;
const allowed = (name: string, took: number): number => (name === 'image' ? 4 * took + 5000 : 3 * took + 1000);

/** The longest waits of another visitor beside some kinds of hostile ones, and what these did. */
async function beside(chosen: readonly Kind[], time: number, network: string): Promise<{ waits: Waits; done: Done[] }> {
  const attack = begin({ origin, kinds: chosen });
  try {
    const waits = await longest(time, network);
    return { waits, done: await attack.end() };
  } finally {
    attack.kill();
  }
}

const rowOf = (quiet: Waits, waits: Waits): Record<string, string> =>
  Object.fromEntries(
    Object.entries(quiet).map(([name, took]) => {
      const isOver = waits[name]! > allowed(name, took);
      if (isOver) process.exitCode = 1;
      return [`${name} (ms)`, `${Math.round(waits[name]!)} of ${Math.round(allowed(name, took))}${isOver ? ' TOO LONG' : ''}`];
    }),
  );

/** Measures one database and prints its table. */
async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'iridia-hostile-'));
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '1', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const server = await startServer(env, undefined, []);
  const stop = (): void => void server.process.kill('SIGKILL');
  process.once('exit', stop);
  const log: Buffer[] = [];
  for (const stream of [server.process.stdout, server.process.stderr]) stream?.on('data', (lines: Buffer) => log.push(lines));
  origin = server.url;
  other = visitor(origin, '198.51.100.1');
  try {
    await longest(2000, '198.51.101');
    const quiet = await longest((seconds * 1000) / 2, '198.51.102');
    const all = await beside(kinds, seconds * 1000, '198.51.103');
    const rows = {
      quiet: Object.fromEntries(Object.entries(quiet).map(([look, took]) => [`${look} (ms)`, String(Math.round(took))])),
      'all ten': rowOf(quiet, all.waits),
    };
    if (alone)
      for (const [at, kind] of kinds.entries())
        Object.assign(rows, { [kind]: rowOf(quiet, (await beside([kind], (seconds * 1000) / 2, `198.51.${104 + at}`)).waits) });
    console.info(name);
    console.table(rows);
    const did = all.done.map(({ kind, sent, broken }) => `${kind} ${sent}${broken > 0 ? ` (${broken} broken off)` : ''}`);
    console.info(`Requests: ${did.join(', ')}. Load of the machine: ${loadavg()[0]!.toFixed(1)}.`);
  } catch (error) {
    const kept = join(tmpdir(), 'iridia-hostile.log');
    writeFileSync(kept, Buffer.concat(log));
    throw new Error(`The server's log is in ${kept}.`, { cause: error });
  } finally {
    process.off('exit', stop);
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

// A bench that is ended leaves no server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (databases.includes('embedded')) await measure('Embedded database', null);
if (hasPostgres && databases.includes('postgres')) {
  const cluster = createCluster();
  try {
    await measure('PostgreSQL', await cluster.createDatabase());
  } finally {
    cluster.remove();
  }
}
