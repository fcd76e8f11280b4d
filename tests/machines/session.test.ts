import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { sessionActors, type SessionServices } from '../../machines/session/session.actors.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import {
  selectDailyCredits,
  selectEmail,
  selectIsSignedIn,
  selectIsSigningOut,
  selectIsVip,
  selectToken,
  selectUser,
  selectWho,
} from '../../machines/session/session.selectors.ts';
import type { SessionEmitted, UserInfo } from '../../machines/session/session.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';

const ann: UserInfo = {
  user_email: 'ann@example.com',
  credit_remain: 19,
  invite_credit: { total: 0 },
  today_spent: 0,
  vip: true,
  daily_credit: { init_credits: 25 },
};

/** A tab whose storage holds this token. */
async function open(stored: string | null, change: Partial<Omit<SessionServices, 'onTokenChange'>> = {}) {
  const time = new SimulatedTime();
  const facts: SessionEmitted[] = [];
  const addresses: (string | null)[] = [];
  let send: (token: string | null) => void = () => {};
  const stop = vi.fn();
  const services = {
    restore: vi.fn<SessionServices['restore']>(change.restore ?? (() => ({ token: stored, email: stored && 'ann@example.com' }))),
    storeToken: vi.fn<SessionServices['storeToken']>(change.storeToken),
    forget: vi.fn<SessionServices['forget']>(),
    remember: vi.fn<SessionServices['remember']>(),
    fetchUser: vi.fn<SessionServices['fetchUser']>(change.fetchUser ?? (async () => ({ ok: true, user: ann }))),
    revoke: vi.fn<SessionServices['revoke']>(change.revoke ?? (async () => {})),
    onTokenChange: (listener: typeof send) => {
      send = listener;
      return stop;
    },
  };
  const actor = createActor(sessionMachine.provide({ actors: sessionActors(services) }), { clock: time.clock });
  // The address has a test of its own.
  actor.on('*', (fact) => void (fact.type === 'email.known' ? addresses.push(fact.email) : facts.push(fact)));
  expect(selectWho(actor.getSnapshot())).toBeNull();
  actor.start();
  await settled();
  return {
    actor,
    facts,
    addresses,
    services,
    time,
    stop,
    otherTab: (token: string | null) => send(token),
    sees: () => actor.getSnapshot(),
  };
}

test('the user’s address is emitted as soon as it is known, and forgotten with the user', async () => {
  const { addresses, actor, otherTab } = await open('A');
  expect(addresses.splice(0).at(-1)).toBe('ann@example.com');
  otherTab('B');
  expect(addresses.splice(0)).toEqual([null]);
  await settled();
  actor.send({ type: 'signOut.requested' });
  await settled();
  expect(addresses).toEqual(['ann@example.com', null]);
});

describe('opening a tab', () => {
  test('without a token: a visitor, and nobody is asked for', async () => {
    const { sees, facts, services } = await open(null);
    expect([selectWho(sees()), selectIsSignedIn(sees()), selectDailyCredits(sees()), selectIsVip(sees())]).toEqual([
      'visitor',
      false,
      null,
      false,
    ]);
    expect(facts).toEqual([{ type: 'session.changed', who: 'visitor' }]);
    expect(services.fetchUser).not.toHaveBeenCalled();
  });

  test('with a token: the person, whose cookies are kept anew', async () => {
    const { sees, facts, services } = await open('A');
    expect([selectWho(sees()), selectEmail(sees()), selectToken(sees()), selectDailyCredits(sees()), selectIsVip(sees())]).toEqual([
      'user',
      'ann@example.com',
      'A',
      25,
      true,
    ]);
    expect(facts).toEqual([{ type: 'session.changed', who: 'user' }]);
    expect(services.fetchUser).toHaveBeenCalledExactlyOnceWith('A', expect.any(AbortSignal));
    expect(services.remember).toHaveBeenCalledExactlyOnceWith(ann);
  });

  test('the remembered address shows before the server has answered', async () => {
    const { sees } = await open('A', { fetchUser: () => new Promise(() => {}) });
    expect([selectEmail(sees()), selectUser(sees())]).toEqual(['ann@example.com', null]);
  });

  test('blocked storage makes a visitor', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const { sees, facts } = await open('A', { restore: blocked });
    expect(selectWho(sees())).toBe('visitor');
    expect(facts).toEqual([{ type: 'session.changed', who: 'visitor' }]);
  });
});

