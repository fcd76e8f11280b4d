import { productName } from '../../contract/facts/product.ts';
import type { App } from '../http/app.ts';
import { html, page } from '../http/page.ts';
import { admit, askForToken, type Admitting } from '../http/operator.ts';
import type { Services } from '../core/services.ts';

const shown = 200;

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; }
  h2 { margin: 0; font-size: 1.05rem; }
  p { margin: 0.25rem 0; opacity: 0.7; }
  pre { margin: 0.75rem 0 0; white-space: pre-wrap; font: inherit; }
`;

/**
 * Serves the outbox of an installation without an SMTP server: `/dev/mailbox`, also as JSON. Its letters contain living codes, so in
 * production it opens with `OPERATOR_TOKEN` only.
 */
export function serveMailbox(app: App, services: Admitting & Pick<Services, 'db'>): void {
  const { config, db } = services;
  if (!config.mailbox) return;
  const token = config.production ? config.operatorToken : null;
  const letters = () => db.selectFrom('outbox').select(['to', 'subject', 'text', 'sent_at']).orderBy('seq', 'desc').limit(shown).execute();

  app.get('/dev/mailbox.json', async (c, next) => {
    const admission = await admit(c, services, token);
    if (admission !== 'admitted') return admission === 'asked' ? askForToken(c) : next();
    const list = (await letters()).map(({ sent_at: at, ...letter }) => ({ ...letter, sentAt: at.toISOString() }));
    return c.json(list, 200, { 'cache-control': 'no-store' });
  });

  app.get('/dev/mailbox', async (c, next) => {
    const admission = await admit(c, services, token);
    if (admission !== 'admitted') return admission === 'asked' ? askForToken(c) : next();
    const articles = (await letters()).map(
      ({ to, subject, text, sent_at: at }) =>
        html`<article><h2>${subject}</h2><p>${to} · <time datetime="${at.toISOString()}">${at.toISOString()}</time></p><pre>${text}</pre></article>`,
    );
    const body = html`<main><h1>Mailbox</h1>${articles.length > 0 ? articles : html`<p>No letters yet.</p>`}</main>`;
    return c.html(page({ lang: 'en', title: `Mailbox · ${productName}`, style, body }), 200, {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    });
  });
}
