/**
 * The part of `npm run dev` that runs after installation and generation: Vite with hot reload on the usual port, the server behind it on a
 * port of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { types } from '../../server/site/files.ts';

const port = Number(process.env.PORT ?? 3000);
/** Paths that the server answers; Vite renders everything else. */
const served = '^/(api|files|dev|checkout|docs|s)(/|$|\\?)';

async function freePort(): Promise<number> {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}

const behind = await freePort();
const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  // Links in mail and shared links must point to the port that is open in the browser.
  env: { SITE_URL: `http://localhost:${port}`, ...process.env, PORT: String(behind) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
child.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));

async function untilReady(): Promise<void> {
  for await (const line of createInterface({ input: child.stdout })) if (/ is ready on http/.test(line)) return;
  throw new Error('The server ended before it was ready');
}

await untilReady();
const vite = await createServer({
  appType: 'custom',
  server: { port, host: '127.0.0.1', proxy: { [served]: { target: `http://127.0.0.1:${behind}`, changeOrigin: false } } },
});

let typing: Promise<unknown> = Promise.resolve();
/** Regenerates the dictionary types, one run at a time. */
function typeDictionaries(): void {
  typing = typing.then(
    () =>
      new Promise((resolve) => {
        spawn(process.execPath, [join(import.meta.dirname, 'dictionary-types.ts')], { stdio: 'inherit' }).once('exit', resolve);
      }),
  );
}
const english = join(import.meta.dirname, '../../copy/en');
vite.watcher.on('all', (_, path) => {
  if (path.startsWith(english)) typeDictionaries();
});

type Prerender = typeof import('../../src/boot/prerender.tsx');
const assets = { scripts: ['/src/boot/client.tsx'], styles: [], fonts: [], preloads: [], build: 'dev' };

/** A page, and not a module or a file: browsers report that they want HTML, other clients ask for a path without an extension. */
const isPage = (url: string, accept = '*/*'): boolean =>
  accept.includes('text/html') || (accept.includes('*/*') && !/[.@]/.test(new URL(url, 'http://localhost').pathname));

vite.middlewares.use('/builds/latest.json', (_, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: assets.build, timestamp: 0 }));
});

let drawn: Promise<Record<string, Buffer | string>> | undefined;
/** Draws the icons and the web manifest that a build writes, at the first request, so that the start doesn't wait for them. */
const drawnFiles = () => (drawn ??= import('./prerender/icons.ts').then(({ icons }) => icons(join(import.meta.dirname, '../../public'))));

vite.middlewares.use((request, response, next) => {
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
  if (!/^\/[\w-]+\.(ico|png|webmanifest)$/.test(pathname)) return next();
  drawnFiles()
    .then((files) => {
      const content = files[pathname.slice(1)];
      if (content === undefined) return next();
      response.setHeader('content-type', types[extname(pathname)]!).end(content);
    })
    .catch(next);
});

/** Adds the scripts of Vite at the end of the head: React would take one before its own scripts for one of them. */
async function withVite(url: string, html: string): Promise<string> {
  const [, added = ''] = /<head>([^]*)<\/head>/.exec(await vite.transformIndexHtml(url, '<html><head></head></html>')) ?? [];
  return html.replace('</head>', () => `${added}</head>`);
}

vite.middlewares.use((request, response, next) => {
  const url = request.originalUrl ?? '/';
  if (!isPage(url, request.headers.accept)) return next();
  vite
    .ssrLoadModule('/src/boot/prerender.tsx')
    .then((module) => (module as Prerender).render(url, assets, () => []))
    .then(({ html }) => withVite(url, html))
    .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
    .catch(next);
});

await vite.listen();
process.stdout.write(`Iridia is ready for work on http://localhost:${port}\n`);
