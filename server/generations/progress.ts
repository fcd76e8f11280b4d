/** Writes the progress of a generation, at most ten times per second and one write at a time; only the latest value is written. */
import { sql } from 'kysely';
import type { Services } from '../core/services.ts';
import type { Claim } from './transitions.ts';

export type Progress = {
  report: (fraction: number, stage: string) => void;
  /** States that the job waits in line after all, within its engine, or that its work begins now. */
  wait: (isWaiting: boolean) => void;
  /** Resolves when no write is pending. */
  settle: () => Promise<void>;
};

const spacing = 100;

/**
 * Creates the progress writer of one attempt. `onLost` is called when the generation has ended or another worker has claimed it, so the
 * work is pointless.
 */
export function createProgress(
  services: Pick<Services, 'log' | 'clock' | 'db' | 'feed'>,
  { id, attempt }: Claim,
  onLost: () => void,
): Progress {
  const { db, clock, log, feed } = services;
  let latest: { fraction: number; stage: string } | null = null;
  let begins = false;
  let writing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    while (latest) {
      const { fraction, stage } = latest;
      const began = begins && { started_at: clock() };
      latest = null;
      begins = false;
      try {
        const row = await db
          .updateTable('generation')
          .set({ progress: sql`greatest(progress, ${Math.min(1, Math.max(0, fraction))}::float8)`, stage, updated_at: clock(), ...began })
          .where('id', '=', id)
          .where('attempts', '=', attempt)
          .where('status', '=', 'running')
          .returningAll()
          .executeTakeFirst();
        if (!row) return onLost();
        feed.publish(row);
      } catch (error) {
        log.warn('progress could not be written', { generation: id, error });
      }
      if (latest) await new Promise((resolve) => setTimeout(resolve, spacing));
    }
  };

  const report: Progress['report'] = (fraction, stage) => {
    latest = { fraction: Number.isFinite(fraction) ? fraction : 0, stage };
    writing ??= write().finally(() => {
      writing = null;
    });
  };
  return {
    report,
    wait: (isWaiting) => {
      begins = !isWaiting;
      report(0, isWaiting ? 'queued' : 'preparing');
    },
    settle: async () => {
      await writing;
    },
  };
}
