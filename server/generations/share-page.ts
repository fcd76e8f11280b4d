/** The page of a shared result: plain HTML and CSS, for whoever has its address. */
import { createHash } from 'node:crypto';
import { productName } from '../../contract/facts/product.ts';
import { localeFacts, localePath, type Locale } from '../../contract/facts/locales.ts';
import { toolName } from '../../copy/tool-names.ts';
import type { StoredOutput } from '../db/schema.ts';
import { sendFile } from '../storage/send.ts';
import type { App } from '../http/app.ts';
import { escapeHtml } from '../http/html.ts';
import { localeOf } from '../core/who.ts';
import { sentence } from '../messages/messages.ts';
import type { Services } from '../core/services.ts';
import { sharedBy, type Shared } from './shares.ts';

const style = `
:root{color-scheme:light dark;--canvas:#F7F6FC;--surface:#fff;--text:#17132A;--text-2:#565170;--line:rgba(38,26,88,.10);--action:#6F4FF0;--action-hover:#5F3FDD;--violet:#7A5CF6}
@media(prefers-color-scheme:dark){:root{--canvas:#0C0A16;--surface:#161327;--text:#F4F2FC;--text-2:#B7B1CE;--line:rgba(226,218,255,.10)}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:28px 16px;background:var(--canvas);color:var(--text);font:400 16px/1.5 Onest,"Noto Sans SC","PingFang SC",system-ui,sans-serif}
main{display:grid;gap:18px;max-width:900px;margin:0 auto;padding:24px;background:var(--surface);border-radius:28px;box-shadow:0 0 0 1px var(--line)}
h1{font-size:24px;line-height:1.2;letter-spacing:-.022em;text-wrap:balance}
img,video{display:block;max-width:100%;max-height:70vh;width:auto;height:auto;margin:0 auto;border-radius:20px;background:repeating-conic-gradient(#0000 0 25%,var(--line) 0 50%) 0 0/20px 20px}
audio{width:100%}
p{color:var(--text-2)}
nav{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
a{color:inherit}
.button{display:inline-flex;align-items:center;min-height:48px;padding:8px 24px;border-radius:999px;background:var(--action);color:#fff;font-weight:620;text-decoration:none}
.button:hover{background:var(--action-hover)}
:focus-visible{outline:2px solid var(--violet);outline-offset:2px}
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What holds for every answer under a link: it may be over with the next request, and no search engine keeps it. */
const passing = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** `name` is escaped. */
function mediaOf({ type, width, height }: StoredOutput, source: string, name: string): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  if (type.startsWith('video/')) return `<video src="${source}"${size} aria-label="${name}" controls loop playsinline></video>`;
  if (type.startsWith('audio/')) return `<audio src="${source}" aria-label="${name}" controls></audio>`;
  return `<img src="${source}"${size} alt="${name}">`;
}

function pageOf({ site }: Pick<Services, 'site'>, token: string, { tool, outputs, isDraft }: Shared, locale: Locale, name: string): string {
  const say = (key: 'shareMadeWith' | 'shareMakeOwn' | 'shareReport' | 'shareSynthetic' | 'shareDraft') =>
    escapeHtml(sentence(locale, key, { product: productName }));
  const address = `/s/${token}`;
  const media = outputs.map((output, index) => mediaOf(output, `${address}/${index + 1}`, name)).join('');
  const picture = outputs[0]?.type.startsWith('image/')
    ? `<meta property="og:image" content="${escapeHtml(`${site.url}${address}/1`)}">`
    : '';
  const report = localePath(locale, `/report?url=${encodeURIComponent(`${site.url}${address}`)}`);
  const title = `${name} · ${say('shareMadeWith')}`;
  return `<!doctype html><html lang="${localeFacts[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><meta property="og:title" content="${title}">${picture}<title>${title}</title><style>${style}</style></head><body><main><h1>${name}</h1>${media}<p><strong>${say('shareMadeWith')}</strong></p><p>${say('shareSynthetic')}</p>${isDraft ? `<p>${say('shareDraft')}</p>` : ''}<nav><a class="button" href="${escapeHtml(localePath(locale, `/${tool}`))}">${say('shareMakeOwn')}</a><a href="${escapeHtml(report)}">${say('shareReport')}</a></nav></main></body></html>`;
}

/** Serves the page of a share at `/s/{token}`, and its files at `/s/{token}/{place}` counted from 1. */
export function serveShares(app: App, services: Pick<Services, 'config' | 'db' | 'disk' | 'site'>): void {
  app.get('/s/:token{[0-9A-Za-z_-]{24}}', async (c, next) => {
    const token = c.req.param('token');
    const shared = await sharedBy(services, token);
    if (!shared) return next();
    const locale = localeOf(c.req.header('accept-language'));
    const name = escapeHtml(toolName(shared.tool, locale));
    return c.html(pageOf(services, token, shared, locale, name), 200, {
      ...passing,
      'content-security-policy': policy,
      vary: 'accept-language',
    });
  });

  app.get('/s/:token{[0-9A-Za-z_-]{24}}/:place{[0-9]{1,2}}', async (c, next) => {
    const shared = await sharedBy(services, c.req.param('token'));
    const output = shared?.outputs[Number(c.req.param('place')) - 1];
    if (!output) return next();
    for (const [name, value] of Object.entries(passing)) c.header(name, value);
    return sendFile(c, services, output.key, passing['cache-control']);
  });
}
