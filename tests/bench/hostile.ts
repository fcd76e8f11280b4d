/**
 * Ten hostile visitors at once, and how long another visitor waits beside them: on the real server in its own process, with `TRUST_PROXY`, so
 * that each has a network of its own; on the embedded database, then on PostgreSQL where it is installed. `npm run bench:hostile` takes about
 * two minutes (`SECONDS`: the time beside them, 20 by default); `ALONE=1` adds each kind by itself, ten minutes more. Exits with 1 when
 * somebody waited longer than three times the quiet figure and a second, or for an image four times and five seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { image } from '../server/kit/images.ts';
import { createCluster, hasPostgres } from '../server/kit/postgres.ts';
import { startServer } from '../server/kit/process.ts';

const seconds = Number(process.env.SECONDS ?? 20);
const alone = process.env.ALONE === '1';

/** The server that is asked now, and what breaks off whatever is still on its way to it. */
let origin = '';
let ending = new AbortController();

/** A visitor with a network and a cookie of its own. */
function visitor(address: string) {
  let cookie = '';
  const send = async (method: string, path: string, body?: unknown, form?: FormData): Promise<Response> => {
    const response = await fetch(origin + path, {
      method,
      signal: ending.signal,
      headers: {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return response;
  };
  return { address, send };
}
type Visitor = ReturnType<typeof visitor>;
const drop = async (response: Response): Promise<void> => void (await response.arrayBuffer());

const sockets = new Set<Socket>();
/** A connection that sends the beginning of a request, and a byte from time to time. */
function trickle({ address }: Visitor, head: string[], body: string): void {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname, () =>
    socket.write(`${[...head, 'host: x', `x-forwarded-for: ${address}`].join('\r\n')}\r\n\r\n${body}`),
  );
  const timer = setInterval(() => socket.write('a'), 2000);
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    sockets.delete(socket);
  });
}
const upload = ['POST /api/dash/upload HTTP/1.1', 'content-type: multipart/form-data; boundary=b', 'content-length: 200000000'];
const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n\0\0\0\x18ftypmp42';
const json = ['PUT /api/drafts/ai-sticker-maker HTTP/1.1', 'content-type: application/json', 'content-length: 100000'];
const sticker = (prompt: string) => ({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } });
const formOf = (bytes: Uint8Array<ArrayBuffer>, name: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  return form;
};
const small = new Uint8Array(await image('jpeg'));
const ligature = '_\ufdfa';

/** What each does again and again until the time is over. */
const hostile: Record<string, (who: Visitor) => Promise<void>> = {
  text: async (who) => drop(await who.send('POST', '/api/generations', sticker(ligature.repeat(499)))),
  words: async (who) =>
    drop(await who.send('POST', '/api/generations', { tool: 'ai-text-to-image', inputs: { prompt: 'a'.repeat(1000) } })),
  'idle uploads': async (who) => {
    if (sockets.size < 200) trickle(who, upload, part);
    await after(50);
  },
  'slow bodies': async (who) => {
    if (sockets.size < 400) trickle(who, json, '{');
    await after(50);
  },
  drafts: async ({ address }) =>
    drop(
      await visitor(address).send('PUT', '/api/drafts/ai-sticker-maker', { inputs: { prompt: Math.random().toString(36).repeat(1200) } }),
    ),
  streams: async (who) => {
    const made = (await (await who.send('POST', '/api/generations', sticker('a fox'))).json()) as { data: { id: string } | null };
    const { id } = made.data ?? { id: 'none' };
    await Promise.all(Array.from({ length: 60 }, async () => drop(await who.send('GET', `/api/generations/${id}/events`))));
  },
  cancels: async (who) => {
    const made = (await (await who.send('POST', '/api/generations', sticker('a fox'))).json()) as { data: { id: string } | null };
    if (made.data) await drop(await who.send('POST', `/api/generations/${made.data.id}/cancel`));
  },
  chat: async (who) =>
    drop(
      await who.send('POST', '/api/chat', {
        messages: Array.from({ length: 60 }, () => ({ role: 'user', content: ligature.repeat(4000) })),
      }),
    ),
  'file names': async (who) => drop(await who.send('POST', '/api/dash/upload', undefined, formOf(small, `${ligature.repeat(3900)}.jpg`))),
  reports: async (who) =>
    drop(await who.send('POST', '/api/reports', { url: 'x'.repeat(1900), reason: 'other', message: ligature.repeat(2400) })),
};

