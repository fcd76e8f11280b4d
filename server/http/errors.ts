import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseAway } from '../db/transaction.ts';
import { sentence } from '../messages/messages.ts';
import type { Services } from '../core/services.ts';
import type { App, AppContext } from './app.ts';
import { Refusal } from '../core/refusal.ts';
import { takenBy } from './route.ts';
import { localeOf } from './who.ts';

export function refuse(c: AppContext, refusal: Refusal): Response {
  if (refusal.retryAfter !== null) c.header('retry-after', String(refusal.retryAfter));
  const msg = sentence(localeOf(c.req.header('accept-language')), refusal.key, refusal.params);
  return c.json({ code: refusal.code, msg, data: null }, refusal.status as ContentfulStatusCode);
}

/** Turns what was thrown into an answer, and logs what was not expected with the request's id. */
export function answerErrors(app: App, { log }: Services): void {
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    const facts = { requestId: c.get('requestId'), method: c.req.method, route: c.req.routePath, error };
    if (isDatabaseAway(error)) {
      log.warn('the database is away', facts);
      return refuse(c, new Refusal('unavailable'));
    }
    log.error('a request failed', facts);
    return refuse(c, new Refusal('unavailable', { status: 500 }));
  });
}

/** After every call is registered: 405 for a known path with another method, 404 for any other path of the API. */
export function answerUnknownCalls(app: App): void {
  for (const [path, methods] of takenBy(app)) {
    app.all(path, (c) => {
      c.header('allow', [...methods].join(', '));
      return refuse(c, new Refusal('invalidInput', { key: 'methodNotAllowed', status: 405 }));
    });
  }
  app.all('/api', (c) => refuse(c, new Refusal('notFound')));
  app.all('/api/*', (c) => refuse(c, new Refusal('notFound')));
}
