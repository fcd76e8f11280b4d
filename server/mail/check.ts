import { createTransport } from 'nodemailer';
import type { Config } from '../core/config.ts';

/** Milliseconds in which a mail server has to answer each step. */
const stepTimeout = 4000;

/** Connects to the mail server and signs in, without a letter. Rejects with what it answered. Needs `SMTP_URL`. */
export async function checkMail({ smtpUrl, requireTls }: Pick<Config, 'smtpUrl' | 'requireTls'>): Promise<void> {
  const transport = createTransport({
    url: smtpUrl!,
    requireTLS: requireTls,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
