import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Db } from '../db/transaction.ts';
import type { Log } from '../log.ts';

export type Letter = { to: string; subject: string; text: string; html?: string };

export type Mail = {
  /** Hands the letter on. Never rejects: whether an address exists must not show in an answer. Answers whether it was taken. */
  send: (letter: Letter) => Promise<boolean>;
  close: () => Promise<void>;
};

/** SMTP when it is configured, else an outbox table that `/dev/mailbox` shows. */
export function openMail({ config, db, clock, log }: { config: Config; db: Db; clock: () => Date; log: Log }): Mail {
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
    return {
      send: async (letter) => {
        try {
          await transport.sendMail(letter);
          return true;
        } catch (error) {
          log.error('a letter could not be handed to the mail server', { error });
          return false;
        }
      },
      close: () => {
        transport.close();
        return Promise.resolve();
      },
    };
  }
  return {
    send: async ({ to, subject, text, html }) => {
      if (!config.mailbox) {
        log.error('no mail server is configured: set SMTP_URL');
        return false;
      }
      await db
        .insertInto('outbox')
        .values({ to, subject, text, html: html ?? null, sent_at: clock() })
        .execute();
      return true;
    },
    close: () => Promise.resolve(),
  };
}
