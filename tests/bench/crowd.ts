/**
 * Eight people start a job at once, each with a different tool of the built-in engine, on the real server in its own process. Measures the
 * wait and run time of each job, the total memory, and the site's response time meanwhile. Needs a build (`CLIENT_DIR`, by default
 * `dist/client`): `node tests/bench/crowd.ts`. Exits with 1 when a job fails.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { startServer } from '../server/kit/process.ts';
import { middle, percentile } from './engines/likeness.ts';
import { sample } from './engines/material.ts';
import { family, memory } from '../server/kit/usage.ts';

type Wish = { tool: string; inputs: Record<string, unknown>; files?: Record<string, string>; faces?: string };
const region = { x: 4, y: 6, width: 80, height: 24 };
const wishes: Wish[] = [
  { tool: 'image-to-video-ai', inputs: { prompt: 'slow', motion: 'push-in', duration: 3 }, files: { image: 'figure.jpg' } },
  { tool: 'video-watermark-remover', inputs: { regions: [region] }, files: { video: 'figure-marked.mp4' } },
  { tool: 'video-face-swap', inputs: {}, files: { target: 'figure.mp4' }, faces: 'painting.jpg' },
  { tool: 'ai-image-enhancer', inputs: { scale: 4 }, files: { image: 'coffee-small.jpg' } },
  { tool: 'ai-watermark-remover', inputs: {}, files: { image: 'coffee-marked.jpg', mask: 'mark.png' } },
  { tool: 'ai-background-remover', inputs: {}, files: { image: 'cat.jpg' } },
  { tool: 'ai-text-to-audio', inputs: { text: 'Good morning. Let’s make something new today.', language: 'en' } },
  { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a happy fox' } },
];

const dataDir = mkdtempSync(join(tmpdir(), 'iridia-crowd-'));
const server = await startServer({
  DATA_DIR: dataDir,
  DAILY_CREDITS: '1000',
  ...(process.env.CLIENT_DIR && { CLIENT_DIR: process.env.CLIENT_DIR }),
});

type Answer = { code: number; msg: string; data: any };
function visitor() {
  let cookie = '';
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { cookie, ...headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await response.json()) as Answer;
  };
}
type Call = ReturnType<typeof visitor>;

async function upload(call: Call, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([readFileSync(sample(name))], basename(name)));
  const { data, msg } = await call('POST', '/api/dash/upload', form);
  if (!data) throw new Error(`${name}: ${msg}`);
  return data.item.name;
}

/** All that has to be there before the submit. */
async function prepared({ tool, inputs, files = {}, faces }: Wish): Promise<{ tool: string; call: Call; body: unknown }> {
  const call = visitor();
  const given: Record<string, unknown> = { ...inputs };
  for (const [slot, name] of Object.entries(files)) given[slot] = await upload(call, name);
  if (faces) {
    given.faces = [{ image: await upload(call, faces) }];
    given.consent = (await call('POST', '/api/consents', { subject: 'me', adult: true, tool })).data.id;
  }
  return { tool, call, body: { tool, inputs: given } };
}

const times: Record<string, { before: number[]; during: number[] }> = {
  'GET /': { before: [], during: [] },
  'GET /api/credit/…': { before: [], during: [] },
};
let phase: 'before' | 'during' = 'before';
let peak = 0;
const over = new AbortController();
const stranger = visitor();
await stranger('GET', '/api/credit/anonymous-user-credit');
async function watch(): Promise<void> {
  const probes: [string, () => Promise<unknown>][] = [
    [
      'GET /',
      () =>
        fetch(`${server.url}/`).then(async (page) => (page.ok ? page.text() : Promise.reject(new Error('There is no page: build first')))),
    ],
    ['GET /api/credit/…', () => stranger('GET', '/api/credit/anonymous-user-credit')],
  ];
  while (!over.signal.aborted) {
    for (const [name, probe] of probes) {
      const asked = performance.now();
      await probe();
      times[name]![phase].push(performance.now() - asked);
    }
    peak = Math.max(
      peak,
      family(server.process.pid!).reduce((sum, pid) => sum + memory(pid), 0),
    );
    await after(25);
  }
}

async function follow({ tool, call, body }: Awaited<ReturnType<typeof prepared>>) {
  const clicked = performance.now();
  const { code, msg, data } = await call('POST', '/api/generations', body, { 'idempotency-key': crypto.randomUUID() });
  if (code !== 100000) throw new Error(`${tool}: ${msg}`);
  let began = 0;
  for (;;) {
    const { data: job } = await call('GET', `/api/generations/${data.id}`);
    const now = (performance.now() - clicked) / 1000;
    if (job.status !== 'queued') began ||= now;
    if (!['queued', 'running'].includes(job.status)) return { tool, began, end: now, status: job.status as string };
    await after(100);
  }
}

try {
  const people = [];
  for (const wish of wishes) people.push(await prepared(wish));
  const idle = family(server.process.pid!).reduce((sum, pid) => sum + memory(pid), 0);
  console.log(
    `load of the machine at the start ${loadavg()[0]!.toFixed(1)}; the server with what examined the uploads holds ${idle.toFixed(0)} MB`,
  );
  const watching = watch();
  await after(3000);
  phase = 'during';
  const jobs = await Promise.all(people.map(follow));
  over.abort();
  await watching;
  for (const { tool, began, end, status } of jobs)
    console.log(`${tool.padEnd(26)} began after ${began.toFixed(1).padStart(5)} s, ended after ${end.toFixed(1).padStart(5)} s, ${status}`);
  console.log(`all processes together held at most ${peak.toFixed(0)} MB`);
  for (const [name, { before, during }] of Object.entries(times)) {
    const reported = (values: number[]) =>
      `median ${middle(values).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms, most ${Math.max(...values).toFixed(0)} ms`;
    console.log(`${name.padEnd(18)} before: ${reported(before)}; while they run: ${reported(during)} (${during.length} looks)`);
  }
  if (jobs.some(({ status }) => status !== 'succeeded')) process.exitCode = 1;
} finally {
  over.abort();
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
