/** A letter about a fact is stored in the fact's transaction: anyone who loses one loses both. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import mail from '../../copy/en/mail.ts';
import type { LetterKind } from '../../copy/types/mail.ts';
import { codes } from '../../contract/facts/codes.ts';
import { productName } from '../../contract/facts/product.ts';
import { settle } from '../../server/payments/purchases/settle.ts';
import { onOneDatabase } from './kit/databases.ts';
import { goodPassword, idOf, openGoogleKeys, register, type GoogleKeys } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('a letter about', (database) => {
  let server: TestServer;
  let google: GoogleKeys;
  let person: Person;
  let email = '';
  let people = 0;
  beforeAll(async () => {
    google = await openGoogleKeys();
    const env = { GOOGLE_CLIENT_ID: google.clientId, GOOGLE_KEYS_URL: google.url, OPERATOR_EMAIL: 'op@example.com', LOG_LEVEL: 'silent' };
    server = await openTestServer({ database, env });
  });
  afterAll(async () => {
    await server.close();
    await google.close();
  });
  beforeEach(async () => {
    people += 1;
    email = `person${people}@example.com`;
    person = await register(server, email);
  });

  const user = () =>
    server.services.db
      .selectFrom('user_account')
      .select(['password_hash', 'google_subject'])
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
  const count = async (table: 'report' | 'contact_message') =>
    (await server.services.db.selectFrom(table).select('message').where('message', '=', email).execute()).length;
  const subscribed = async (): Promise<string> => {
    const id = `sub_${people}`;
    const now = server.clock.now();
    const account_id = await idOf(server, email);
    await server.services.db
      .insertInto('subscription')
      .values({
        id,
        account_id,
        plan_id: 1,
        processor: 'sandbox',
        created_at: now,
        status: 'running',
        anchor: now,
        period_end: new Date(now.getTime() + 30 * 86_400_000),
        payment_id: id,
        months_granted: 1,
        processor_ref: `ref_${people}`,
        email,
        locale: 'en',
      })
      .execute();
    return id;
  };
  const endsNow = async (id: string) =>
    (await server.services.db.selectFrom('subscription').select('ends').where('id', '=', id).executeTakeFirstOrThrow()).ends;

  const lettersOf = async (kind: LetterKind, to: string) => {
    const [subject = ''] = mail[kind].subject.replace('{product}', productName).split('{');
    return (await server.letters()).filter((letter) => letter.to === to && letter.subject.startsWith(subject)).length;
  };

  type Case = { act: () => Promise<unknown>; fact: () => Promise<unknown>; kind: LetterKind; to?: string };
  const cases: [string, () => Promise<Case>][] = [
    [
      'a password set with a code',
      async () => {
        await person.call('POST', '/api/users/mail_send', { body: { email } });
        const code = await server.codeFor(email);
        const act = () => person.call('POST', '/api/users/change_pwd', { body: { email, new_passwd: 'An0therOne', code } });
        return { act, fact: async () => (await user()).password_hash, kind: 'passwordChanged' };
      },
    ],
    [
      'a password set with the present one',
      () => {
        const body = { password: goodPassword, new_passwd: 'An0therOne' };
        const act = () => person.call('PUT', '/api/users/password', { body });
        return Promise.resolve({ act, fact: async () => (await user()).password_hash, kind: 'passwordReplaced' });
      },
    ],
    [
      'a key for programs',
      () => {
        const body = { name: 'A script', scopes: ['read'], password: goodPassword };
        const fact = async () => ((await person.call('GET', '/api/users/keys')).data as unknown[]).length;
        return Promise.resolve({ act: () => person.call('POST', '/api/users/keys', { body }), fact, kind: 'keyMade' });
      },
    ],
    [
      'Google joining an account',
      () => {
        const act = async () => {
          const { nonce } = (await person.call('POST', '/api/users/google-nonce')).data as { nonce: string };
          const credential = await google.credential({ sub: `g${people}`, email }, { nonce });
          return person.call('POST', '/api/users/google-callback', { body: { credential, domain: 'localhost' } });
        };
        return Promise.resolve({ act, fact: async () => (await user()).google_subject, kind: 'googleJoined' });
      },
    ],
    [
      'a canceled subscription',
      async () => {
        const id = await subscribed();
        return { act: () => person.call('POST', '/api/pay/subscription-cancel'), fact: () => endsNow(id), kind: 'subscriptionEnds' };
      },
    ],
    [
      'a cancellation that the processor reports',
      async () => {
        const id = await subscribed();
        const event = { id: `evt_${people}`, event: { kind: 'ending', subscription: `ref_${people}`, ends: true } } as const;
        return { act: () => settle(server.services, event).catch(() => null), fact: () => endsNow(id), kind: 'subscriptionEnds' };
      },
    ],
    [
      'a report',
      () => {
        const body = { url: 'https://example.com/x', reason: 'other', message: email, email };
        const act = () => person.call('POST', '/api/reports', { body });
        return Promise.resolve({ act, fact: () => count('report'), kind: 'reportReceived' });
      },
    ],
    [
      'a message to the operator',
      () => {
        const act = () => person.call('POST', '/api/contact', { body: { email, message: email, topic: 'other' } });
        return Promise.resolve({ act, fact: () => count('contact_message'), kind: 'contactMessage', to: 'op@example.com' });
      },
    ],
  ];

  it.each(cases)('%s is there with it, or neither is', { timeout: 60_000 }, async (_, prepare) => {
    const { act, fact, kind, to = email } = await prepare();
    const letters = () => lettersOf(kind, to);
    const before = [await fact(), await letters()];
    const fault = vi.spyOn(server.services.mail, 'within').mockRejectedValue(new Error('the process ends here'));
    await act();
    fault.mockRestore();
    expect([await fact(), await letters()]).toEqual(before);
    await act();
    expect(await fact()).not.toEqual(before[0]);
    expect(await letters()).toBe(Number(before[1]) + 1);
  });

  it('a canceled subscription is sent once, though the processor reports what the person asked for', async () => {
    await subscribed();
    const letters = () => lettersOf('subscriptionEnds', email);
    const before = await letters();
    const event = { id: `evt_${people}`, event: { kind: 'ending', subscription: `ref_${people}`, ends: true } } as const;
    const [answer] = await Promise.all([person.call('POST', '/api/pay/subscription-cancel'), settle(server.services, event)]);
    expect(answer.code).toBe(codes.success);
    expect(await letters()).toBe(before + 1);
  });

  it('a canceled subscription is written about in the language that it is canceled in', async () => {
    await subscribed();
    await person.call('POST', '/api/pay/subscription-cancel', { headers: { 'accept-language': 'zh' } });
    const [letter] = (await server.letters()).filter(({ to }) => to === email);
    expect(letter!.text).toMatch(/\p{Script=Han}/u);
  });
});
