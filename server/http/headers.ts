import { newId } from '../core/id.ts';
import type { Services } from '../core/services.ts';
import type { App } from './app.ts';

/** What the page may load and talk to: ourselves, and the origins of providers that are switched on. */
export function contentPolicy({ config }: Pick<Services, 'config'>): string {
  const google = config.googleClientId ? ['https://accounts.google.com'] : [];
  const stripe = config.stripe ? ['https://js.stripe.com', 'https://*.stripe.com'] : [];
  const outside = [config.analytics, config.chatWidget].flatMap((url) => (url ? [new URL(url).origin] : []));
  const storage = config.s3 ? [new URL(config.s3.endpoint).origin] : [];
  const rule = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    rule('default-src', "'self'"),
    rule('script-src', "'self'", ...google, ...stripe, ...outside),
    // Google's button brings its own style element; ours are files, and positions are attributes.
    rule('style-src', "'self'", ...(google.length > 0 ? ["'unsafe-inline'", ...google] : [])),
    rule('style-src-attr', "'unsafe-inline'"),
    rule('img-src', "'self'", 'data:', 'blob:', ...storage, ...outside),
    rule('media-src', "'self'", 'blob:', ...storage),
    rule('font-src', "'self'"),
    rule('connect-src', "'self'", 'blob:', ...google, ...stripe, ...outside, ...storage),
    rule('frame-src', "'self'", ...google, ...stripe, ...outside),
    rule('worker-src', "'self'", 'blob:'),
    rule('manifest-src', "'self'"),
    rule('object-src', "'none'"),
    rule('base-uri', "'none'"),
    rule('form-action', "'self'"),
    rule('frame-ancestors', "'self'"),
  ].join('; ');
}

/** Scripts, styles and fonts: no browser shows them, so there is nothing that a policy for pages could keep them from. */
const isPartOfPage = (type: string | null): boolean => type !== null && /^(?:text\/(?:javascript|css)|font\/)/.test(type);

/** Gives every request its id, and every answer the headers that a browser should never have to do without. */
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
  app.use('*', async (c, next) => {
    c.set('requestId', newId(Date.now()));
    await next();
    // Not by `c.header`: once there is an answer, that copies the answer for each header.
    const { headers } = c.res;
    headers.set('x-request-id', c.get('requestId'));
    // A page is made of many parts, and what rules a page would be the greater half of a small one.
    const ruling = isPartOfPage(headers.get('content-type')) ? everywhere : [...everywhere, ...onPages];
    for (const [name, value] of ruling) if (!headers.has(name)) headers.set(name, value);
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  });
}
