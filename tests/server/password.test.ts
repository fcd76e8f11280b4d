/** A new password in the settings, with the present one (ASVS 6.2.3). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import mail from '../../copy/en/mail.ts';
import { codes } from '../../contract/facts/codes.ts';
import { onOneDatabase } from './kit/databases.ts';
import { goodPassword, idOf, register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const other = 'An0therOne';

onOneDatabase('a new password with the present one', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const replace = (person: Person, password: string, new_passwd = other) =>
    person.call('PUT', '/api/users/password', { body: { password, new_passwd } });
  const signIn = async (email: string, password: string): Promise<Person> => {
    const person = server.person();
    person.token = (await person.call('POST', '/api/users/login', { body: { email, password } })).data;
    return person;
  };
  const info = (person: Person) => person.call('GET', '/api/users/user_info');

  it('ends every other session, notifies the owner, and works from then on', async () => {
    const email = 'change@example.com';
    const person = await register(server, email);
    const elsewhere = await signIn(email, goodPassword);
    expect((await info(elsewhere)).code).toBe(codes.success);
    expect((await replace(person, goodPassword)).code).toBe(codes.success);
    expect([(await info(person)).code, (await info(elsewhere)).status]).toEqual([codes.success, 401]);
    expect((await server.letters()).find(({ to }) => to === email)?.text).toContain(mail.passwordReplaced.paragraphs[0]);
    expect([(await signIn(email, goodPassword)).token, (await signIn(email, other)).token]).toEqual([null, expect.any(String)]);
  });

  it('is refused for a wrong one, at most ten times an hour, then for the right one too', { timeout: 60_000 }, async () => {
    const person = await register(server, 'wrong@example.com');
    for (let index = 0; index < 10; index += 1) expect((await replace(person, `Wr0ngWr0ng${index}`)).code).toBe(codes.wrongCredentials);
    expect((await replace(person, goodPassword)).code).toBe(codes.tooManyAttempts);
    expect((await info(person)).code).toBe(codes.success);
  });

  it.each(['short1A', 'Passw0rd', 'nodigitsAtAll'])('is not %s if the rules are against it', async (password) => {
    const person = await register(server, `${password.toLowerCase()}@rules.example`);
    const answer = await replace(person, goodPassword, password === 'short1A' ? 'Ab1' : password);
    expect(answer.code).toBe(codes.invalidInput);
  });

  it('asks an account without a password for a code, and a visitor to sign in', async () => {
    const email = 'google-only@example.com';
    const person = await register(server, email);
    await server.services.db
      .updateTable('user_account')
      .set({ password_hash: null })
      .where('id', '=', await idOf(server, email))
      .execute();
    expect((await replace(person, goodPassword)).code).toBe(codes.codeNeeded);
    expect((await replace(server.person(), goodPassword)).code).toBe(codes.signInNeeded);
  });

  it('takes one of two changes that arrive at once', { timeout: 60_000 }, async () => {
    const person = await register(server, 'twice@example.com');
    const answers = await Promise.all([replace(person, goodPassword, other), replace(person, goodPassword, 'Th1rdOneHere')]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.wrongCredentials, codes.success]);
  });
});
