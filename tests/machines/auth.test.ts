import { createActor, type Actor } from 'xstate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { authActors, type AuthServices } from '../../machines/auth/auth.actors.ts';
import { authMachine } from '../../machines/auth/auth.machine.ts';
import { brokenAddress, brokenRules } from '../../machines/auth/auth.rules.ts';
import {
  selectCanSubmit,
  selectCanSendCode,
  selectCooldown,
  selectField,
  selectFieldError,
  selectIsOpen,
  selectIsSubmitting,
  selectMode,
  selectProblem,
  selectSecondStep,
  selectShowsGoogle,
} from '../../machines/auth/auth.selectors.ts';
import { selectSecondsLeft } from '../../machines/cooldown/cooldown.selectors.ts';
import type { AuthEmitted, AuthField, AuthMode, AuthPlace } from '../../machines/auth/auth.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { granted } from './answers.ts';
import { settled } from '@iridia/chartkit/paths/headless';

const wrong = { ok: false, code: codes.wrongCredentials, msg: 'Wrong e-mail or password' } as const;
const refused = { ok: false, code: codes.tooManyAttempts, msg: 'Too many attempts' } as const;

class Person {
  readonly time = new SimulatedTime();
  readonly facts: AuthEmitted[] = [];
  readonly services = {
    time: this.time,
    login: vi.fn<AuthServices['login']>(async () => ({ ok: true, token: 'T' })),
    register: vi.fn<AuthServices['register']>(async () => ({ ok: true, token: 'T' })),
    changePassword: vi.fn<AuthServices['changePassword']>(async () => ({ ok: true })),
    exchangeGoogle: vi.fn<AuthServices['exchangeGoogle']>(async () => ({ ok: true, token: 'G' })),
    exchangeCode: vi.fn<AuthServices['exchangeCode']>(async () => ({ ok: true, token: 'O' })),
    sendRegisterCode: vi.fn<AuthServices['sendRegisterCode']>(async () => ({ ok: true })),
    sendMailCode: vi.fn<AuthServices['sendMailCode']>(async () => ({ ok: true })),
    secondStep: {
      proveByCode: vi.fn<AuthServices['secondStep']['proveByCode']>(async () => granted('S')),
      proveByPasskey: vi.fn<AuthServices['secondStep']['proveByPasskey']>(async () => granted('S')),
    },
  };
  readonly actor: Actor<typeof authMachine>;

