/** The one origin with which every address of this site begins: what is shared, invited with, paid at, and read by search engines. */
import { networkInterfaces } from 'node:os';
import type { Services } from '../core/services.ts';
import type { AppContext } from './app.ts';
import { loopbackHosts } from './loopback.ts';

/** Whether a host is an address of this machine itself, which only someone who reached it can know to be right. */
function isThisMachine(host: string): boolean {
  const bare = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === bare));
}

/** The sites whose log warned that `SITE_URL` is missing: once is enough. */
const warned = new WeakSet<Services['site']>();

/**
 * Returns `SITE_URL`. Without it, the origin by which the browser came, if that is an address of this machine: a frame must be of the same origin
 * as its page, and a link must lead back to where it was copied. Any other Host header is a stranger's word and is not repeated.
 */
export function originOf(c: AppContext, { config, site, log }: Pick<Services, 'config' | 'site' | 'log'>): string {
  if (config.siteUrl !== null) return config.siteUrl;
  const { origin, host } = new URL(c.req.url);
  if (loopbackHosts.test(host) || isThisMachine(host)) return origin;
  if (!warned.has(site)) {
    warned.add(site);
    log.warn('SITE_URL is not set, and a request came by another host: links lead to this machine', { host, links: site.url });
  }
  return site.url;
}
