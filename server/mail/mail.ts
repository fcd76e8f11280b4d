import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Locale } from '../../contract/facts/locales.ts';
import type { LetterKind, LetterParams } from '../../copy/types/mail.ts';
import type { Config } from '../core/config.ts';
import type { Db, Trx } from '../db/transaction.ts';
import type { Log } from '../core/log.ts';
import type { Measures } from '../core/measures.ts';
import type { Secrets } from '../db/secrets.ts';
import { openDelivery } from './delivery.ts';
import { recipientOf } from './stored-letters.ts';
import { composeLetter } from './letters.ts';

declare module '../core/services.ts' {
  interface Services {
    readonly mail: Mail;
  }
}

export type Mail = {
  /**
   * Sends an email in the background. Never rejects and never waits for the mail server, so a response reveals neither whether an address
   * exists nor how long its server takes. With `to` null nothing is sent, but the same work is done for the same reason.
   */
  post: <K extends LetterKind>(locale: Locale, kind: K, to: string | null, params: LetterParams[K]) => Promise<void>;
  /**
   * Stores an email in the caller's transaction, for what must not be noted without its letter. Returns a function to call after the commit,
   * which sends it at once.
   */
  within: <K extends LetterKind>(trx: Trx, locale: Locale, kind: K, to: string, params: LetterParams[K]) => Promise<() => void>;
  /** Deletes the letters that were sent to an address, and those that wait for the mail server. */
  forget: (trx: Trx, to: string) => Promise<void>;
  /** Ends the attempts under way; what was not sent stays stored. */
  close: () => Promise<void>;
};

/** Delays in milliseconds before each retry of sending an email. */
const usualRetryDelays = [2000, 15_000, 60_000];

/** Without keys nothing can be sealed, and letters are sent from memory. */
const noKeys = (): never => {
  throw new Error('There are no keys to seal letters with');
};
const noSecrets = { seal: noKeys, open: noKeys, sign: noKeys };

type Surroundings = {
  config: Pick<Config, 'smtpUrl' | 'requireTls' | 'mailFrom' | 'mailbox'>;
  db: Db;
  clock: () => Date;
  log: Log;
  measures?: Pick<Measures, 'letters'>;
  secrets?: Pick<Secrets, 'seal' | 'open' | 'sign'>;
  retryDelays?: readonly number[];
};

const forgetIn =
  (secrets: Pick<Secrets, 'sign'>): Mail['forget'] =>
  async (trx, to) => {
    await sql`delete from outbox where lower("to") = ${to.toLowerCase()}`.execute(trx);
    await trx.deleteFrom('letter').where('recipient', '=', recipientOf({ secrets }, to)).execute();
  };

/** Opens SMTP if it is configured, otherwise an outbox table that `/dev/mailbox` displays. */
export function openMail({ config, db, clock, log, measures, secrets = noSecrets, retryDelays = usualRetryDelays }: Surroundings): Mail {
  if (config.smtpUrl) {
    const transport = createTransport({ url: config.smtpUrl, requireTLS: config.requireTls }, { from: config.mailFrom });
    const { hand, store, pretend, close } = openDelivery({ transport, retryDelays, db, clock, log, measures, secrets });
    return {
      post: async (locale, kind, to, params) => {
        const letter = composeLetter(locale, kind, params);
        if (to !== null) await hand({ to, ...letter });
        // The same work for nobody, so that the response time does not reveal who has an account.
        else await pretend({ to: '', ...letter });
      },
      within: (trx, locale, kind, to, params) => store(trx, { to, ...composeLetter(locale, kind, params) }),
      forget: forgetIn(secrets),
      close,
    };
  }
  return {
    forget: forgetIn(secrets),
    within: async (trx, locale, kind, to, params) => {
      if (config.mailbox)
        await trx
          .insertInto('outbox')
          .values({ to, ...composeLetter(locale, kind, params), sent_at: clock() })
          .execute();
      else log.error('a letter was not sent: set SMTP_URL');
      return () => undefined;
    },
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
