import { withinRequest } from '../core/correlation.ts';
import { newId } from '../core/id.ts';
import { widestOf } from '../core/network.ts';
import type { Services } from '../core/services.ts';
import type { App } from './app.ts';
import { createPace } from './pace.ts';
import { addressOf } from './who.ts';

/** Returns the Content-Security-Policy of pages: our own origin plus those of the enabled providers. */
export function contentPolicy({ config }: Pick<Services, 'config'>): string {
  const google = config.googleClientId ? ['https://accounts.google.com'] : [];
  const stripe = config.stripe ? ['https://js.stripe.com', 'https://*.stripe.com'] : [];
  const outside = [config.analytics, config.chatWidget].flatMap((url) => (url ? [new URL(url).origin] : []));
  const cdn = config.cdnUrl ? [config.cdnUrl] : [];
  const storage = config.s3 ? [new URL(config.s3.endpoint).origin] : [];
  const rule = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    rule('default-src', "'self'"),
    rule('script-src', "'self'", ...cdn, ...google, ...stripe, ...outside),
    // Google's button injects a style element; our own styles are files, and positions are attributes.
    rule('style-src', "'self'", ...cdn, ...(google.length > 0 ? ["'unsafe-inline'", ...google] : [])),
    rule('style-src-attr', "'unsafe-inline'"),
    rule('img-src', "'self'", 'data:', 'blob:', ...cdn, ...storage, ...outside),
    rule('media-src', "'self'", 'blob:', ...cdn, ...storage),
    rule('font-src', "'self'", ...cdn),
    rule('connect-src', "'self'", 'blob:', ...cdn, ...google, ...stripe, ...outside, ...storage),
    rule('frame-src', "'self'", ...google, ...stripe, ...outside),
    rule('worker-src', "'self'", 'blob:'),
    rule('manifest-src', "'self'"),
    rule('object-src', "'none'"),
    rule('base-uri', "'none'"),
    rule('form-action', "'self'"),
    rule('frame-ancestors', "'self'"),
  ].join('; ');
}

/** Returns whether a type is a script, style or font: browsers never display these as documents, so page policies do not apply to them. */
const isPartOfPage = (type: string | null): boolean => type !== null && /^(?:text\/(?:javascript|css)|font\/)/.test(type);

/** Returns whether a CDN serves the file of this path too (`CDN_URL`): hashed files and stored ones, whose addresses are secret. */
const isForCdn = (path: string): boolean => path.startsWith('/assets/') || path.startsWith('/files/');

/** Begins requests at a pace that is fair, adds a request id to every request and the security headers to every response; a script, a style or a font sends no id back. */
export function secureHeaders(app: App, services: Pick<Services, 'config'>): void {
  const { config } = services;
  const isSecure = (config.siteUrl ?? '').startsWith('https:');
  const everywhere = Object.entries({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
  const onPages = Object.entries({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentPolicy(services),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': config.googleClientId ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self)',
  });
  const pace = createPace();
  app.use('*', async (c, next) => {
    const requestId = newId(Date.now());
    c.set('requestId', requestId);
    const network = widestOf(addressOf(c, config.trustProxy));
    await pace.begin(network);
    await withinRequest({ id: requestId, network }, next);
    // `c.header` would copy the finished response once per header.
    const { headers } = c.res;
    // A page loads many small files, and these headers would be larger than most of them.
    const isPart = isPartOfPage(headers.get('content-type'));
    if (!isPart) headers.set('x-request-id', c.get('requestId'));
    const ruling = isPart ? everywhere : [...everywhere, ...onPages];
    if (config.cdnUrl && isForCdn(c.req.path)) {
      // Pages of this site load it from another host, and scripts and fonts only with its consent.
      headers.set('cross-origin-resource-policy', 'cross-origin');
      headers.set('access-control-allow-origin', '*');
    }
    // Stately's inspector is a window that this page opens, and that must answer it.
    const isInspected = config.flows && c.req.query('inspect') !== undefined;
    if (isInspected) headers.set('cross-origin-opener-policy', 'unsafe-none');
    for (const [name, value] of ruling) if (!headers.has(name)) headers.set(name, value);
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  });
}