  constructor(place: AuthPlace = 'dialog') {
    this.actor = createActor(authMachine.provide({ actors: authActors(this.services) }), { input: { place }, clock: this.time.clock });
    this.actor.on('*', (fact) => this.facts.push(fact));
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  get secondsLeft(): number | null {
    return selectSecondsLeft(selectCooldown(this.sees)?.getSnapshot());
  }

  get mode(): AuthMode {
    return selectMode(this.sees) ?? 'login';
  }

  open(mode: AuthMode, place: AuthPlace = 'dialog'): this {
    this.actor.send({ type: 'auth.opened', place, mode: mode === 'verify' ? 'login' : mode });
    if (mode === 'verify') this.actor.send({ type: 'code.needed' });
    this.facts.length = 0;
    return this;
  }

  types(field: AuthField, value: string): this {
    this.actor.send({ type: 'field.changed', field, value });
    return this;
  }

  fills(code?: string): this {
    this.types('email', 'ann@example.com').types('password', 'Secret1');
    return code ? this.types('code', code) : this;
  }

  async submits(): Promise<this> {
    this.actor.send({ type: 'form.submitted', mode: this.mode });
    await settled();
    return this;
  }

  async asksForCode(): Promise<this> {
    this.actor.send({ type: 'code.requested', mode: this.mode });
    await settled();
    return this;
  }

  get reported(): string[] {
    return this.facts.map(({ type }) => type);
  }
}

let person: Person;
beforeEach(() => {
  person = new Person();
});

describe('opening', () => {
  test('the dialog is closed until it is asked for', () => expect(selectIsOpen(person.sees)).toBe(false));

  test('/login is open from the start, in login', () => {
    expect(selectMode(new Person('page').sees)).toBe('login');
  });

  test.each(['login', 'register', 'reset', 'verify'] as const)('opens in %s with empty fields', (mode) => {
    person.open('login').fills('123456').open(mode);
    expect(selectMode(person.sees)).toBe(mode);
    expect((['email', 'password', 'code'] as const).map((field) => selectField(field)(person.sees))).toEqual(['', '', '']);
  });

  test('reports where it is shown', () => {
    person.actor.send({ type: 'auth.opened', place: 'dialog', mode: 'login' });
    expect(person.facts).toEqual([{ type: 'auth.shown', place: 'dialog' }]);
  });

  test("Google's button shows in all modes but reset", () => {
    const shows = (['login', 'register', 'verify', 'reset'] as const).map((mode) => selectShowsGoogle(person.open(mode).sees));
    expect(shows).toEqual([true, true, true, false]);
  });

  test('closing forgets the typed values and reports that nobody signed in', () => {
    person.open('login', 'dialog').fills();
    person.actor.send({ type: 'auth.closed' });
    expect(selectField('email')(person.sees)).toBe('');
    expect(person.facts).toEqual([{ type: 'auth.dismissed', place: 'dialog', signedIn: false }]);
  });
});

describe('validation on submit (spec §5)', () => {
  test('nothing is shown while typing', () => {
    person.open('login').types('email', 'ann');
    expect(selectFieldError('email')(person.sees)).toBeNull();
  });

  test('every broken rule shows, and nothing is sent', async () => {
    await person.open('register').submits();
    expect(person.sees.context.errors).toEqual({ email: 'emailRule', password: 'passwordRule', code: 'codeRule' });
    expect(person.services.register).not.toHaveBeenCalled();
  });

  test('typing takes the rule of that field away, and no other', async () => {
    (await person.open('register').submits()).types('email', 'a');
    expect(person.sees.context.errors).toEqual({ password: 'passwordRule', code: 'codeRule' });
  });

  test.each([
    ['', 'emailRule'],
    ['ann', 'emailRule1'],
    ['ann@example', 'emailRule1'],
    ['a nn@example.com', 'emailRule1'],
    ['ann@example.com', undefined],
  ])('e-mail %j breaks %s', (email, rule) => {
    expect(brokenRules('login', { email, password: 'Secret1', code: '' }).email).toBe(rule);
  });

  test.each([
    ['', 'passwordRule'],
    ['Sec1a', 'passwordRule'],
    ['Secret1', undefined],
    ['Secret1Secret1Secret1', 'passwordRule'],
    ['Secret1Secret1Secret', undefined],
    ['secret1', 'passwordRule'],
    ['SECRET1', 'passwordRule'],
    ['Secrets', 'passwordRule'],
    ['Secret 1', 'passwordRule'],
    ['Secret1~!@#$%^&*()_+', undefined],
    ['Secret1-', 'passwordRule'],
    ['Sécret12', 'passwordRule'],
  ])('password %j breaks %s', (password, rule) => {
    expect(brokenRules('login', { email: 'ann@example.com', password, code: '' }).password).toBe(rule);
  });

  test.each(['register', 'reset', 'verify'] as const)('%s needs a code of six digits', (mode) => {
    const rule = (code: string) => brokenRules(mode, { email: 'ann@example.com', password: 'Secret1', code }).code;
    expect(['', '12345', '1234567', '12345a', '123456'].map(rule)).toEqual(['codeRule', 'codeRule', 'codeRule', 'codeRule', undefined]);
  });

  test('login needs no code', () => expect(brokenRules('login', { email: 'ann@example.com', password: 'Secret1', code: '' })).toEqual({}));
});

describe('asking for a code', () => {
  test('an empty address warns with emailRule, a broken one with emailRule2', async () => {
    await person.open('register').asksForCode();
    await person.types('email', 'a b@example.com').asksForCode();
    expect(person.facts).toEqual([
      { type: 'notice.raised', tone: 'warning', message: { key: 'emailRule' } },
      { type: 'notice.raised', tone: 'warning', message: { key: 'emailRule2' } },
    ]);
    expect(selectFieldError('email')(person.sees)).toBe('emailRule2');
    expect([brokenAddress(''), brokenAddress('ann'), brokenAddress('ann@example.com')]).toEqual(['emailRule', 'emailRule2', null]);
  });

  test('register asks register-code, reset and verify ask mail_send', async () => {
    await person.open('register').fills().asksForCode();
    for (const mode of ['reset', 'verify'] as const) {
      const other = new Person();
      await other.open(mode).fills().asksForCode();
      expect(other.services.sendMailCode).toHaveBeenCalledExactlyOnceWith('ann@example.com', expect.any(AbortSignal));
      expect(other.services.sendRegisterCode).not.toHaveBeenCalled();
    }
    expect(person.services.sendRegisterCode).toHaveBeenCalledExactlyOnceWith('ann@example.com', expect.any(AbortSignal));
    expect(person.services.sendMailCode).not.toHaveBeenCalled();
  });

  test('login asks for none', async () => {
    await person.open('login').fills().asksForCode();
    expect(person.services.sendMailCode).not.toHaveBeenCalled();
    expect(person.facts).toEqual([]);
  });

  test("success shows 'operation succeeded' and counts from 60 to 0", async () => {
    await person.open('register').fills().asksForCode();
    expect(person.facts).toEqual([{ type: 'notice.raised', tone: 'success', message: { key: 'operationSucceeded' } }]);
    const seen = [person.secondsLeft];
    for (let second = 0; second < 60; second += 1) {
      expect(selectCanSendCode(person.sees)).toBe(false);
      person.time.pass(1000);
      seen.push(person.secondsLeft);
    }
    expect(seen).toEqual([...Array.from({ length: 60 }, (_, index) => 60 - index), null]);
    expect(selectCanSendCode(person.sees)).toBe(true);
  });

  test('a sleeping tab wakes to the right number', async () => {
    await person.open('register').fills().asksForCode();
    person.time.sleep(43_000);
    expect(person.secondsLeft).toBe(17);
    person.time.sleep(20_000);
    expect(selectCanSendCode(person.sees)).toBe(true);
  });

  test('the countdown goes on behind a closed dialog', async () => {
    await person.open('register').fills().asksForCode();
    person.actor.send({ type: 'auth.closed' });
    person.time.pass(10_000);
    expect(person.open('reset').secondsLeft).toBe(50);
    person.actor.send({ type: 'auth.closed' });
    person.time.pass(60_000);
    expect(selectCanSendCode(person.open('reset').sees)).toBe(true);
  });

  test.each([
    ['a refusal', async () => refused],
    ['a fault of the network', async () => Promise.reject(new Error('offline'))],
  ])("%s shows 'operation failed' and can be retried", async (_, answer) => {
    person.services.sendRegisterCode.mockImplementation(answer);
    await person.open('register').fills().asksForCode();
    expect(person.facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key: 'operationFailed' } }]);
    expect(selectCanSendCode(person.sees)).toBe(true);
  });

  test('a second click sends one request', async () => {
    person.open('register').fills();
    person.actor.send({ type: 'code.requested', mode: person.mode });
    await person.asksForCode();
    expect(person.services.sendRegisterCode).toHaveBeenCalledOnce();
  });

  test('an answer for a closed form is ignored', async () => {
    person.open('register').fills();
    person.actor.send({ type: 'code.requested', mode: person.mode });
    person.actor.send({ type: 'auth.closed' });
    person.facts.length = 0;
    await settled();
    expect(person.facts).toEqual([]);
  });
});

