/** Starts the built server with its own data folder, for scripts that load its pages. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** `stop` stops the server and deletes its data. Rejects when the server exits before it is ready. */
export async function openBuiltServer(): Promise<{ address: string; stop(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'iridia-built-'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../server/main.ts')], {
    // A bundler that ran earlier sets `production`, in which the server would send mail.
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

/** Creates an account on the server and returns its token. */
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
  return (await call('/api/users/register', { email, domain, password: 'Kaleido5cope', verify_code: code })) as string;
}
