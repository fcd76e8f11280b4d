/** The beginning of a sound, played while the rest of it is made: its parts are stored beside the result until the generation ends. */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import type { EngineOutput } from '@iridia/engine';
import type { Reservation } from '../core/disk-space.ts';
import type { Services } from '../core/services.ts';
import type { StoredOutput } from '../db/schema.ts';
import type { Claim } from './transitions.ts';

export type Beginning = {
  /** Stores a part and publishes it after those before it. One that cannot be stored is left out, with all after it. */
  add: (part: EngineOutput) => void;
  /** Resolves when no part is being stored. */
  settle: () => Promise<void>;
};

/** Opens the beginning of one attempt; `room` is what the attempt may write. */
export function createBeginning(
  { db, disk, feed, clock, log }: Pick<Services, 'db' | 'disk' | 'feed' | 'clock' | 'log'>,
  { id, attempt }: Claim,
  room: Reservation,
): Beginning {
  let storing = Promise.resolve(true);

  async function store({ path, type, width, height, duration }: EngineOutput): Promise<boolean> {
    const key = `${partsOf(id)}${basename(path)}`;
    room.reserve((await stat(path)).size);
    await disk.copyFromFs(path, key, { contentType: type });
    const part: StoredOutput = { key, type, width, height, duration };
    const row = await db
      .updateTable('generation')
      .set({ beginning: sql`beginning || ${JSON.stringify([part])}::jsonb`, updated_at: clock() })
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (row) feed.publish(row);
    return row !== undefined;
  }

  return {
    add(part) {
      storing = storing.then(async (isWhole) => {
        try {
          return isWhole && (await store(part));
        } catch (error) {
          log.warn('a part of a sound could not be stored', { generation: id, error });
          return false;
        }
      });
    },
    settle: async () => {
      await storing;
    },
  };
}

/** Where the parts of a generation are stored. */
const partsOf = (id: string): string => `results/${id}/parts/`;

/** Removes the parts of a generation that has ended. */
export const removeParts = ({ disk }: Pick<Services, 'disk'>, id: string): Promise<void> => disk.deleteAll(partsOf(id));