describe('after a sign-in', () => {
  const sevenSteps = [
    { type: 'token.obtained', token: 'T' },
    { type: 'user.stale' },
    { type: 'notice.raised', tone: 'success', message: { key: 'signedIn' } },
    { type: 'auth.dismissed', place: 'dialog', signedIn: true },
    { type: 'inviteCode.spent' },
    { type: 'creditsDialog.due' },
    { type: 'pricingDialog.due' },
  ];

  test.each([
    ['login', undefined],
    ['register', '123456'],
    ['verify', '123456'],
  ] as const)('%s in the dialog emits the seven steps in order (spec §4)', async (mode, code) => {
    await person.open(mode, 'dialog').fills(code).submits();
    expect(person.facts).toEqual(sevenSteps);
    expect(selectIsOpen(person.sees)).toBe(false);
  });

  test('on the page the way back follows them, and the form stays busy until it is gone', async () => {
    const visitor = new Person('page');
    await visitor.fills().submits();
    expect(visitor.reported).toEqual([...sevenSteps.map(({ type }) => type), 'return.requested']);
    expect(selectIsSubmitting(visitor.sees)).toBe(true);
    expect(selectField('password')(visitor.sees)).toBe('');
    visitor.actor.send({ type: 'auth.closed' });
    expect(selectIsOpen(visitor.sees)).toBe(false);
  });

  test('Google in the dialog emits the same steps', async () => {
    person.open('register', 'dialog');
    person.actor.send({ type: 'google.answered', credential: 'C' });
    await settled();
    expect(person.services.exchangeGoogle).toHaveBeenCalledExactlyOnceWith('C', expect.any(AbortSignal));
    expect(person.facts).toEqual([{ type: 'token.obtained', token: 'G' }, ...sevenSteps.slice(1)]);
  });

  test('Google on the page sets the pricing flag and goes back, and opens no dialog itself', async () => {
    const visitor = new Person('page');
    visitor.actor.send({ type: 'google.answered', credential: 'C' });
    await settled();
    expect(visitor.reported).toEqual([
      'token.obtained',
      'user.stale',
      'notice.raised',
      'auth.dismissed',
      'inviteCode.spent',
      'pricingFlag.due',
      'back.requested',
    ]);
  });

  test.each([
    ['the password', { type: 'form.submitted', mode: 'login' }, 'return.requested'],
    ['Google', { type: 'google.answered', credential: 'C' }, 'return.requested'],
  ] as const)('a second step after %s completes the sign-in as without one', async (_, event, end) => {
    const visitor = new Person('page');
    const needed = { ok: false, code: codes.factorNeeded, msg: 'The second step' } as const;
    visitor.services.login.mockResolvedValueOnce(needed);
    visitor.services.exchangeGoogle.mockResolvedValueOnce(needed);
    visitor.fills().actor.send(event);
    await settled();
    expect([visitor.reported, selectCanSubmit(visitor.sees)]).toEqual([[], false]);
    selectSecondStep(visitor.sees)!.send({ type: 'code.submitted', code: '123456' });
    await settled();
    expect(visitor.services.secondStep.proveByCode).toHaveBeenCalledWith(null, '123456');
    expect([visitor.facts[0], visitor.reported.at(-1)]).toEqual([{ type: 'token.obtained', token: 'S' }, end]);
  });

  test('a second step that is left brings the form back as it was', async () => {
    person.services.login.mockResolvedValueOnce({ ok: false, code: codes.factorNeeded, msg: 'The second step' });
    await person.open('login').fills().submits();
    selectSecondStep(person.sees)!.send({ type: 'step.abandoned' });
    expect([selectField('email')(person.sees), selectCanSubmit(person.sees), selectProblem(person.sees)]).toEqual([
      'ann@example.com',
      true,
      null,
    ]);
  });

  test('a passkey alone signs in from the form', async () => {
    person.open('login').actor.send({ type: 'passkey.chosen' });
    await settled();
    expect(person.services.secondStep.proveByPasskey).toHaveBeenCalledWith({ subject: null, alone: true }, expect.any(AbortSignal));
    expect(person.reported).toContain('token.obtained');
  });

  test('what the OpenID provider sent back signs in on the page, and the saved path is returned to', async () => {
    const visitor = new Person('page');
    visitor.actor.send({ type: 'provider.answered', code: 'C', state: 'S' });
    await settled();
    expect(visitor.services.exchangeCode).toHaveBeenCalledExactlyOnceWith({ code: 'C', state: 'S' }, expect.any(AbortSignal));
    expect([visitor.facts[0], visitor.reported.at(-1)]).toEqual([{ type: 'token.obtained', token: 'O' }, 'return.requested']);
  });

  test.each(['signInCanceled', 'signInFailed'] as const)('a way back without a sign-in is reported: %s', (key) => {
    const visitor = new Person('page');
    visitor.actor.send({ type: 'provider.refused', key });
    expect([selectProblem(visitor.sees), selectCanSubmit(visitor.sees)]).toEqual([{ key }, true]);
    expect(visitor.facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key } }]);
  });

  test('Google is not asked in reset', async () => {
    person.open('reset');
    person.actor.send({ type: 'google.answered', credential: 'C' });
    await settled();
    expect(person.services.exchangeGoogle).not.toHaveBeenCalled();
  });

  test.each([
    ['refused', async () => wrong, { text: wrong.msg }],
    ['unreachable', async () => Promise.reject(new Error('offline')), { key: 'networkProblem' }],
  ])('Google %s: back to the mode it came from', async (_, answer, problem) => {
    person.services.exchangeGoogle.mockImplementation(answer as AuthServices['exchangeGoogle']);
    person.open('register').fills();
    person.actor.send({ type: 'google.answered', credential: 'C' });
    await settled();
    expect(selectMode(person.sees)).toBe('register');
    expect(selectProblem(person.sees)).toEqual(problem);
    expect(selectField('email')(person.sees)).toBe('ann@example.com');
  });
});

