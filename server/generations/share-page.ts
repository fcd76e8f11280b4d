/** The public page of a shared result, in plain HTML and CSS. */
import { createHash } from 'node:crypto';
import { productName } from '../../contract/facts/product.ts';
import { localeFacts, localePath, type Locale } from '../../contract/facts/locales.ts';
import { toolName } from '../../copy/tool-names.ts';
import type { StoredOutput } from '../db/schema.ts';
import { sendFile } from '../storage/send.ts';
import type { App } from '../http/app.ts';
import { brand, brandStyle, faces } from '../http/brand.ts';
import { respondMissing } from '../http/missing.ts';
import { originOf } from '../http/origin.ts';
import { colorVariables, html, page, type Html } from '../http/page.ts';
import { localeOf } from '../core/who.ts';
import { sentence } from '../messages/messages.ts';
import type { Services } from '../core/services.ts';
import { sharedBy, type Shared } from './shares.ts';

const look = `
${brandStyle}
${colorVariables('canvas', 'surface', 'text', 'text2', 'line', 'action', 'actionHover')}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:28px 16px;background:var(--canvas);color:var(--text);font:400 16px/1.5 Onest,"Noto Sans SC","PingFang SC",system-ui,sans-serif}
main{display:grid;gap:18px;max-width:900px;margin:0 auto;padding:24px;background:var(--surface);border-radius:28px;box-shadow:0 0 0 1px var(--line)}
h1{font-size:24px;line-height:1.2;letter-spacing:-.022em;text-wrap:balance}
img,video{display:block;max-width:100%;max-height:70vh;width:auto;height:auto;margin:0 auto;border-radius:20px;background:repeating-conic-gradient(#0000 0 25%,var(--line) 0 50%) 0 0/20px 20px}
audio{width:100%;border-radius:999px}
video,audio{box-shadow:0 0 0 1px var(--line)}
audio::-webkit-media-controls-enclosure{background:var(--canvas)}
p{color:var(--text-2)}
nav{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
a{color:inherit}
.button{display:inline-flex;align-items:center;min-height:48px;padding:8px 24px;border-radius:999px;background:var(--action);color:#fff;font-weight:620;text-decoration:none}
.button:hover{background:var(--action-hover)}
:focus-visible{outline:2px solid var(--violet);outline-offset:2px}
.brand{max-width:900px;margin:0 auto 20px}
.brand a{display:flex;align-items:center;gap:10px;text-decoration:none}
`;

/** Only Russian needs the letters of the second font. */
const styleIn = (locale: Locale): string => `${faces.latin}\n${locale === 'ru' ? faces.cyrillic : ''}${look}`;

const policyFor = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    'font-src data:',
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every response under a share link: the link can be revoked at any time, and search engines must not index it. */
const passing = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

function mediaOf({ type, width, height }: StoredOutput, source: string, name: string): Html {
  const size = width && height ? html` width="${width}" height="${height}"` : '';
  if (type.startsWith('video/')) return html`<video src="${source}"${size} aria-label="${name}" controls loop playsinline></video>`;
  if (type.startsWith('audio/')) return html`<audio src="${source}" aria-label="${name}" controls></audio>`;
  return html`<img src="${source}"${size} alt="${name}">`;
}

function pageOf(origin: string, token: string, { tool, outputs, isDraft }: Shared, locale: Locale, name: string): string {
  const translate = (key: 'shareMadeWith' | 'shareMakeOwn' | 'shareReport' | 'shareSynthetic' | 'shareDraft') =>
    sentence(locale, key, { product: productName });
  const address = `/s/${token}`;
  const title = `${name} · ${translate('shareMadeWith')}`;
  const report = localePath(locale, `/report?url=${encodeURIComponent(`${origin}${address}`)}`);
  return page({
    lang: localeFacts[locale].tag,
    title,
    style: styleIn(locale),
    robots: 'noindex,nofollow',
    head: html`<meta property="og:title" content="${title}">${outputs[0]?.type.startsWith('image/') && html`<meta property="og:image" content="${origin}${address}/1">`}`,
    body: html`<div class="brand"><a href="${localePath(locale, '/')}">${brand}</a></div><main><h1>${name}</h1>${outputs.map((output, index) => mediaOf(output, `${address}/${index + 1}`, name))}<p><strong>${translate('shareMadeWith')}</strong></p><p>${translate('shareSynthetic')}</p>${isDraft && html`<p>${translate('shareDraft')}</p>`}<nav><a class="button" href="${localePath(locale, `/${tool}`)}">${translate('shareMakeOwn')}</a><a href="${report}">${translate('shareReport')}</a></nav></main>`,
  });
}

/** In place of a share that has ended, or never was: a page of this site would be in the language of its address, and this has none. */
function pageOfNothing(locale: Locale): string {
  const title = sentence(locale, 'shareGone');
  return page({
    lang: localeFacts[locale].tag,
    title,
    style: styleIn(locale),
    robots: 'noindex,nofollow',
    body: html`<div class="brand"><a href="${localePath(locale, '/')}">${brand}</a></div><main><h1>${title}</h1><nav><a class="button" href="${localePath(locale, '/')}">${sentence(locale, 'shareMakeOwn', { product: productName })}</a></nav></main>`,
  });
}

/** Returns whether the storage has every file of a share. */
const areAll = async ({ disk }: Pick<Services, 'disk'>, { outputs }: Shared): Promise<boolean> =>
  (await Promise.all(outputs.map(({ key }) => disk.exists(key)))).every(Boolean);

/** Serves the page of a share at `/s/{token}`, and its files at `/s/{token}/{place}`, numbered from 1. */
export function serveShares(app: App, services: Pick<Services, 'config' | 'db' | 'disk' | 'log' | 'site'>): void {
  app.get('/s/:token{[0-9A-Za-z_-]{24}}', async (c) => {
    const token = c.req.param('token');
    const shared = await sharedBy(services, token);
    const locale = localeOf(c.req.header('accept-language'));
    const headers = { ...passing, 'content-security-policy': policyFor(styleIn(locale)), vary: 'accept-language' };
    // A page with a broken image would be worse than none.
    if (!shared || !(await areAll(services, shared))) {
      respondMissing(c);
      return c.html(pageOfNothing(locale), 404, headers);
    }
    return c.html(pageOf(originOf(c, services), token, shared, locale, toolName(shared.tool, locale)), 200, headers);
  });

  app.get('/s/:token{[0-9A-Za-z_-]{24}}/:place{[0-9]{1,2}}', async (c, next) => {
    const shared = await sharedBy(services, c.req.param('token'));
    const output = shared?.outputs[Number(c.req.param('place')) - 1];
    if (!output) return next();
    for (const [name, value] of Object.entries(passing)) c.header(name, value);
    return sendFile(c, services, output.key, passing['cache-control']);
  });
}
