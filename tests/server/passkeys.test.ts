/** Passkeys: made by a browser for this site, one answer to each challenge, as a second step or alone. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import { challengeFor, createAuthenticator } from './kit/authenticator.ts';
import { onEachDatabase } from './kit/databases.ts';
import { goodPassword, register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onEachDatabase('passkeys', (database) => {
  let server: TestServer;
  let owner: Person;
  let email = '';
  let phone: ReturnType<typeof createAuthenticator>;
  let item: { id: string; name: string };
  let people = 0;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const optionsOf = async (person: Person) => (await person.call('POST', '/api/users/passkeys/options')).data;
  const add = (person: Person, passkey: object, proof: object = { password: goodPassword }) =>
    person.call('POST', '/api/users/passkeys', { body: { name: 'Phone', passkey, ...proof } });
  const alone = async (person: Person, passkey?: object) =>
    person.call<string>('POST', '/api/users/login/passkey', { body: { passkey: passkey ?? phone.answer(await challengeFor(person)) } });
  beforeEach(async () => {
    people += 1;
    email = `key${people}@example.com`;
    owner = await register(server, email);
    phone = createAuthenticator(server);
    const added = await add(owner, phone.make((await optionsOf(owner)).challenge));
    item = added.data.item;
    expect(added.data.recovery).toHaveLength(10);
  });

  it('signs in alone, and notes when', async () => {
    const person = server.person();
    person.token = (await alone(person)).data;
    const [listed] = (await person.call('GET', '/api/users/factor')).data.passkeys;
    expect([listed.name, listed.usedAt]).toEqual(['Phone', server.clock.now().toISOString()]);
  });

  it('completes a sign-in with the password, and one of another account doesn’t', async () => {
    const [person, other] = [server.person(), createAuthenticator(server)];
    const stranger = await register(server, `stranger${people}@example.com`);
    await add(stranger, other.make((await optionsOf(stranger)).challenge));
    expect((await person.call('POST', '/api/users/login', { body: { email, password: goodPassword } })).code).toBe(codes.factorNeeded);
    const step = async (key: typeof phone) =>
      (await person.call('POST', '/api/users/login/factor', { body: { passkey: key.answer(await challengeFor(person)) } })).code;
    expect([await step(other), await step(phone)]).toEqual([codes.wrongCode, codes.success]);
  });

  it('answers a challenge once, in time, in the browser that asked, on this site, and with its owner there', async () => {
    const [person, thief] = [server.person(), server.person()];
    const challenge = await challengeFor(person);
    const answer = phone.answer(challenge);
    expect((await alone(thief, answer)).code).toBe(codes.wrongCredentials);
    expect((await alone(person, answer)).code).toBe(codes.success);
    const wrong = [
      phone.answer(challenge),
      phone.answer(await challengeFor(person), { origin: 'https://iridia.evil.example' }),
      phone.answer(await challengeFor(person), { verified: false }),
      phone.answer(Buffer.from('made up').toString('base64url')),
      createAuthenticator(server).answer(await challengeFor(person)),
      { ...phone.answer(await challengeFor(person)), response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } },
    ];
    for (const passkey of wrong) expect((await alone(person, passkey)).code).toBe(codes.wrongCredentials);
    const late = await challengeFor(person);
    server.clock.advance(times.passkeyChallenge + 1);
    expect((await alone(person, phone.answer(late))).code).toBe(codes.wrongCredentials);
  });

  it('is added with a proof, for this site, and once', async () => {
    const key = createAuthenticator(server);
    const challenge = async () => (await optionsOf(owner)).challenge as string;
    expect((await add(owner, key.make(await challenge()), {})).code).toBe(codes.codeNeeded);
    expect((await add(owner, key.make(await challenge(), { origin: 'https://evil.example' }))).code).toBe(codes.wrongCode);
    expect((await add(owner, phone.make(await challenge()))).code).toBe(codes.wrongCode);
    const second = await add(owner, key.make(await challenge()));
    expect([second.code, second.data.recovery]).toEqual([codes.success, null]);
    expect((await optionsOf(owner)).excludeCredentials).toHaveLength(2);
  });

  it('is removed with a proof; the last one takes the recovery codes along', async () => {
    const remove = async (passkey?: object) =>
      (await owner.call('DELETE', `/api/users/passkeys/${item.id}`, { body: passkey ? { passkey } : {} })).code;
    expect(await remove()).toBe(codes.wrongCode);
    expect(await remove(phone.answer(await challengeFor(owner)))).toBe(codes.success);
    expect((await owner.call('GET', '/api/users/factor')).data).toEqual({ app: null, passkeys: [], recovery: 0 });
    expect((await alone(server.person())).code).toBe(codes.wrongCredentials);
  });
});