const other = visitor('198.51.100.1');
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};
async function makeImage(address: string): Promise<void> {
  const who = visitor(address);
  const made = (await (await who.send('POST', '/api/generations', sticker('a fox'))).json()) as { data: { id: string } };
  for (;;) {
    const { data } = (await (await who.send('GET', `/api/generations/${made.data.id}`)).json()) as { data: { status: string } };
    if (data.status === 'succeeded') return;
    if (data.status === 'failed') throw new Error('the picture of another visitor failed');
    await after(100);
  }
}
const looks = {
  page: () => other.send('GET', '/api/site').then(drop),
  balance: () => other.send('GET', '/api/credit/anonymous-user-credit').then(drop),
  upload: () => other.send('POST', '/api/dash/upload', undefined, formOf(small, 'a.jpg')).then(drop),
} as const;

/** The longest wait for each of them in milliseconds, over the time. */
async function longest(time: number, network: string): Promise<Record<string, number>> {
  const most: Record<string, number> = {};
  const note = (name: string, took: number): void => void (most[name] = Math.max(most[name] ?? 0, took));
  const end = performance.now() + time;
  const images = (async () => {
    for (let count = 0; performance.now() < end; count += 1) note('picture', await timed(() => makeImage(`${network}.${count + 1}`)));
  })();
  while (performance.now() < end) for (const [name, look] of Object.entries(looks)) note(name, await timed(look));
  await images;
  return most;
}

type Waits = Record<string, number>;
const allowed = (name: string, took: number): number => (name === 'picture' ? 4 * took + 5000 : 3 * took + 1000);

/** The longest waits of another visitor beside some kinds of hostile ones, with four hands each, and what these did. */
async function beside(kinds: readonly string[], time: number, network: string): Promise<{ waits: Waits; done: string[] }> {
  const over = { is: false };
  const attacks = kinds.map(async (name, at) => {
    const who = visitor(`203.0.113.${at + 1}`);
    let [done, failed] = [0, 0];
    const hand = async (): Promise<void> => {
      while (!over.is)
        await hostile[name]!(who).then(
          () => (done += 1),
          () => (failed += 1),
        );
    };
    await Promise.all([hand(), hand(), hand(), hand()]);
    return `${name} ${done}${failed > 0 ? ` (${failed} broken off)` : ''}`;
  });
  const waits = await longest(time, network);
  over.is = true;
  ending.abort();
  for (const socket of sockets) socket.destroy();
  const done = await Promise.all(attacks);
  ending = new AbortController();
  return { waits, done };
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
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const server = await startServer(env);
  origin = server.url;
  try {
    await longest(2000, '198.51.101');
    const quiet = await longest((seconds * 1000) / 2, '198.51.102');
    const all = await beside(Object.keys(hostile), seconds * 1000, '198.51.103');
    const rows = {
      quiet: Object.fromEntries(Object.entries(quiet).map(([look, took]) => [`${look} (ms)`, String(Math.round(took))])),
      'all ten': rowOf(quiet, all.waits),
    };
    if (alone)
      for (const [at, kind] of Object.keys(hostile).entries())
        Object.assign(rows, { [kind]: rowOf(quiet, (await beside([kind], (seconds * 1000) / 2, `198.51.${104 + at}`)).waits) });
    console.info(name);
    console.table(rows);
    console.info(`Requests: ${all.done.join(', ')}. Load of the machine: ${loadavg()[0]!.toFixed(1)}.`);
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await measure('Embedded database', null);
if (hasPostgres) {
  const cluster = createCluster();
  try {
    await measure('PostgreSQL', await cluster.createDatabase());
  } finally {
    cluster.remove();
  }
}
