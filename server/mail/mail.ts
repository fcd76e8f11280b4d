import { sql } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';
import type { Locale } from '../../contract/facts/locales.ts';
import type { LetterKind, LetterParams } from '../../copy/types/mail.ts';
import type { Config } from '../core/config.ts';
import type { Db } from '../db/transaction.ts';
import type { Log } from '../core/log.ts';
import { composeLetter } from './letters.ts';

export type Mail = {
  /**
   * Hands a letter on. Never rejects and never waits for a mail server: neither whether an address exists nor how long its server takes may
   * show in an answer. `to` null: nobody gets it, but the work is done, for the same reason.
   */
  post: <K extends LetterKind>(locale: Locale, kind: K, to: string | null, params: LetterParams[K]) => Promise<void>;
  /** Waits for the letters that are on their way. */
  close: () => Promise<void>;
};

/** Milliseconds to wait before each new attempt to hand a letter to the mail server. */
const usualRetryDelays = [2000, 15_000, 60_000];

type Outgoing = { to: string; subject: string; text: string; html: string };

/** Sends through a mail server; letters that it does not take are tried again for a while. */
function smtpMail(
  transport: Transporter,
  retryDelays: readonly number[],
  log: Log,
): { hand: (letter: Outgoing) => void; close: () => Promise<void> } {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      closing.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  const send = async (letter: Outgoing) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await transport.sendMail(letter);
        return;
      } catch (error) {
        const wait = retryDelays[attempt];
        if (wait === undefined || closing.signal.aborted) {
          log.error('a letter could not be handed to the mail server', { error, attempts: attempt + 1 });
          return;
        }
        log.warn('the mail server did not take a letter', { error, attempts: attempt + 1 });
        await pause(wait);
      }
    }
  };
  return {
    hand: (letter) => {
      const sending = send(letter).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      closing.abort();
      await Promise.all(underWay);
      transport.close();
    },
  };
}

type Surroundings = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailbox'>;
  db: Db;
  clock: () => Date;
  log: Log;
  retryDelays?: readonly number[];
};

/** SMTP when it is configured, else an outbox table that `/dev/mailbox` shows. */
export function openMail({ config, db, clock, log, retryDelays = usualRetryDelays }: Surroundings): Mail {
  if (config.smtpUrl) {
    const { hand, close } = smtpMail(createTransport(config.smtpUrl, { from: config.mailFrom }), retryDelays, log);
    return {
      post: (locale, kind, to, params) => {
        const letter = composeLetter(locale, kind, params);
        if (to !== null) hand({ to, ...letter });
        return Promise.resolve();
      },
      close,
    };
  }
  return {
    post: async (locale, kind, to, params) => {
      if (!config.mailbox) {
        log.error('a letter was not sent: set SMTP_URL');
        return;
      }
      const letter = composeLetter(locale, kind, params);
      try {
        await db
          .insertInto('outbox')
          .columns(['to', 'subject', 'text', 'html', 'sent_at'])
          .expression(
            sql`select ${to ?? ''}, ${letter.subject}, ${letter.text}, ${letter.html}, ${clock()}::timestamptz where ${to !== null}::boolean`,
          )
          .execute();
      } catch (error) {
        log.error('a letter could not be put in the outbox', { error });
      }
    },
    close: () => Promise.resolve(),
  };
}
