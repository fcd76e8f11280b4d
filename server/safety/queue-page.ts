import { productName } from '../../contract/facts/product.ts';
import type { App } from '../http/app.ts';
import { colorVariables, html, page } from '../http/page.ts';
import { readText } from '../http/input.ts';
import { admit, askForToken, type Admitting } from '../http/operator.ts';
import type { Services } from '../core/services.ts';
import { closeReport, openReports } from './reports.ts';

const style = `
  ${colorVariables('danger')}
  :root { font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
  article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; }
  h2 { margin: 0; font-size: 1.05rem; }
  .late { color: var(--danger); }
  input { width: 100%; box-sizing: border-box; font: inherit; padding: 0.5rem; margin: 0.5rem 0; }
  button { font: inherit; padding: 0.5rem 1rem; margin-right: 0.5rem; }
`;

/** Maximum size of the form body in bytes. */
const maxBytes = 16 * 1024;

/** Returns the hours left of the 48; negative when overdue. */
const hoursLeft = (due: Date, now: Date): number => Math.floor((due.getTime() - now.getTime()) / 3_600_000);

/** Serves the operator's report queue: to local callers in development, otherwise to callers with `OPERATOR_TOKEN` as the password. */
export function serveReportQueue(app: App, services: Admitting & Pick<Services, 'clock' | 'db'>): void {
  const token = services.config.operatorToken;
  if (token === null && services.config.production) return;
  app.get('/dev/reports', async (c, next) => {
    const admission = await admit(c, services, token);
    if (admission !== 'admitted') return admission === 'asked' ? askForToken(c) : next();
    const now = services.clock();
    const articles = (await openReports(services)).map((row) => {
      const hours = hoursLeft(row.due_at, now);
      return html`<article><h2>${row.number} · ${row.reason} · <span class="${hours < 0 ? 'late' : ''}">${hours} h</span></h2><p>${row.url}</p><p>${row.message}</p><form method="post" action="/dev/reports/${encodeURIComponent(row.number)}"><label>Outcome, as the person will read it<input name="outcome" required maxlength="1000"></label><button name="status" value="removed">Removed</button><button name="status" value="kept">Kept</button></form></article>`;
    });
    const body = html`<main><h1>Reports</h1>${articles.length > 0 ? articles : html`<p>Nothing is waiting.</p>`}</main>`;
    return c.html(page({ lang: 'en', title: `Reports · ${productName}`, style, body }), 200, {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    });
  });

  app.post('/dev/reports/:number', async (c, next) => {
    const admission = await admit(c, services, token);
    if (admission !== 'admitted') return admission === 'asked' ? askForToken(c) : next();
    // Prevents cross-site requests from pressing the button.
    const origin = c.req.header('origin');
    if (!origin || !URL.canParse(origin) || new URL(origin).host !== c.req.header('host')) return c.text('', 403);
    const form = new URLSearchParams(await readText(c, maxBytes));
    const status = form.get('status') === 'removed' ? 'removed' : 'kept';
    await closeReport(services, c.req.param('number'), status, (form.get('outcome') ?? '').slice(0, 1000));
    return c.redirect('/dev/reports', 303);
  });
}