describe('signing in', () => {
  test('the token is stored before the person is asked for', async () => {
    const { actor, sees, services, facts } = await open(null);
    facts.length = 0;
    actor.send({ type: 'token.received', token: 'B' });
    await settled();
    expect(services.storeToken).toHaveBeenCalledExactlyOnceWith('B');
    expect(services.storeToken.mock.invocationCallOrder[0]).toBeLessThan(services.fetchUser.mock.invocationCallOrder[0]!);
    expect(selectUser(sees())).toEqual(ann);
    expect(selectIsSignedIn(sees())).toBe(true);
    expect(facts).toEqual([{ type: 'session.changed', who: 'user' }]);
  });

  test('with blocked storage the session lasts as long as the tab', async () => {
    const { actor, sees } = await open(null, {
      storeToken: () => {
        throw new Error('blocked');
      },
    });
    actor.send({ type: 'token.received', token: 'B' });
    await settled();
    expect([selectWho(sees()), selectToken(sees())]).toEqual(['user', 'B']);
  });

  test('a second person in the same tab sees nothing of the first', async () => {
    const { actor, sees } = await open('A');
    actor.send({ type: 'token.received', token: 'B' });
    expect(selectUser(sees())).toBeNull();
  });
});

describe('the server', () => {
  test('is asked again on demand, and what was known stands meanwhile', async () => {
    const { actor, sees, services } = await open('A');
    services.fetchUser.mockResolvedValueOnce({ ok: true, user: { ...ann, credit_remain: 3 } });
    actor.send({ type: 'user.reloadRequested' });
    expect(selectUser(sees())?.credit_remain).toBe(19);
    await settled();
    expect(selectUser(sees())?.credit_remain).toBe(3);
  });

  test('is asked again without announcing another user', async () => {
    const { actor, facts } = await open('A');
    actor.send({ type: 'user.reloadRequested' });
    await settled();
    expect(facts.filter(({ type }) => type === 'session.changed')).toHaveLength(1);
  });

  test('is asked anew when the answer on its way may be older than what happened', async () => {
    const { actor, services } = await open('A', { fetchUser: () => new Promise(() => {}) });
    actor.send({ type: 'user.reloadRequested' });
    expect(services.fetchUser).toHaveBeenCalledTimes(2);
    expect(services.fetchUser.mock.calls[0]![1].aborted).toBe(true);
  });

  test.each([
    ['cannot be reached', async () => Promise.reject(new Error('offline'))],
    ['has no time', async () => ({ ok: false, code: codes.unavailable, msg: 'Later' }) as const],
  ])('%s: it is asked again after ten seconds, and nobody is signed out', async (_, fetchUser) => {
    const { sees, services, time } = await open('A', { fetchUser });
    expect(selectWho(sees())).toBe('user');
    expect(services.fetchUser).toHaveBeenCalledOnce();
    time.pass(9900);
    expect(services.fetchUser).toHaveBeenCalledOnce();
    time.pass(100);
    expect(services.fetchUser).toHaveBeenCalledTimes(2);
    expect(services.remember).not.toHaveBeenCalled();
  });

  test('rejects the token: it is forgotten here, and the page leads to the sign-in', async () => {
    const { sees, facts, services } = await open('A', { fetchUser: async () => ({ ok: false, code: codes.signInNeeded, msg: 'Sign in' }) });
    expect(selectWho(sees())).toBe('visitor');
    expect(services.forget).toHaveBeenCalledOnce();
    expect(facts.slice(1)).toEqual([
      { type: 'notice.raised', tone: 'warning', message: { key: 'sessionExpired' } },
      { type: 'login.needed' },
      { type: 'session.changed', who: 'visitor' },
    ]);
  });

  test('answers 401 to a call with this token: the same', async () => {
    const { actor, sees, facts } = await open('A');
    actor.send({ type: 'token.refused', token: 'A' });
    await settled();
    expect([selectWho(sees()), selectEmail(sees()), selectUser(sees())]).toEqual(['visitor', null, null]);
    expect(facts.map(({ type }) => type)).toContain('login.needed');
  });

  test('answers 401 to a call with an older token: nothing', async () => {
    const { actor, sees, facts } = await open('A');
    actor.send({ type: 'token.refused', token: 'older' });
    await settled();
    expect(selectWho(sees())).toBe('user');
    expect(facts).toEqual([{ type: 'session.changed', who: 'user' }]);
  });
});

