import { calls } from '../../contract/structs/calls/index.ts';
import { isDiskFull, storageFull } from '../core/disk-space.ts';
import { isDatabaseAway } from '../db/away.ts';
import { sentence } from '../messages/messages.ts';
import type { Services } from '../core/services.ts';
import type { App, AppContext } from './app.ts';
import { Refusal } from '../core/refusal.ts';
import { sendingOf } from './refusals.ts';
import { isMultipart, routerPath } from './route.ts';
import { localeOf } from '../core/who.ts';

/** Responds with a refusal in the envelope, its message in the language of the request. */
export function refuse(c: AppContext, refusal: Refusal): Response {
  const { status, retryAfter } = sendingOf(refusal);
  if (retryAfter !== null) c.header('retry-after', String(retryAfter));
  const msg = sentence(localeOf(c.req.header('accept-language')), refusal.key, refusal.params);
  return c.json({ code: refusal.code, msg, data: null }, status);
}

/** Converts thrown errors to responses, and logs unexpected ones with the request id. */
export function answerErrors(app: App, { log }: Pick<Services, 'log'>): void {
  app.onError((error, c) => {
    const facts = { requestId: c.get('requestId'), method: c.req.method, route: c.req.routePath, error };
    if (error instanceof Refusal) {
      // Not the person's doing, so that nobody but the operator can look into it.
      if (error.codeName === 'unavailable' && error.cause !== undefined)
        log.warn('a service was unavailable', { ...facts, error: error.cause });
      return refuse(c, error);
    }
    if (isDiskFull(error)) {
      log.error('the disk is full', facts);
      // A full disk keeps the database from writing, too, which has nothing to do with the person's files.
      return refuse(c, isMultipart(c) ? storageFull() : new Refusal('unavailable'));
    }
    if (isDatabaseAway(error)) {
      log.warn('the database is away', facts);
      return refuse(c, new Refusal('unavailable'));
    }
    log.error('a request failed', facts);
    return refuse(c, new Refusal('unavailable', { reason: 'fault' }));
  });
}

/** Responds to unknown calls: 405 for a known path with another method, 404 for any other API path. Must be registered after all calls. */
export function answerUnknownCalls(app: App): void {
  const paths = new Set(calls.map(({ path }) => routerPath(path)));
  const taken = app.routes.filter(({ path, method }) => paths.has(path) && method !== 'ALL');
  for (const [path, routes] of Map.groupBy(taken, (route) => route.path)) {
    app.all(path, (c) => {
      c.header('allow', [...new Set(routes.map(({ method }) => method))].join(', '));
      return refuse(c, new Refusal('invalidInput', { key: 'methodNotAllowed' }));
    });
  }
  app.all('/api', (c) => refuse(c, new Refusal('notFound')));
  app.all('/api/*', (c) => refuse(c, new Refusal('notFound')));
}
