/** What this machine has for a pack, and whether that is enough. */
import { totalmem } from 'node:os';
import type { Pack } from '@iridia/engine/packs';
import { bytesNeeded, freeBytes } from './room.ts';

/** Bytes. */
export type Machine = { memory: number; disk: number; platform: string };

/** The server, the database and the system need this much beside a pack (bytes). */
const beside = 1e9;

/** Returns the memory that this process may use, which a container limits, and the free disk of a folder. */
export async function machineWith(models: string): Promise<Machine> {
  const limit = process.constrainedMemory();
  const memory = limit > 0 && limit < totalmem() ? limit : totalmem();
  return { memory, disk: await freeBytes(models), platform: `${process.platform}-${process.arch}` };
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** Returns why a pack does not fit, a sentence each; empty when it does. `left` is what must still be fetched, in bytes. */
export function misfits(pack: Pick<Pack, 'memory'>, left: number, { memory, disk, platform }: Machine): string[] {
  const needed = pack.memory + beside;
  return [
    ...(platform === 'darwin-x64' ? ['The runtime has no build for Macs with Intel processors.'] : []),
    ...(memory < needed ? [`It needs ${gigabytes(needed)} of memory with the server; this machine has ${gigabytes(memory)}.`] : []),
    ...(left > 0 && disk < bytesNeeded(left) ? [`It needs ${gigabytes(bytesNeeded(left))} of disk; ${gigabytes(disk)} are free.`] : []),
  ];
}