describe('what is sent', () => {
  test('login sends e-mail and password without a code', async () => {
    await person.open('login').fills().submits();
    const fields = { email: 'ann@example.com', password: 'Secret1', verifyCode: null };
    expect(person.services.login).toHaveBeenCalledExactlyOnceWith(fields, expect.any(AbortSignal));
  });

  test('register sends the code', async () => {
    await person.open('register').fills('123456').submits();
    const fields = { email: 'ann@example.com', password: 'Secret1', verifyCode: '123456' };
    expect(person.services.register).toHaveBeenCalledExactlyOnceWith(fields, expect.any(AbortSignal));
  });

  test('a double click sends once', async () => {
    person.open('login').fills();
    person.actor.send({ type: 'form.submitted', mode: person.mode });
    expect(selectIsSubmitting(person.sees)).toBe(true);
    await person.submits();
    expect(person.services.login).toHaveBeenCalledOnce();
  });

  test('an answer after the form was closed signs nobody in', async () => {
    person.open('login').fills();
    person.actor.send({ type: 'form.submitted', mode: person.mode });
    person.actor.send({ type: 'auth.closed' });
    await settled();
    expect(person.reported).toEqual(['auth.dismissed']);
  });
});

describe('refusals', () => {
  test("the server's sentence shows as a toast and above the form, which keeps its fields", async () => {
    person.services.login.mockResolvedValue(wrong);
    await person.open('login').fills().submits();
    expect(person.facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { text: wrong.msg } }]);
    expect(selectProblem(person.sees)).toEqual({ text: wrong.msg });
    expect(selectField('password')(person.sees)).toBe('Secret1');
    person.types('password', 'Secret2');
    expect(selectProblem(person.sees)).toBeNull();
  });

  test('10005 opens verify with e-mail and password kept; the code goes with the next try', async () => {
    person.services.login.mockResolvedValueOnce({ ok: false, code: codes.codeNeeded, msg: 'Enter the code' });
    await person.open('login').fills().submits();
    expect(selectMode(person.sees)).toBe('verify');
    expect(selectProblem(person.sees)).toEqual({ text: 'Enter the code' });
    expect(person.facts).toEqual([]);
    await person.types('code', '123456').submits();
    const fields = { email: 'ann@example.com', password: 'Secret1', verifyCode: '123456' };
    expect(person.services.login).toHaveBeenLastCalledWith(fields, expect.any(AbortSignal));
  });

  test.each(['login', 'register', 'reset', 'verify'] as const)(
    'a network error in %s is shown, and the form can be sent again',
    async (mode) => {
      for (const call of ['login', 'register', 'changePassword'] as const) person.services[call].mockRejectedValue(new Error('offline'));
      await person.open(mode).fills('123456').submits();
      expect(selectMode(person.sees)).toBe(mode);
      expect(selectIsSubmitting(person.sees)).toBe(false);
      expect(selectProblem(person.sees)).toEqual({ key: 'networkProblem' });
      expect(person.facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key: 'networkProblem' } }]);
    },
  );

  test.each(['register', 'verify', 'reset'] as const)('a wrong code in %s stays there', async (mode) => {
    const answer = { ok: false, code: codes.wrongCode, msg: 'Wrong code' } as const;
    for (const call of ['login', 'register', 'changePassword'] as const) person.services[call].mockResolvedValue(answer);
    await person.open(mode).fills('123456').submits();
    expect(selectMode(person.sees)).toBe(mode);
    expect(selectProblem(person.sees)).toEqual({ text: 'Wrong code' });
  });
});

