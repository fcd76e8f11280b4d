/** The beginning of a sound, played while the rest of it is made: its parts are marked and stored beside the result until the generation ends. */
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import type { EnginePart } from '@iridia/engine';
import type { Reservation } from '../core/disk-space.ts';
import type { Services } from '../core/services.ts';
import type { StoredOutput } from '../db/schema.ts';
import type { Claim } from './transitions.ts';

export type Beginning = {
  /** Marks and stores a part, and publishes it after those before it. One that cannot be stored is left out, with all after it. */
  add: (engine: string, part: EnginePart) => void;
  /** Withdraws the parts of an engine that broke off: another one makes the sound anew. */
  restart: () => void;
  /** Resolves when no part is being stored. */
  settle: () => Promise<void>;
};

type Opening = {
  claim: Claim;
  /** What the attempt may write. */
  room: Reservation;
  /** Marks the files of a part as the result of its engine. */
  mark: (engine: string, part: EnginePart) => Promise<void>;
};

/** Opens the beginning of one attempt. */
export function createBeginning(
  { db, disk, feed, clock, log }: Pick<Services, 'db' | 'disk' | 'feed' | 'clock' | 'log'>,
  { claim: { id, attempt }, room, mark }: Opening,
): Beginning {
  let storing: Promise<unknown> = Promise.resolve();
  let isWhole = true;
  // Each attempt and each engine has names of its own, so that no cache mixes the voices.
  let take = randomUUID();

  /** Publishes the parts, unless the attempt is no longer the latest. */
  async function list(beginning: RawBuilder<string>): Promise<boolean> {
    const row = await db
      .updateTable('generation')
      .set({ beginning, updated_at: clock() })
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (row) feed.publish(row);
    return row !== undefined;
  }

  async function store(engine: string, part: EnginePart): Promise<boolean> {
    const { path, type, width, height, duration } = part.outputs[0]!;
    // The signed file, and the stored one.
    room.reserve(2 * (await stat(path)).size);
    await mark(engine, part);
    const key = `${partsOf(id)}${take}-${basename(path)}`;
    await disk.copyFromFs(path, key, { contentType: type });
    const stored = JSON.stringify([{ key, type, width, height, duration } satisfies StoredOutput]);
    return list(part.isFirst ? sql<string>`${stored}::jsonb` : sql<string>`beginning || ${stored}::jsonb`);
  }

  const next = (isAnew: boolean, work: () => Promise<boolean>): void => {
    storing = storing.then(async () => {
      try {
        isWhole = (isAnew || isWhole) && (await work());
      } catch (error) {
        isWhole = false;
        log.warn('a part of a sound could not be stored', { generation: id, error });
      }
    });
  };

  return {
    add: (engine, part) => next(part.isFirst, () => store(engine, part)),
    restart: () =>
      next(true, () => {
        take = randomUUID();
        return list(sql<string>`'[]'::jsonb`);
      }),
    settle: async () => {
      await storing;
    },
  };
}

/** Where the parts of a generation are stored. */
const partsOf = (id: string): string => `results/${id}/parts/`;

/** Removes the parts of a generation that has ended. */
export const removeParts = ({ disk }: Pick<Services, 'disk'>, id: string): Promise<void> => disk.deleteAll(partsOf(id));
