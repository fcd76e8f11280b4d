/**
 * A running server makes the backup of its embedded database itself, because no other process can open it. `npm run backup` asks for it
 * over loopback, at a port and with a token that only the owner of the data directory can read.
 */
import { once } from 'node:events';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { boolean, create, integer, min, nullable, object, string, type Infer } from 'superstruct';
import type { Services } from '../core/services.ts';
import { backup, BackupError, type Counts } from './backup.ts';

const place = object({ port: min(integer(), 1), token: string() });
const order = object({ path: string(), key: nullable(string()) });
const count = min(integer(), 0);
const answer = object({ done: boolean(), message: string(), rows: count, files: count, missing: count });

const fileIn = (dataDir: string): string => join(dataDir, 'control.json');
const none: Counts = { rows: 0, files: 0, missing: 0 };
/** Bytes of an order: a path and a key. */
const longest = 64 * 1024;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > longest) throw new BackupError('The order is too long.');
  }
  return JSON.parse(text);
}

function isToken(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)];
  return one.length === other.length && timingSafeEqual(one, other);
}

type Controlled = Pick<Services, 'config' | 'db' | 'disk' | 'log'>;

async function obey({ db, disk, log }: Controlled, request: IncomingMessage): Promise<Infer<typeof answer>> {
  try {
    const { path, key } = create(await bodyOf(request), order);
    if (!isAbsolute(path)) throw new BackupError('The path is not absolute.');
    return { done: true, message: '', ...(await backup({ db, disk, key }, path)) };
  } catch (error) {
    log.error('a backup failed', { error });
    return { done: false, message: error instanceof Error ? error.message : String(error), ...none };
  }
}

/** Listens for orders on loopback until it is closed. */
export async function openControl(services: Controlled): Promise<{ close: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    const isOrder = request.method === 'POST' && request.url === '/backup';
    if (!isOrder || !isToken(request.headers.authorization, token)) {
      response.writeHead(404).end();
      return;
    }
    void obey(services, request).then((received) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(received)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const path = fileIn(services.config.dataDir);
  writeFileSync(path, JSON.stringify({ port: (server.address() as AddressInfo).port, token }), { mode: 0o600 });
  return {
    close: async () => {
      rmSync(path, { force: true });
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/**
 * Asks the server that works in a data directory for a backup at `path`, and returns the counts; null when no server answers there. Throws
 * `BackupError`.
 */
export async function askForBackup(dataDir: string, { path, key }: Infer<typeof order>): Promise<Counts | null> {
  let received: unknown;
  try {
    const { port, token } = create(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')), place);
    // Not `fetch`, which gives up after five minutes.
    const request = send({ host: '127.0.0.1', port, path: '/backup', method: 'POST', headers: { authorization: `Bearer ${token}` } });
    request.end(JSON.stringify({ path, key }));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    received = await bodyOf(response);
  } catch {
    return null;
  }
  const { done, message, ...counts } = create(received, answer);
  if (!done) throw new BackupError(message);
  return counts;
}