describe('signing out', () => {
  test('forgets the session here, revokes it there, and reports it', async () => {
    const { actor, sees, services, facts } = await open('A');
    facts.length = 0;
    actor.send({ type: 'signOut.requested' });
    expect(selectIsSigningOut(sees())).toBe(true);
    await settled();
    expect(selectIsSigningOut(sees())).toBe(false);
    expect(services.forget).toHaveBeenCalledOnce();
    expect(services.revoke).toHaveBeenCalledExactlyOnceWith('A');
    expect([selectWho(sees()), selectToken(sees()), selectUser(sees())]).toEqual(['visitor', null, null]);
    expect(facts).toEqual([
      { type: 'session.ending' },
      { type: 'notice.raised', tone: 'success', message: { key: 'signedOut' } },
      { type: 'session.changed', who: 'visitor' },
    ]);
  });

  test('announces the end while the session still holds, so that what is the user’s is sent first', async () => {
    const { actor, services } = await open('A');
    const seen: boolean[] = [];
    actor.on('session.ending', () => void seen.push(services.forget.mock.calls.length + services.revoke.mock.calls.length === 0));
    actor.send({ type: 'signOut.requested' });
    await settled();
    expect(seen).toEqual([true]);
  });

  test('works while the server is away', async () => {
    const { actor, sees, services } = await open('A', { revoke: async () => Promise.reject(new Error('offline')) });
    actor.send({ type: 'signOut.requested' });
    await settled();
    expect(selectWho(sees())).toBe('visitor');
    expect(services.forget).toHaveBeenCalledOnce();
  });
});

describe('another tab', () => {
  test('signs in: this one follows, without storing anything', async () => {
    const { sees, services, otherTab } = await open(null);
    otherTab('B');
    await settled();
    expect([selectToken(sees()), selectUser(sees())]).toEqual(['B', ann]);
    expect(services.storeToken).not.toHaveBeenCalled();
  });

  test('signs out: this one shows nothing of the person any more, and is not sent to sign-in', async () => {
    const { sees, facts, otherTab } = await open('A');
    otherTab(null);
    await settled();
    expect([selectWho(sees()), selectUser(sees()), selectEmail(sees())]).toEqual(['visitor', null, null]);
    expect(facts.map(({ type }) => type)).toEqual(['session.changed', 'session.changed']);
  });

  test('signs in as somebody else: nothing of the first is shown while the second is asked for', async () => {
    const { sees, facts, services, otherTab } = await open('A');
    services.fetchUser.mockReturnValueOnce(new Promise(() => {}));
    otherTab('B');
    expect([selectToken(sees()), selectUser(sees())]).toEqual(['B', null]);
    expect(facts).toEqual([
      { type: 'session.changed', who: 'user' },
      { type: 'session.changed', who: 'user' },
    ]);
  });

  test('signs out while nobody is signed in here: nothing', async () => {
    const { sees, facts, otherTab } = await open(null);
    otherTab(null);
    await settled();
    expect([selectWho(sees()), facts]).toEqual(['visitor', [{ type: 'session.changed', who: 'visitor' }]]);
  });

  test('stores the same token again: nothing', async () => {
    const { services, otherTab } = await open('A');
    otherTab('A');
    await settled();
    expect(services.fetchUser).toHaveBeenCalledOnce();
  });

  test('is no longer listened to when the tab goes', async () => {
    const { actor, stop } = await open('A');
    actor.stop();
    expect(stop).toHaveBeenCalledOnce();
  });

  test('an answer about the first person that comes late is dropped', async () => {
    let answer: (value: Awaited<ReturnType<SessionServices['fetchUser']>>) => void = () => {};
    const { sees, services, otherTab } = await open('A');
    services.fetchUser.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    otherTab('B');
    otherTab(null);
    services.remember.mockClear();
    answer({ ok: true, user: ann });
    await settled();
    expect(selectUser(sees())).toBeNull();
    expect(services.remember).not.toHaveBeenCalled();
  });

  test.each([
    ['it signs out', { revoke: () => new Promise<void>(() => {}) }, { type: 'signOut.requested' } as const],
    ['its session expires', {}, { type: 'token.refused', token: 'A' } as const],
    ['it stores a token of its own', {}, { type: 'token.received', token: 'C' } as const],
  ])('that signs in while %s is followed', async (_, change, event) => {
    const { actor, sees, facts, otherTab } = await open('A', change);
    actor.send(event);
    otherTab('B');
    await settled();
    expect([selectWho(sees()), selectToken(sees()), selectUser(sees())]).toEqual(['user', 'B', ann]);
    expect(facts.map(({ type }) => type)).not.toContain('login.needed');
    expect(facts.at(-1)).toEqual({ type: 'session.changed', who: 'user' });
  });

  test.each([
    ['signOut.requested', { type: 'signOut.requested' } as const],
    ['token.refused', { type: 'token.refused', token: 'A' } as const],
  ])('keeps a token that it has just stored: only the old one is forgotten on %s', async (_, event) => {
    const { actor, services } = await open('A');
    actor.send(event);
    await settled();
    expect(services.forget).toHaveBeenCalledExactlyOnceWith('A');
  });

  test('that signs out as well changes nothing of a sign-out', async () => {
    const { actor, sees, otherTab } = await open('A', { revoke: () => new Promise(() => {}) });
    actor.send({ type: 'signOut.requested' });
    otherTab(null);
    expect(selectIsSigningOut(sees())).toBe(true);
  });
});
