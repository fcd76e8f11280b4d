import { productName } from '../../contract/facts/product.ts';
import type { App } from '../http/app.ts';
import { html, page } from '../http/page.ts';
import { readText } from '../http/input.ts';
import { admit, askForToken, type Admitting } from '../http/operator.ts';
import type { Services } from '../core/services.ts';
import { emailKeyOf, userByEmail } from './accounts.ts';
import { closeEverySession } from './sessions.ts';

/** Maximum size of the form body in bytes. */
const maxBytes = 4 * 1024;
const style =
  ':root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; } body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }';

/**
 * Serves the operator's page that ends every session of an account, when its owner writes that somebody else is in it (ASVS 7.4.5): to a
 * developer on this machine, otherwise to callers with `OPERATOR_TOKEN` as the password.
 */
export function serveSessionsPage(app: App, services: Admitting & Pick<Services, 'db' | 'sessionEnds'>): void {
  const { config, db, log, sessionEnds } = services;
  const token = config.operatorToken;
  const show = (message: string): string => {
    const form = html`<form method="post" action="/dev/sessions"><label>E-mail of the account <input name="email" type="email" required></label> <button>End every session</button></form>`;
    return page({
      lang: 'en',
      title: `Sessions · ${productName}`,
      style,
      body: html`<main><h1>Sessions</h1><p role="status">${message}</p>${form}</main>`,
    });
  };
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  };

  app.on(['GET', 'POST'], '/dev/sessions', async (c, next) => {
    const admission = await admit(c, services, token);
    if (admission !== 'admitted') return admission === 'asked' ? askForToken(c) : next();
    if (c.req.method === 'GET') return c.html(show(''), 200, headers);
    const email = new URLSearchParams(await readText(c, maxBytes)).get('email') ?? '';
    const user = await userByEmail(db, emailKeyOf(email.trim()));
    if (!user) return c.html(show('There is no such account.'), 404, headers);
    await closeEverySession(db, user.id);
    sessionEnds.announce(user.id);
    log.event('operator.acted', { act: 'sessions ended', user: user.id });
    return c.html(show('Every session of the account has ended.'), 200, headers);
  });
}
