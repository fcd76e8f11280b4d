/** The real server on the real build, with a data folder of its own that can outlive a restart. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base } from '@playwright/test';
import { Site } from '../../model/browser/site.ts';
import { Stage } from '../../model/browser/stage.ts';
import { copyDatabase } from '../../server/kit/embedded-template.ts';
import { templateVariable } from './template.ts';

const main = join(import.meta.dirname, '../../../server/main.ts');

export type RunningServer = { address: string; stop(): Promise<void> };

/** Resolves when the server reports that it is ready. `env` sets more than its port and its data folder. */
export async function startServer(dataDir: string, port = 0, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  // A server of a test lives for minutes: a second of work at its start, to make the embedded database faster, is never earned back.
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--liftoff-only', main], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A worker that ends in the middle of a test takes its server along.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const gone = new Promise<never>((_, reject) => child.once('exit', (code) => reject(new Error(`The server ended with ${code}`))));
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout! })) {
      const address = /ready on (http:\/\/\S+)/.exec(line)?.[1];
      if (address) return address.replace('localhost', '127.0.0.1');
    }
    throw new Error('The server never said that it is ready');
  })();
  gone.catch(() => undefined);
  const address = await Promise.race([ready, gone]);
  return {
    address,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A folder in which the database has its tables already: to make them costs seconds, to copy them a fraction of one. */
export async function makeDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'iridia-journey-'));
  const template = process.env[templateVariable];
  if (template) copyDatabase(template, path);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The environment variable by which the workers know the server that they share. */
const sharedServer = 'SHARED_SERVER';

/** Starts the server of all tests that need none of their own; returns how to stop it. */
export async function startSharedServer(): Promise<() => Promise<void>> {
  const data = await makeDataDir();
  const server = await startServer(data.path, 0, { DAILY_CREDITS: '99', ALLOWANCES_PER_ADDRESS: '10000', WORKERS_SLOW: '1' });
  process.env[sharedServer] = server.address;
  return async () => {
    await server.stop();
    await data.remove();
  };
}

type Letter = { to: string; subject: string; text: string; sentAt: string };

/** The six digits in the newest e-mail to an address. */
export async function codeFor(address: string, to: string): Promise<string | null> {
  const letters = (await (await fetch(`${address}/dev/mailbox.json`)).json()) as Letter[];
  return /\b\d{6}\b/.exec(letters.find((letter) => letter.to === to)?.text ?? '')?.[0] ?? null;
}

/** The token of an account created through the API. */
export async function newToken({ address }: Pick<RunningServer, 'address'>): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = 'Kaleido5cope';
  const call = async (path: string, body: object) =>
    (await (
      await fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    ).json()) as { data: string };
  await call('/api/users/register-code', { email });
  await expect.poll(() => codeFor(address, email)).not.toBeNull();
  const { data } = await call('/api/users/register', { email, password, verify_code: await codeFor(address, email) });
  return data;
}

/** For all files: a worker runs only tests of the same fixtures, and another worker would start another browser. */
export const bareTest = base.extend<object, { server: Pick<RunningServer, 'address'>; stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const site = await Site.open();
      await use(new Stage(site, browser));
      await site.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // Playwright wants to see in the pattern what a fixture needs: here nothing.
    // oxlint-disable-next-line no-empty-pattern
    ({}, use) => use({ address: process.env[sharedServer]! }),
    { scope: 'worker' },
  ],
});

/**
 * A test on the server that all tests of a run share, for tests without side effects on others: each page is a separate visitor. Visitors
 * have more credits than a video costs, and videos are made one at a time on any machine.
 */
export const test = bareTest.extend({
  baseURL: async ({ server }, use) => use(server.address),
});
