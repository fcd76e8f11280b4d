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
   * Sends an email in the background. Never rejects and never waits for the mail server, so a response reveals neither whether an address
   * exists nor how long its server takes. With `to` null nothing is sent, but the same work is done for the same reason.
   */
  post: <K extends LetterKind>(locale: Locale, kind: K, to: string | null, params: LetterParams[K]) => Promise<void>;
  /** Waits for pending emails. */
  close: () => Promise<void>;
};

/** Delays in milliseconds before each retry of sending an email. */
const usualRetryDelays = [2000, 15_000, 60_000];

type Outgoing = { to: string; subject: string; text: string; html: string };

/** Sends through an SMTP server and retries failed emails after each of the delays. */
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

/** Opens SMTP if it is configured, otherwise an outbox table that `/dev/mailbox` displays. */
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
