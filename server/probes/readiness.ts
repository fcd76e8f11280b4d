/** Whether this process could serve somebody now, and what it lacks. */
import { sql } from 'kysely';
import { forEverybody } from '../core/correlation.ts';
import { spaceIn } from '../core/disk-space.ts';
import type { Services } from '../core/services.ts';
import { checkMail } from '../mail/check.ts';
import { tryStorage } from '../storage/probe.ts';

export type Readiness = {
  /** Letters wait while the mail server is away, so mail alone never makes a process unready. */
  readonly ok: boolean;
  readonly database: boolean;
  readonly storage: boolean;
  readonly space: 'enough' | 'low' | 'none';
  readonly mail: 'ready' | 'away' | 'off';
};

/** Anyone may ask at any rate: what an answer costs is spent once in this time (milliseconds). */
const life = 5000;
/** A part that has not answered in this time is away (milliseconds). */
const deadline = 5000;

/** Reports before the end that it is near: what visitors upload is refused first, and what users store last. */
const levelOf = ({ free, kept }: ReturnType<typeof spaceIn>): Readiness['space'] =>
  free < kept.users ? 'none' : free < kept.uploads ? 'low' : 'enough';

async function within(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${deadline / 1000} s`)), deadline);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Asked = Pick<Services, 'config' | 'db' | 'disk' | 'log'>;

/** Returns the function that looks at everything this process needs, at most once in five seconds. It never rejects. */
export function openReadiness({ config, db, disk, log }: Asked): () => Promise<Readiness> {
  const answers = async (name: string, ask: () => Promise<unknown>): Promise<boolean> => {
    try {
      await within(ask());
      return true;
    } catch (error) {
      log.warn(`${name} does not answer`, { error });
      return false;
    }
  };
  const look = async (): Promise<Readiness> => {
    const [database, storage, mail] = await Promise.all([
      answers('the database', () => sql`select 1`.execute(db)),
      answers('the storage', () => tryStorage(disk)),
      config.smtpUrl === null ? null : answers('the mail server', () => checkMail(config)),
    ]);
    const space = levelOf(spaceIn(config.dataDir));
    return {
      ok: database && storage && space !== 'none',
      database,
      storage,
      space,
      mail: mail === null ? 'off' : mail ? 'ready' : 'away',
    };
  };
  let last: { at: number; found: Promise<Readiness> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at >= life) last = { at: now, found: forEverybody('readiness', look) };
    return last.found;
  };
}
