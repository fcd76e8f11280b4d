/** The chat by a server of others that speaks as OpenAI does, with the smallest weights: what comes is nonsense, but it comes, and is paid for once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../server/kit/process.ts';
import { freePort, startOther, versionOf } from './found.ts';
import { visitor } from './people.ts';
import { tinyGguf } from './tiny-gguf.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-chat-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(!versionOf('dasllama-server', '--help'))('dasLLAMA answers in the chat, piece by piece', { timeout: 120_000 }, async () => {
  const weights = join(folder, 'tiny.gguf');
  writeFileSync(weights, tinyGguf());
  const port = await freePort();
  const args = ['--model', weights, '--port', String(port), '--quant', 'fp32', '--gpu', 'off', '--threads', '2', '--max-tokens', '24'];
  await startOther('dasllama-server', args, port);
  const site = await startServer({
    DATA_DIR: folder,
    HOME: folder,
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_CHAT_MODEL: 'tiny.gguf',
  });
  const person = visitor(site.url);
  const messages = [{ role: 'user', content: 'Which tool makes a sticker?' }];
  const events = (await (await person.request('/api/chat', { messages })).text()).matchAll(/^data: (.*)$/gm);
  const received = [...events].map(([, event]) => JSON.parse(event!) as { delta?: string; done?: boolean; cost?: number });
  expect(received.filter(({ delta }) => delta !== undefined).length).toBeGreaterThan(1);
  expect(received.at(-1)).toEqual({ done: true, cost: 1 });
  await site.kill('SIGTERM');
});
