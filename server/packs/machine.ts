/** What this machine has for a pack, and whether that is enough. */
import { totalmem } from 'node:os';
import type { packMisfits } from '../../contract/structs/calls/packs.ts';
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

/** What a machine lacks for a pack, in bytes; a missing build of the runtime has none. */
export type Misfit = { kind: (typeof packMisfits)[number]; needed: number; there: number };

/** Returns why a pack does not fit; empty when it does. `left` is what must still be fetched, in bytes. */
export function misfits(pack: Pick<Pack, 'memory'>, left: number, { memory, disk, platform }: Machine): Misfit[] {
  const needed = pack.memory + beside;
  return [
    ...(platform === 'darwin-x64' ? [{ kind: 'platform' as const, needed: 0, there: 0 }] : []),
    ...(memory < needed ? [{ kind: 'memory' as const, needed, there: memory }] : []),
    ...(left > 0 && disk < bytesNeeded(left) ? [{ kind: 'disk' as const, needed: bytesNeeded(left), there: disk }] : []),
  ];
}
