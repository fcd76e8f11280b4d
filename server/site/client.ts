import { localePath, splitLocale } from '../../contract/facts/locales.ts';
import { sharedPath } from '../../contract/facts/offline.ts';
import type { App, AppContext } from '../http/app.ts';
import { isPrivate } from '../http/loopback.ts';
import { respondMissing } from '../http/missing.ts';
import type { Services } from '../core/services.ts';
import { redirectsIn } from './build.ts';
import { indexFiles, isCompressible, type File } from './files.ts';
import { sendMedia } from './media.ts';
import { sendText } from './text.ts';

/** Serves the built client: prerendered pages by path, files unchanged, and the locale's 404 page for everything else. */
export function serveClient(app: App, services: Pick<Services, 'config' | 'log' | 'settings' | 'site' | 'judge' | 'textJudge'>): void {
  const { config } = services;
  const files = indexFiles(config.clientDir);
  const redirects = redirectsIn(config.clientDir);
  // The flow charts and the component gallery are for developers and testers only.
  if (!config.flows) for (const path of files.keys()) if (/\/__(?:flows|ui)\//.test(path)) files.delete(path);

  // Without operators there isn’t a console; on a private machine, the person at it needs none to add models.
  const hidden = isPrivate(config) ? /\/operator\/index\.html$/ : /\/operator\//;
  if (config.operatorEmails.length === 0) for (const path of files.keys()) if (hidden.test(path)) files.delete(path);

  const send = (c: AppContext, entry: File, status = 200): Promise<Response> | Response =>
    isCompressible(entry.extension) ? sendText(c, services, entry, status) : sendMedia(c, entry);

  function notFound(c: AppContext): Promise<Response> | Response {
    respondMissing(c);
    const { locale } = splitLocale(c.req.path);
    const page = files.get(`${localePath(locale, '/404')}/index.html`) ?? files.get('/404/index.html');
    return page ? send(c, page, 404) : c.text('Not Found', 404);
  }

  // A file that another app shares belongs to the service worker; where a browser has removed it, the page states what else to do.
  app.post(sharedPath, (c) => c.redirect(sharedPath, 303));
  app.on(['GET', 'HEAD'], '*', (c) => {
    const path = decoded(c.req.path);
    if (path === null) return notFound(c);
    if (splitLocale(path).path === '/404') return notFound(c);
    const file = files.get(path);
    if (file && file.extension !== '.html') return send(c, file);
    const bare = withoutEnd(path);
    const page = files.get(bare === '/' || bare === '' ? '/index.html' : `${bare}/index.html`);
    const elsewhere = redirects.get(bare);
    if (elsewhere) return c.redirect(elsewhere + new URL(c.req.url).search, 301);
    if (!page) return notFound(c);
    // Every page has one canonical URL: a trailing slash redirects to it, and never to another origin.
    if (bare !== path && bare !== '') return c.redirect(encodeURI(bare) + new URL(c.req.url).search, 308);
    // A person who opens a page may write next. What only copies pages names no destination.
    if (c.req.header('sec-fetch-dest') === 'document') for (const judge of [services.judge, services.textJudge]) judge.warm();
    return send(c, page);
  });
  app.notFound((c) => notFound(c));
}

/** A path without the slashes at its end, in one pass: a pattern would begin again at each of ten thousand slashes. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path === '/' ? path : path.slice(0, end);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
