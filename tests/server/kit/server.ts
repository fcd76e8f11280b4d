import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { calls, type Call } from '../../../contract/structs/calls/index.ts';
import { looseEnvelope } from '../../../contract/structs/envelope.ts';
import { assert } from '../../../contract/structs/schema.ts';
import { createApp } from '../../../server/app.ts';
import { readConfig, type Config } from '../../../server/core/config.ts';
import type { App } from '../../../server/http/app.ts';
import { createLog } from '../../../server/core/log.ts';
import type { Services } from '../../../server/core/services.ts';
import { closeServices, openServices, type ServiceParts } from '../../../server/services.ts';
import { startWork } from '../../../server/work.ts';
import { sharedChildren } from './children.ts';
import { createClock, type TestClock } from './clock.ts';
import type { TestDatabase } from './databases.ts';

type Options = {
  database: TestDatabase;
  env?: Record<string, string>;
  config?: Partial<Config>;
  parts?: ServiceParts;
  /** Start what the rooms do in the background. */
  work?: boolean;
  /** The wall clock of the server; standing still unless moved. `null`: the real one. */
  clock?: TestClock | null;
};

export type Answer<T = any> = { status: number; code: number; msg: string; data: T; headers: Headers };

/** One person's browser, as far as the API sees it: cookies, the token, the language. */
export type Person = {
  call: <T = any>(
    method: string,
    path: string,
    init?: { body?: unknown; headers?: Record<string, string>; form?: FormData },
  ) => Promise<Answer<T>>;
  raw: (path: string, init?: RequestInit) => Promise<Response>;
  token: string | null;
  cookie: () => string;
};

export type TestServer = {
  services: Services;
  app: App;
  clock: TestClock;
  url: string;
  /** A newcomer without cookie or token. */
  person: (headers?: Record<string, string>) => Person;
  /** E-mails in the outbox, newest first. */
  letters: () => Promise<{ to: string; subject: string; text: string; html: string | null }[]>;
  /** The six digits of the newest e-mail to an address. */
  codeFor: (email: string) => Promise<string>;
  close: () => Promise<void>;
};

const callOf = (method: string, path: string): Call | undefined => {
  const pathname = path.split('?')[0]!;
  return calls.find((call) => call.method === method && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
};

/** Every answer that a test sees is held against the contract: the envelope, and on success the call's data. */
function holdToContract(method: string, path: string, status: number, answer: unknown): void {
  const call = callOf(method, path);
  if (call?.bare && status === 200) {
    assert(answer, call.data);
    return;
  }
  assert(answer, looseEnvelope);
  if (call && answer.code === 100000) assert(answer.data, call.data);
}

function createPerson(url: string, given: Record<string, string>): Person {
  const jar = new Map<string, string>();
  const person: Person = {
    token: null,
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    raw: async (path, init = {}) => {
      const headers = new Headers({ ...given, ...(init.headers as Record<string, string> | undefined) });
      if (jar.size > 0) headers.set('cookie', person.cookie());
      if (person.token && !headers.has('token')) headers.set('token', person.token);
      const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [name, ...value] = line.split(';')[0]!.split('=');
        jar.set(name!, value.join('='));
      }
      return response;
    },
    call: async (method, path, { body, headers = {}, form } = {}) => {
      const response = await person.raw(path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      });
      const answer = (await response.json()) as { code: number; msg: string; data: unknown };
      holdToContract(method, path, response.status, answer);
      return { status: response.status, headers: response.headers, ...answer } as Answer;
    },
  };
  return person;
}

/** A whole server on a port of the loopback, with a folder and a database of its own. */
export async function openTestServer({
  database,
  env = {},
  config: changes = {},
  parts = {},
  work = false,
  clock = createClock(),
}: Options): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'iridia-data-'));
  const databaseUrl = await database.url();
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
    checkAnswers: true,
    ...changes,
  };
  const services = await openServices(config, {
    ...(database.kind === 'embedded' && { database: await database.open() }),
    ...(clock && { clock: clock.now }),
    log: createLog(config.logLevel),
    engines: [],
    ...sharedChildren,
    ...parts,
  });
  const stopWork = work ? await startWork(services) : () => Promise.resolve();
  const app = createApp(services);
  const server: Server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (!config.siteUrl) services.site.url = url;

  const letters: TestServer['letters'] = () =>
    services.db.selectFrom('outbox').select(['to', 'subject', 'text', 'html']).orderBy('seq', 'desc').execute();
  return {
    services,
    app,
    clock: clock ?? createClock(),
    url,
    person: (headers = {}) => createPerson(url, headers),
    letters,
    codeFor: async (email) => {
      const letter = (await letters()).find(({ to }) => to.toLowerCase() === email.toLowerCase());
      const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
      if (!code) throw new Error(`No code was mailed to ${email}`);
      return code;
    },
    close: async () => {
      services.stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stopWork();
      await closeServices(services);
      if (databaseUrl) await database.drop(databaseUrl);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
