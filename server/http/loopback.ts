import { peerOf, type AppContext } from './app.ts';

const isLoopbackAddress = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
const loopbackHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Returns whether the request comes from this machine: the socket and the Host header are loopback, and no proxy forwarded it. */
export function isLoopback(c: AppContext): boolean {
  const address = peerOf(c) ?? '';
  return isLoopbackAddress(address) && loopbackHosts.test(c.req.header('host') ?? '') && c.req.header('x-forwarded-for') === undefined;
}
