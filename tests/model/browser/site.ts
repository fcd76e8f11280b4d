/** Serves the built pages as they are, without a server behind them: the calls of a walk are answered by its path. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';

const pages = fileURLToPath(new URL('../../../dist/client', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

async function fileFor(path: string): Promise<{ body: Buffer; type: string } | null> {
  const file = extname(path) ? path : join(path, 'index.html');
  try {
    return { body: await readFile(join(pages, normalize(file))), type: types[extname(file)] ?? 'application/octet-stream' };
  } catch {
    return null;
  }
}

async function send(path: string, response: ServerResponse): Promise<void> {
  const file = await fileFor(path);
  response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body ?? '');
}

/** Resolves with its address, `http://127.0.0.1:43210`. */
export async function servePages(): Promise<{ address: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    void send(decodeURIComponent(pathname), response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(() => closed())) };
}
