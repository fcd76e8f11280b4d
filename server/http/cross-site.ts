import type { Services } from '../core/services.ts';
import { Refusal } from '../core/refusal.ts';
import type { App, AppContext } from './app.ts';
import { bringsKey } from './token.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns whether the browser reports that a page of another origin asks, a subdomain's too. */
export const isFromElsewhere = (c: AppContext): boolean => ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');

/** Returns whether an `Origin` is ours: the site's, or the host that the request names. */
function isOurs(c: AppContext, { config, site }: Pick<Services, 'config' | 'site'>, origin: string): boolean {
  // A page that sends no referrer sends this origin too; then the browser's own judgment decides.
  if (origin === 'null') return ['same-origin', 'none'].includes(c.req.header('sec-fetch-site') ?? '');
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === c.req.header('host')?.toLowerCase() || host === new URL(config.siteUrl ?? site.url).host;
}

/**
 * Refuses every call that may change something when another site's page sends it (ASVS 3.5.1): a form post needs no permission of ours, and
 * comes without our cookie, so even the answer's fresh cookie would replace a visitor's and with it the credits. A request with a key is a
 * program's, whatever origin it names: a browser would ask us before it sends one for another site, and we never agree.
 */
export function refuseCrossSite(app: App, services: Pick<Services, 'config' | 'site' | 'log'>): void {
  app.use('*', async (c, next) => {
    if (!safeMethods.has(c.req.method) && !bringsKey(c)) {
      const origin = c.req.header('origin');
      if (isFromElsewhere(c) || (origin !== undefined && !isOurs(c, services, origin))) {
        services.log.event('crossSite.refused', { method: c.req.method, path: c.req.path.slice(0, 100) });
        throw new Refusal('invalidInput', { key: 'crossSite' });
      }
    }
    await next();
  });
}
