/**
 * The built pages, and API calls that stay pending until a path decides the server's answer. The calls are held here and not in the
 * browser: a browser whose requests are intercepted caches nothing, and every page would load as if for the first time.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HeldCalls, isOneOf } from './held-calls.ts';
import { observedFiles, observedFolder } from './observed.ts';

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

/** An image of one pixel, for every file that a call has named. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

type File = { body: Buffer; type: string };

export class Site {
  readonly calls = new HeldCalls();
  private readonly server: Server;
  private readonly files = new Map<string, File | null>();
  private readonly observed = observedFiles();
  private code: Promise<void> | null = null;
  private releaseCode: () => void = () => {};
  private heldFiles: readonly string[] = [];

  private constructor() {
    this.server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://local');
      if (pathname.startsWith('/api/') || isOneOf(pathname, this.heldFiles)) this.calls.receive(pathname, request, response, search);
      else void this.send(decodeURIComponent(pathname), response);
    });
  }

  static async open(): Promise<Site> {
    const site = new Site();
    await new Promise<void>((listening) => site.server.listen(0, '127.0.0.1', listening));
    return site;
  }

  /** `http://127.0.0.1:43210`. */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on pages arrive without their code, as on a slow connection: they are visible but not interactive. */
  holdCode(): void {
    this.code = new Promise((release) => {
      this.releaseCode = release;
    });
  }

  sendCode(): void {
    this.releaseCode();
    this.code = null;
  }

  /** From now on exactly these files are held like API calls. */
  holdFiles(...paths: string[]): void {
    this.heldFiles = paths;
  }

  /** Sends a held file unchanged. */
  async sendFile(...paths: string[]): Promise<void> {
    const { path, response } = await this.calls.next(paths);
    await this.send(path, response);
  }

  async close(): Promise<void> {
    this.sendCode();
    this.calls.reset({});
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async send(path: string, response: ServerResponse): Promise<void> {
    const found = path.startsWith('/files/') ? { body: pixel, type: 'image/png' } : await this.fileAt(path);
    const file = found ?? (extname(path) ? null : await this.fileAt('/404'));
    const isCode = /^\/(assets|art|stickers)\//.test(path);
    response.writeHead(found ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      'cache-control': isCode ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    if (file && this.code && file.type.startsWith('text/html')) {
      const scripts = file.body.indexOf('<script id="assets"');
      response.write(file.body.subarray(0, scripts));
      await this.code;
      response.end(file.body.subarray(scripts));
    } else response.end(file?.body ?? '');
  }

  private async fileAt(path: string): Promise<File | null> {
    const name = extname(path) ? path : join(path, 'index.html');
    const known = this.files.get(name);
    if (known !== undefined) return known;
    const isScript = name.startsWith('/assets/') && name.endsWith('.js');
    const file = await readFile(join(isScript ? observedFolder : pages, normalize(name))).then(
      (body) => ({
        body: name.endsWith('.html') ? Buffer.from(this.observed(body.toString())) : body,
        type: types[extname(name)] ?? 'application/octet-stream',
      }),
      () => null,
    );
    this.files.set(name, file);
    return file;
  }
}
