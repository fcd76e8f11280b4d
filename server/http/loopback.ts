import { peerOf, type AppContext } from './app.ts';

const isLoopbackAddress = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
const loopbackHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Whether this machine asks, for itself: the socket and the Host are the loopback's, and no proxy speaks for another. */
export function isLoopback(c: AppContext): boolean {
  const address = peerOf(c) ?? '';
  return isLoopbackAddress(address) && loopbackHosts.test(c.req.header('host') ?? '') && c.req.header('x-forwarded-for') === undefined;
}
