/** What people store in the database counts as their files do: in kilobytes a day, and against the free space that the database needs. */
import { spaceIn, storageFull } from '../core/disk-space.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import type { Spending } from './limits.ts';

/** Bytes of a row and its entries in indexes, on top of what was sent. */
const rowBytes = 512;

/**
 * Counts what somebody is about to store, in bytes, together with the points of other limits that it takes: a fresh cookie has a row in each, which
 * is none where the disk is full, or another of them. Throws a `Refusal`: `storageFull` (507) when visitors, or users, may take no more of the free
 * space, and `tooManyAttempts` (429) when that was all for a day, or of another limit.
 */
export async function admitBytes(
  { config, limits }: Pick<Services, 'config' | 'limits'>,
  { user: isUser, account, address: network }: Pick<Who, 'user' | 'account' | 'address'>,
  bytes: number,
  ...spendings: Spending[]
): Promise<void> {
  const space = spaceIn(config.dataDir);
  if (space.free < space.kept[isUser ? 'users' : 'visitors']) throw storageFull(`${space.free} bytes are free`);
  const kilobytes = Math.ceil((bytes + rowBytes) / 1024);
  await limits.spend(
    ...spendings,
    [isUser ? 'storedKilobytesByUser' : 'storedKilobytesByVisitor', account, kilobytes],
    ['storedKilobytesByAddress', network, kilobytes],
  );
}

/** Counts a value as it is written in JSON, or nothing but a row. Throws what `admitBytes` throws. */
export const admitStored = (
  services: Pick<Services, 'config' | 'limits'>,
  who: Pick<Who, 'user' | 'account' | 'address'>,
  value: unknown = null,
  ...spendings: Spending[]
): Promise<void> => admitBytes(services, who, Buffer.byteLength(JSON.stringify(value)), ...spendings);
