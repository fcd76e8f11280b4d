/** Delivery of letters through an SMTP server: at least once, across restarts. */
import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { newId } from '../core/id.ts';
import type { Log } from '../core/log.ts';
import type { Measures } from '../core/measures.ts';
import type { Db, Trx } from '../db/transaction.ts';
import type { Secrets } from '../db/secrets.ts';

export type Outgoing = { to: string; subject: string; text: string; html: string };

type Parts = {
  transport: Transporter;
  /** Delays in milliseconds before each retry of sending a letter. */
  retryDelays: readonly number[];
  db: Db;
  clock: () => Date;
  log: Log;
  measures: Pick<Measures, 'letters'> | undefined;
  secrets: Pick<Secrets, 'seal' | 'open' | 'sign'>;
};

/** Returns the keyed digest under which the sealed letters to an address are found. */
export const recipientOf = ({ secrets }: { secrets: Pick<Secrets, 'sign'> }, to: string): string =>
  secrets.sign('letter-recipient', to.toLowerCase());

const minute = 60_000;
/** Time in milliseconds in which one process tries a letter before another one may. */
const lease = 5 * minute;
/** Age in milliseconds at which a letter that no server takes is given up. */
const maxAge = 24 * 60 * minute;
/** Interval in milliseconds at which letters are taken up that an earlier process left behind, or that the mail server did not take. */
const resumption = minute;
/** Letters that one process takes up at once. */
const batch = 20;

export type Delivery = {
  /** Stores a letter and sends it in the background. Without the database it is sent from memory. Never rejects. */
  hand: (letter: Outgoing) => Promise<void>;
  /** Stores a letter in a transaction and returns a function that sends it after the commit; otherwise it is sent by the next resumption. */
  store: (trx: Trx, letter: Outgoing) => Promise<() => void>;
  /** Takes as long as `hand` and stores and sends nothing. Never rejects. */
  pretend: (letter: Outgoing) => Promise<void>;
  /** Ends the attempts; what was not sent stays stored. */
  close: () => Promise<void>;
};

/** Opens the delivery. A stored letter is deleted only after the mail server has taken it. */
export function openDelivery({ transport, retryDelays, db, clock, log, measures, secrets }: Parts): Delivery {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      closing.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });

  /** Returns whether a stored letter still waits: its addressee may have left. Without the database it counts as waiting. */
  const isWaiting = async (id: string | null): Promise<boolean> => {
    if (id === null) return true;
    try {
      return (await db.selectFrom('letter').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
    } catch {
      return true;
    }
  };

  /** Returns whether the letter is done: the mail server took it, or nobody waits for it any longer. */
  const send = async (id: string | null, { to, ...letter }: Outgoing): Promise<boolean> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (attempt > 0 && !(await isWaiting(id))) return true;
        // An object, because a string would be parsed, and might name several mailboxes.
        await transport.sendMail({ ...letter, to: { name: '', address: to } });
        measures?.letters.inc({ outcome: 'taken' });
        return true;
      } catch (error) {
        measures?.letters.inc({ outcome: 'refused' });
        const wait = retryDelays[attempt];
        if (wait === undefined || closing.signal.aborted) {
          log.error('a letter could not be handed to the mail server', { error, attempts: attempt + 1 });
          return false;
        }
        log.warn('the mail server did not take a letter', { error, attempts: attempt + 1 });
        await pause(wait);
      }
    }
  };

  const insert = async (into: Db, letter: Outgoing, isReal: boolean): Promise<string> => {
    const now = clock();
    const id = newId(now.getTime());
    const sealed = secrets.seal('letter', JSON.stringify(letter));
    await sql`insert into letter (id, sealed, recipient, next_at, created_at)
      select ${id}, ${sealed}, ${recipientOf({ secrets }, letter.to)}, ${new Date(now.getTime() + lease)}::timestamptz, ${now}::timestamptz
      where ${isReal}::boolean`.execute(into);
    return id;
  };

  const keep = async (letter: Outgoing, isReal: boolean): Promise<string | null> => {
    try {
      return await insert(db, letter, isReal);
    } catch (error) {
      log.warn('a letter could not be stored and is sent from memory', { error });
      return null;
    }
  };

  const deliver = async (id: string | null, letter: Outgoing): Promise<void> => {
    const isTaken = await send(id, letter);
    if (id === null) return;
    try {
      if (isTaken) await db.deleteFrom('letter').where('id', '=', id).execute();
      else if (closing.signal.aborted) await db.updateTable('letter').set({ next_at: clock() }).where('id', '=', id).execute();
    } catch (error) {
      log.warn('a stored letter could not be marked', { error });
    }
  };

  const start = (id: string | null, letter: Outgoing): void => {
    const sending = deliver(id, letter).finally(() => underWay.delete(sending));
    underWay.add(sending);
  };

  const resume = async (): Promise<void> => {
    const now = clock();
    await db
      .deleteFrom('letter')
      .where('created_at', '<', new Date(now.getTime() - maxAge))
      .execute();
    const { rows } = await sql<{ id: string; sealed: string }>`
      update letter set next_at = ${new Date(now.getTime() + lease)}
      where id in (select id from letter where next_at <= ${now} order by next_at limit ${batch} for update skip locked)
      returning id, sealed`.execute(db);
    for (const { id, sealed } of rows) start(id, JSON.parse(secrets.open('letter', sealed)) as Outgoing);
  };

  const resumeQuietly = () => resume().catch((error: unknown) => log.warn('letters that wait could not be read', { error }));
  let resuming = resumeQuietly();
  const timer = setInterval(() => void (resuming = resumeQuietly()), resumption);
  timer.unref();

  return {
    store: async (trx, letter) => {
      const id = await insert(trx, letter, true);
      return () => start(id, letter);
    },
    hand: async (letter) => start(await keep(letter, true), letter),
    pretend: async (letter) => void (await keep(letter, false)),
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await resuming;
      await Promise.all(underWay);
      transport.close();
    },
  };
}
