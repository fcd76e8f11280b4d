import type { Services } from '../core/services.ts';
import { peerOf, type AppContext } from './app.ts';

const isLoopbackAddress = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
export const loopbackHosts = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)(:\d+)?$/i;
/** Headers that proxies, load balancers and content networks add: behind one, every socket is loopback. */
const forwarding =
  /^(?:forwarded(?:-.*)?|x-forwarded.*|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|client-ip|true-client-ip|via|x-proxy.*|cf-.*|cdn-loop|fastly-.*|fly-.*|x-vercel-.*|x-envoy-.*|x-amzn-.*|x-amz-cf-id|x-azure-.*|x-cloud-trace-context|akamai-.*|x-arr-.*)$/i;

/** Returns whether the configuration reports that this server is somebody's own machine: nothing public is in front of it. */
export const isPrivate = ({ production, host, siteUrl }: Services['config']): boolean =>
  !production && loopbackHosts.test(host) && (siteUrl === null || loopbackHosts.test(new URL(siteUrl).hostname));

/**
 * Returns whether a developer on this machine asks: outside of production, on a server that listens on and calls itself loopback, from a
 * loopback socket, with a loopback Host header, and without any trace of a proxy.
 */
export function isDeveloper(c: AppContext, { config }: Pick<Services, 'config'>): boolean {
  if (!isPrivate(config) || !isLoopbackAddress(peerOf(c) ?? '') || !loopbackHosts.test(c.req.header('host') ?? '')) return false;
  return !Object.keys(c.req.header()).some((name) => forwarding.test(name));
}
