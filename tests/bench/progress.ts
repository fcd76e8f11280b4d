/** From the click on Make to the first event of work done, on an idle machine, with the embedded database. Prints the distribution. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makingServer, startServer } from '../server/kit/process.ts';

const clicks = 60;
const dataDir = mkdtempSync(join(tmpdir(), 'iridia-bench-'));
const server = await startServer({ DATA_DIR: dataDir, DAILY_CREDITS: '1000', STEPS: '3' }, makingServer);
const times: number[] = [];
let cookie = '';
for (let click = 0; click < clicks; click += 1) {
  const clicked = performance.now();
  const answer = await fetch(`${server.url}/api/generations`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': String(click) },
    body: JSON.stringify({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } }),
  });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const { data } = (await answer.json()) as { data: { id: string } };
  const events = await fetch(`${server.url}/api/generations/${data.id}/events`, { headers: { cookie } });
  let text = '';
  let seen = false;
  for await (const chunk of events.body!.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    text += chunk;
    if (!seen && /"progress":0\.\d/.test(text)) {
      seen = true;
      times.push(performance.now() - clicked);
    }
  }
}
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number): string => `${sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0)} ms`;
console.log(
  `press to first progress, ${sorted.length} presses: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} (the engine's own first step takes 20 ms of it)`,
);