describe('modes', () => {
  test('a new password leads to login with the address kept', async () => {
    await person.open('reset').fills('123456').submits();
    expect(person.services.changePassword).toHaveBeenCalledExactlyOnceWith(
      { email: 'ann@example.com', password: 'Secret1', code: '123456' },
      expect.any(AbortSignal),
    );
    expect(selectMode(person.sees)).toBe('login');
    expect(selectField('email')(person.sees)).toBe('ann@example.com');
    expect(selectField('password')(person.sees)).toBe('');
    expect(person.facts).toEqual([{ type: 'notice.raised', tone: 'success', message: { key: 'passwordChanged' } }]);
  });

  test.each([
    ['login', 'register.chosen', 'register', 'Secret1'],
    ['register', 'login.chosen', 'login', 'Secret1'],
    ['login', 'reset.chosen', 'reset', ''],
    ['reset', 'login.chosen', 'login', ''],
    ['verify', 'register.chosen', 'register', 'Secret1'],
    ['verify', 'reset.chosen', 'reset', ''],
  ] as const)('from %s, %s leads to %s; a password for another purpose is not carried over', (from, type, to, password) => {
    person.open(from).fills('123456');
    person.actor.send({ type });
    expect(selectMode(person.sees)).toBe(to);
    expect(selectField('email')(person.sees)).toBe('ann@example.com');
    expect(selectField('password')(person.sees)).toBe(password);
    expect(selectField('code')(person.sees)).toBe('');
  });

  test.each([
    ['register', 'reset.chosen'],
    ['reset', 'register.chosen'],
    ['register', 'register.chosen'],
  ] as const)('%s has no way for %s', (mode, type) => {
    person.open(mode);
    person.actor.send({ type });
    expect(selectMode(person.sees)).toBe(mode);
  });

  test('the mode does not change under a form that is being sent', () => {
    person.open('login').fills();
    person.actor.send({ type: 'form.submitted', mode: person.mode });
    person.actor.send({ type: 'register.chosen' });
    person.types('email', 'eve@example.com');
    expect(selectMode(person.sees)).toBe('login');
    expect(selectField('email')(person.sees)).toBe('ann@example.com');
  });
});
