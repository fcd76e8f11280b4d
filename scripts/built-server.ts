/** The server on the build, with a data folder of its own, for scripts that look at its pages. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** `stop` ends it and removes what it kept. Rejects when the server ends before it is ready. */
export async function openBuiltServer(): Promise<{ address: string; stop(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'iridia-built-'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../server/main.ts')], {
    // A bundler that ran before has said `production`, where letters go out.
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready on (http:\/\/\S+)/.exec(line)?.[1];
    if (address) return { address, stop };
  }
  await stop();
  throw new Error('The server ended before it was ready');
}

/** Somebody has an account at the server; answers their token. */
export async function signUp(address: string): Promise<string> {
  const email = 'ann@example.com';
  const domain = new URL(address).host;
  const call = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: unknown }).data;
  };
  await call('/api/users/register-code', { email, domain });
  const [letter] = (await (await fetch(`${address}/dev/mailbox.json`)).json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  return (await call('/api/users/register', { email, domain, password: 'Secret1', verify_code: code })) as string;
}
