/** Two-step verification of people's own accounts: signing in takes a second step, which no password, letter or other browser replaces. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import { onEachDatabase } from './kit/databases.ts';
import { addApp, appCode, goodPassword, idOf, register, registerOperator } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const minute = 60_000;

onEachDatabase('two-step verification', (database) => {
  let server: TestServer;
  let email = '';
  let owner: Person;
  let app: { secret: string; recovery: string[] };
  let people = 0;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { OPERATOR_EMAILS: 'boss@example.com,chief@example.com' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    people += 1;
    email = `careful${people}@example.com`;
    owner = await register(server, email);
    app = await addApp(server, owner);
    server.clock.advance(minute);
  });

  const login = (person: Person, password = goodPassword) => person.call('POST', '/api/users/login', { body: { email, password } });
  const second = (person: Person, code: string) => person.call<string>('POST', '/api/users/login/factor', { body: { code } });
  const code = () => appCode(server, app.secret);
  const factorOf = async (person: Person) => (await person.call('GET', '/api/users/factor')).data;
  const subjects = async () => (await server.letters()).filter(({ to }) => to === email).map(({ subject }) => subject);

  it('signs in with the code after the password, once, and in the same browser only', async () => {
    const [person, stranger] = [server.person(), server.person()];
    expect((await second(person, code())).code).toBe(codes.wrongCredentials);
    const halfway = await login(person);
    expect([halfway.code, halfway.data]).toEqual([codes.factorNeeded, null]);
    expect((await second(stranger, code())).code).toBe(codes.wrongCredentials);
    expect((await second(person, '000000')).code).toBe(codes.wrongCode);
    const answers = await Promise.all([second(person, code()), second(person, code())]);
    const opened = answers.filter((answer) => answer.code === codes.success);
    expect(opened).toHaveLength(1);
    person.token = opened[0]!.data;
    expect((await person.call('GET', '/api/users/user_info')).data.user_email).toBe(email);
  });

  it('asks for no code of the mailbox after a right password, however often the second step failed', async () => {
    const person = server.person();
    for (let attempt = 0; attempt < 7; attempt += 1) expect((await login(person)).code).toBe(codes.factorNeeded);
    expect((await login(person, 'Wr0ngOne')).code).toBe(codes.wrongCredentials);
  });

  it('bounds guesses of strangers without using up those of the owner’s browser', async () => {
    const stranger = server.person();
    await login(stranger);
    let last = 0;
    for (let guess = 0; guess < 12; guess += 1) last = (await second(stranger, 'no such code')).code;
    expect([last, (await second(stranger, code())).code]).toEqual([codes.tooManyAttempts, codes.tooManyAttempts]);
    await login(owner);
    expect((await second(owner, code())).code).toBe(codes.success);
  });

  it('ends a sign-in that waits too long, or whose password was changed meanwhile', async () => {
    const person = server.person();
    await login(person);
    server.clock.advance(times.secondStep + 1);
    expect((await second(person, code())).code).toBe(codes.wrongCredentials);
    await login(person);
    await owner.call('PUT', '/api/users/password', { body: { password: goodPassword, new_passwd: 'An0therOne' } });
    expect((await second(person, code())).code).toBe(codes.wrongCredentials);
  });

  it('takes each recovery code once, and writes that one was used', async () => {
    const person = server.person();
    await login(person);
    expect((await second(person, app.recovery[0]!.toUpperCase())).code).toBe(codes.success);
    await login(person);
    expect((await second(person, app.recovery[0]!)).code).toBe(codes.wrongCode);
    expect((await factorOf(owner)).recovery).toBe(9);
    expect((await subjects())[0]).toContain('recovery code');
  });

  it('renews the recovery codes with a proof: the earlier ones open nothing, a letter reports it, and an operator’s record', async () => {
    const renew = (person: Person, proof: string) => person.call('POST', '/api/users/factor/recovery', { body: { code: proof } });
    expect((await renew(owner, '000000')).code).toBe(codes.wrongCode);
    const { data } = await renew(owner, code());
    expect([data.recovery.length, (await factorOf(owner)).recovery, (await subjects())[0]]).toEqual([
      10,
      10,
      'New recovery codes for your Iridia account',
    ]);
    const person = server.person();
    await login(person);
    expect((await second(person, app.recovery[0]!)).code).toBe(codes.wrongCode);
    expect((await renew(owner, data.recovery[0])).data.recovery).toHaveLength(10);
    expect((await second(person, data.recovery[1])).code).toBe(codes.wrongCode);

    const operator = await register(server, 'chief@example.com');
    const { secret } = await addApp(server, operator);
    server.clock.advance(minute);
    await renew(operator, appCode(server, secret));
    const newest = await server.services.db.selectFrom('operator_act').select('act').orderBy('seq', 'desc').executeTakeFirstOrThrow();
    expect(newest.act).toBe('recoveryRenewed');
  });

  it('stores neither the secret nor the recovery codes, and exports neither', async () => {
    const { db } = server.services;
    const stored = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
    ]);
    const exported = await (await owner.raw('/api/users/export')).text();
    for (const word of [app.secret, app.recovery[0]!, app.recovery[0]!.replaceAll('-', '')])
      expect([stored.includes(word), exported.includes(word)]).toEqual([false, false]);
  });

  it('is added only by who knows the password or the mailbox, and removed only by who has the factor', async () => {
    const other = await register(server, `other${people}@example.com`);
    const { secret } = (await other.call('POST', '/api/users/factor/app')).data;
    const confirm = (proof: object) =>
      other.call('POST', '/api/users/factor/app/confirm', { body: { app: appCode(server, secret), ...proof } });
    expect([(await confirm({})).code, (await confirm({ password: 'Wr0ngOne' })).code]).toEqual([codes.codeNeeded, codes.wrongCredentials]);
    expect((await factorOf(other)).app).toBeNull();
    expect((await confirm({ password: goodPassword })).data.recovery).toHaveLength(10);
    // A confirmed secret is not replaced.
    expect((await owner.call('POST', '/api/users/factor/app')).code).toBe(codes.notFound);
    const remove = (body: object) => owner.call('DELETE', '/api/users/factor/app', { body });
    expect([(await remove({})).code, (await remove({ code: '000000' })).code]).toEqual([codes.wrongCode, codes.wrongCode]);
    expect((await remove({ code: code() })).code).toBe(codes.success);
    expect(await factorOf(owner)).toEqual({ app: null, passkeys: [], recovery: 0 });
    expect((await login(server.person())).code).toBe(codes.success);
    const written = await subjects();
    expect([written[0], written[1]]).toEqual([expect.stringContaining('is off'), expect.stringContaining('is on')]);
  });

  it('is removed by an operator for who lost everything, with a reason in the record and a letter', async () => {
    const boss = await registerOperator(server, 'boss@example.com');
    const id = await idOf(server, email);
    const path = `/api/operator/people/${id}/factor/remove`;
    const remove = () => boss.call('POST', path, { body: { reason: 'Showed an ID on a call' } });
    expect((await owner.call('POST', path, { body: { reason: 'Me' } })).code).toBe(codes.notFound);
    const found = async () => (await boss.call('GET', `/api/operator/people?search=${email}`)).data.items[0].factor;
    expect([await found(), (await remove()).code, await found(), (await remove()).code]).toEqual([
      true,
      codes.success,
      false,
      codes.notFound,
    ]);
    const { act, subject, reason } = (await boss.call('GET', '/api/operator/acts')).data.items[0];
    expect([act, subject, reason]).toEqual(['factorRemoved', id, 'Showed an ID on a call']);
    expect((await login(server.person())).code).toBe(codes.success);
    expect((await subjects())[0]).toContain('is off');
  });

  it('goes with the account', async () => {
    await owner.call('DELETE', '/api/users/me', { body: { password: goodPassword } });
    const left = await server.services.db.selectFrom('second_factor').select('user_id').execute();
    const owners = await server.services.db.selectFrom('user_account').select('id').execute();
    expect(owners.map(({ id }) => id)).toEqual(expect.arrayContaining(left.map(({ user_id: id }) => id)));
  });
});
