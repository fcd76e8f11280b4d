import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import { locales } from '../../contract/facts/locales.ts';
import { readConfig } from '../../server/core/config.ts';
import { createLog } from '../../server/core/log.ts';
import type { LetterKind, LetterParams } from '../../copy/types/mail.ts';
import { composeLetter } from '../../server/mail/letters.ts';
import { openMail } from '../../server/mail/mail.ts';
import { onOneDatabase } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const samples: LetterParams = {
  registerCode: { code: '123456' },
  alreadyRegistered: { code: '123456' },
  verifyCode: { code: '123456' },
  passwordChanged: {},
  passwordReplaced: {},
  keyMade: { name: 'Poster printer' },
  factorOn: {},
  factorOff: {},
  passkeyAdded: { name: 'Phone' },
  passkeyRemoved: { name: 'Phone' },
  recoveryUsed: { left: '9' },
  recoveryRenewed: {},
  googleJoined: {},
  openidJoined: { provider: 'Example ID' },
  accountDeleted: {},
  receipt: { what: 'Pro', amount: '29.99', date: '2026-01-02', txn: 'T1' },
  paymentReturned: { what: 'Pro', amount: '29.99', date: '2026-01-02', txn: 'T1' },
  renewal: { what: 'Pro', amount: '29.99', date: '2026-01-02' },
  subscriptionEnds: { what: 'Pro', date: '2026-01-02' },
  reportReceived: { number: 'R-1', url: 'https://iridia.example/report' },
  reportRemoved: { number: 'R-1', outcome: 'It is gone.', url: 'https://iridia.example/report' },
  reportKept: { number: 'R-1', outcome: 'It stays.', url: 'https://iridia.example/report' },
  creationRemoved: { tool: 'Stickers', date: '2026-01-02', outcome: 'It is gone.' },
  uploadRemoved: { date: '2026-01-02', outcome: 'It is gone.' },
  accountClosed: { outcome: 'It broke a rule.' },
  contactMessage: { email: 'a@example.com', topic: 'other', message: '<b>Hello</b> & "goodbye"' },
};

describe('letters', () => {
  it('contain everything they were given, in five languages, as text and as HTML', () => {
    for (const kind of Object.keys(samples) as LetterKind[]) {
      const subjects = locales.map((locale) => {
        const { subject, text, html } = composeLetter(locale, kind, samples[kind] as never);
        expect(text).not.toMatch(/[{}]/);
        expect(subject).not.toMatch(/[{}]/);
        for (const value of Object.values(samples[kind])) if (!value.includes('<')) expect(`${subject} ${text}`).toContain(value);
        expect(html).toContain(`<html lang="${locale}">`);
        expect(html).not.toContain('<b>Hello</b>');
        return subject;
      });
      expect(new Set(subjects).size).toBe(5);
    }
  });

  it('state how long a code is valid', () => {
    for (const locale of locales)
      for (const kind of ['registerCode', 'verifyCode'] as const)
        expect(composeLetter(locale, kind, samples[kind]).text).toMatch(new RegExp(`\\D${times.codeLife / 60_000}\\s`));
  });
});

type Received = { to: string; content: string };

describe('a mail server', () => {
  let smtp: SMTPServer;
  let port: number;
  const received: Received[] = [];
  let refusals = 0;

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        done();
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo[0]!.address, content: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    port = (smtp.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

  const decoded = ({ content }: Received) =>
    content.replace(/=\r\n/g, '').replace(/((?:=[0-9A-F]{2})+)/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'));

  it('gets letters with both forms, and again what it refused at first', async () => {
    const mail = openMail({
      config: readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Iridia <hello@iridia.example>' }),
      db: undefined as never,
      clock: () => new Date(),
      log: createLog('silent'),
      retryDelays: [5, 5],
    });
    refusals = 1;
    await mail.post('fr', 'registerCode', 'ada@example.com', { code: '424242' });
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
    await mail.close();
    const letter = decoded(received[0]!);
    expect(received[0]!.to).toBe('ada@example.com');
    expect(letter).toContain('From: Iridia <hello@iridia.example>');
    expect(letter).toMatch(/Content-Type: text\/plain/);
    expect(letter).toMatch(/Content-Type: text\/html/);
    expect(letter).toContain('424242');
    expect(letter).toContain('créer votre compte');
  });

  it('that is away keeps nobody waiting and takes nothing down', async () => {
    const lines: string[] = [];
    const mail = openMail({
      config: readConfig({ SMTP_URL: 'smtp://127.0.0.1:9' }),
      db: undefined as never,
      clock: () => new Date(),
      log: createLog('error', (line) => lines.push(line)),
      retryDelays: [1],
    });
    await mail.post('en', 'verifyCode', 'ada@example.com', { code: '133713' });
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1);
    await mail.close();
    expect(lines[0]).toContain('could not be handed to the mail server');
    expect(lines[0]).not.toMatch(/133713|ada@example/);
  });
});

onOneDatabase('a letter', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('that no mail server took survives the process, unreadable, and is sent once by the next', async () => {
    const { db, secrets, clock } = server.services;
    const lines: string[] = [];
    const open = (port: number) =>
      openMail({
        config: readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
        db,
        secrets,
        clock,
        log: createLog('info', (line) => lines.push(line)),
        retryDelays: [60_000],
      });
    const stored = () => db.selectFrom('letter').selectAll().execute();
    const first = open(9);
    await first.post('en', 'verifyCode', 'ada@example.com', { code: '133713' });
    await first.post('en', 'verifyCode', null, { code: '133714' });
    expect(await stored()).toHaveLength(1);
    await first.close();
    expect(JSON.stringify(await stored())).not.toMatch(/133713|ada@/);

    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => (received.length > 0 ? done(new Error(`550 ${address} again`)) : done()),
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          received.push(session.envelope.rcptTo[0]!.address);
          done();
        });
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const second = open((smtp.server.address() as AddressInfo).port);
    await expect.poll(stored, { timeout: 10_000 }).toEqual([]);
    expect(received).toEqual(['ada@example.com']);
    await second.post('en', 'passwordChanged', 'grace@example.com', {});
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(1);
    await second.close();
    expect(lines.join('')).not.toMatch(/ada@|grace@|133713/);
    await new Promise<void>((resolve) => smtp.close(resolve));
  });
});

onOneDatabase('production without a mail server', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' } });
  });
  afterAll(() => server.close());

  it('has no mailbox, and answers everybody the same', async () => {
    const person = server.person();
    expect((await person.call('POST', '/api/users/register-code', { body: { email: 'ada@example.com' } })).code).toBe(codes.success);
    expect(await server.letters()).toEqual([]);
    expect((await person.raw('/dev/mailbox')).status).toBe(404);
    expect((await person.call('GET', '/api/site')).data.mailbox).toBe(false);
  });
});
