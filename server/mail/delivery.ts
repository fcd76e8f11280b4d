/** Delivery of letters through an SMTP server: at least once, across restarts. */
import type { Transporter } from 'nodemailer';
import type { Log } from '../core/log.ts';
import type { Measures } from '../core/measures.ts';
import type { Db, Trx } from '../db/transaction.ts';
import type { Secrets } from '../db/secrets.ts';
import { storedLetters, type Outgoing } from './stored-letters.ts';

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

const minute = 60_000;
/** Interval in milliseconds at which letters are taken up that an earlier process left behind, or that the mail server did not take. */
const resumption = minute;

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
export function openDelivery({ transport, retryDelays, log, measures, ...parts }: Parts): Delivery {
  const stored = storedLetters({ log, ...parts });
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      closing.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });

  /** Returns whether the letter is done: the mail server took it, or nobody waits for it any longer. */
  const send = async (id: string | null, { to, ...letter }: Outgoing): Promise<boolean> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (attempt > 0 && !(await stored.isWaiting(id))) return true;
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

  const deliver = async (id: string | null, letter: Outgoing): Promise<void> => {
    const isTaken = await send(id, letter);
    if (id === null) return;
    await stored.mark(id, isTaken ? 'taken' : closing.signal.aborted ? 'left' : 'tried');
  };

  const start = (id: string | null, letter: Outgoing): void => {
    const sending = deliver(id, letter).finally(() => underWay.delete(sending));
    underWay.add(sending);
  };

  const resume = async (): Promise<void> => {
    for (const { id, letter } of await stored.takeDue()) start(id, letter);
  };

  const resumeQuietly = () => resume().catch((error: unknown) => log.warn('letters that wait could not be read', { error }));
  let resuming = resumeQuietly();
  const timer = setInterval(() => void (resuming = resumeQuietly()), resumption);
  timer.unref();

  return {
    store: async (trx, letter) => {
      const id = await stored.insert(trx, letter, true);
      return () => start(id, letter);
    },
    hand: async (letter) => start(await stored.keep(letter, true), letter),
    pretend: async (letter) => void (await stored.keep(letter, false)),
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await resuming;
      await Promise.all(underWay);
      transport.close();
    },
  };
}
