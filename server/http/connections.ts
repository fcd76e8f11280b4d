/**
 * How many connections are open: each holds memory and a file of the process, whether anything is asked on it or not. Where there are as many as may
 * be, who has most of them gives way, so that nobody keeps another out by opening more.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../../contract/facts/limits.ts';
import { addressGroup, widestOf } from '../core/network.ts';

/** Files that the process opens beside its connections: the database, storage, children, what is sent and received. */
const ownFiles = 2000;

/** Returns how many connections may be open: `wanted`, as far as the system lets this process open so many files. */
export function connectionsWithin(wanted: number = limits.connections): number {
  // It would look up the names of all connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const files = Number(userLimits?.open_files?.soft);
  return Number.isFinite(files) ? Math.min(wanted, Math.max(Math.floor(files / 2), files - ownFiles)) : wanted;
}

/** Keeps no more than `most` connections to `server` open. `isBusy` returns whether something is being answered on one. */
export function limitConnections(server: Server, most: number, isBusy: (socket: Socket) => boolean): void {
  /** By network, in the order in which they were opened. */
  const open = new Map<string, Set<Socket>>();
  let count = 0;

  function forget(network: string, socket: Socket): void {
    const sockets = open.get(network);
    if (!sockets?.delete(socket)) return;
    count -= 1;
    if (sockets.size === 0) open.delete(network);
  }

  /** Ends the oldest connection of the network that has most, of those on which nothing is asked if there is one. */
  function endOne(): void {
    const [network, sockets] = [...open].reduce((one, other) => (other[1].size > one[1].size ? other : one));
    const socket = sockets.values().find((each) => !isBusy(each)) ?? sockets.values().next().value!;
    forget(network, socket);
    socket.destroy();
  }

  server.on('connection', (socket) => {
    const network = widestOf(addressGroup(socket.remoteAddress ?? ''));
    open.set(network, (open.get(network) ?? new Set()).add(socket));
    count += 1;
    socket.once('close', () => forget(network, socket));
    if (count > most) endOne();
  });
}
