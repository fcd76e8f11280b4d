import { execFileSync } from 'node:child_process';
import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { dailyRewardActors, type DailyRewardServices } from '../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../machines/dailyReward/dailyReward.machine.ts';
import { selectIsClaimed, selectIsClaiming, selectIsRewardOpen } from '../../machines/dailyReward/dailyReward.selectors.ts';
import type { DailyRewardEmitted, DailyRewardEvent } from '../../machines/dailyReward/dailyReward.types.ts';
import type { SignInEmitted, SignInEvent } from '../../machines/signIn/signIn.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { onFacts, sendToAll } from './nested.ts';

/** The local date and the next midnight of a zone, by its own calendar. */
function dayIn(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const dateAt = (at: number) => format.format(at);
  const midnightAfter = (at: number) => {
    let next = at - (at % 900_000) + 900_000;
    while (dateAt(next) === dateAt(at)) next += 900_000;
    return next;
  };
  return { dateAt, midnightAfter };
}

/** A tab of a person in a zone, in which the panel comes on screen as soon as it is asked for. */
class Tab {
  readonly time: SimulatedTime;
  readonly facts: (DailyRewardEmitted | SignInEmitted)[] = [];
  readonly checkIn = vi.fn<DailyRewardServices['checkIn']>(async () => granted(null));
  offeredOn: string | null = null;
  isPanelFree = true;
  /** The browser keeps its storage, and with it the day of the last offer, to itself. */
  isDayBlocked = false;
  readonly actor;

  constructor(zone = 'UTC', at = Date.UTC(2026, 10, 21, 12)) {
    this.time = new SimulatedTime(at);
    const { dateAt, midnightAfter } = dayIn(zone);
    const services: DailyRewardServices = {
      time: this.time,
      checkIn: this.checkIn,
      readDay: () => {
        if (this.isDayBlocked) throw new Error('blocked');
        const now = this.time.now();
        return { now, today: dateAt(now), midnightAt: midnightAfter(now), offeredOn: this.offeredOn };
      },
      storeOffer: () => void (this.offeredOn = dateAt(this.time.now())),
    };
    this.actor = createActor(dailyRewardMachine.provide({ actors: dailyRewardActors(services) }), { clock: this.time.clock });
    onFacts(this.actor, (fact) => this.facts.push(fact));
    this.actor.on('reward.due', () => {
      if (this.isPanelFree) queueMicrotask(() => this.actor.send({ type: 'reward.shown' }));
    });
    this.actor.start();
  }

  async receives(...events: (DailyRewardEvent | SignInEvent)[]): Promise<this> {
    for (const event of events) sendToAll(this.actor, event);
    await settled();
    return this;
  }

  signsIn = (): Promise<this> => this.receives({ type: 'session.changed', who: 'user' });

  async passes(ms: number): Promise<void> {
    this.time.pass(ms);
    await settled();
  }

  get sees() {
    const snapshot = this.actor.getSnapshot();
    return { isOpen: selectIsRewardOpen(snapshot), isClaiming: selectIsClaiming(snapshot), isClaimed: selectIsClaimed(snapshot) };
  }

  get offers(): number {
    return this.facts.filter(({ type }) => type === 'reward.due').length;
  }
}

async function claim(answer: DailyRewardServices['checkIn']) {
  const tab = await new Tab().signsIn();
  tab.checkIn.mockImplementation(answer);
  expect(tab.sees.isOpen).toBe(true);
  tab.facts.length = 0;
  tab.actor.send({ type: 'claim.clicked' });
  tab.actor.send({ type: 'claim.clicked' });
  expect(tab.sees.isClaiming).toBe(true);
  await settled();
  expect(tab.checkIn).toHaveBeenCalledTimes(1);
  expect(tab.sees.isOpen).toBe(false);
  expect(tab.facts[0]).toEqual({ type: 'reward.dismissed' });
  return { tab, actor: tab.actor, facts: tab.facts.slice(1), isClaimed: () => tab.sees.isClaimed };
}

test('once received, it refreshes the credits and notifies the user', async () => {
  const { facts, isClaimed } = await claim(async () => granted(null));
  expect(facts).toEqual([
    { type: 'credits.refreshRequested' },
    { type: 'notice.raised', tone: 'success', message: { key: 'rewardReceived' } },
  ]);
  expect(isClaimed()).toBe(true);
});

test('claimed before (40001): a warning in the words of the server', async () => {
  const { facts, isClaimed } = await claim(async () => refusal('alreadyClaimed', 'You have it already.'));
  expect(facts).toEqual([{ type: 'notice.raised', tone: 'warning', message: { text: 'You have it already.' } }]);
  expect(isClaimed()).toBe(true);
});

test('any other refusal: an error in the words of the server, and another try is open', async () => {
  const { actor, facts, isClaimed } = await claim(async () => refusal('tooManyAttempts', 'Too often.'));
  expect(facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { text: 'Too often.' } }]);
  expect(isClaimed()).toBe(false);
  actor.send({ type: 'claim.clicked' });
  expect(selectIsClaiming(actor.getSnapshot())).toBe(true);
});

test('without an answer: the panel closes as well', async () => {
  const { facts } = await claim(async () => Promise.reject(new Error('offline')));
  expect(facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key: 'networkProblem' } }]);
});

describe.each([
  ['Pacific/Auckland', 'in the morning of the server', Date.UTC(2026, 10, 21, 10, 50)],
  ['America/Los_Angeles', 'in its next morning', Date.UTC(2026, 10, 22, 7, 50)],
])('ten minutes before midnight in %s, %s', (zone, _, tenBefore) => {
  const minute = 60_000;

  test('the reward of the day that ends is offered once, and the next one at midnight, in a tab that stays open', async () => {
    const tab = await new Tab(zone, tenBefore).signsIn();
    expect([tab.offers, tab.offeredOn]).toEqual([1, '2026-11-21']);
    await tab.receives({ type: 'reward.closed' });
    await tab.passes(10 * minute - 50);
    expect([tab.offers, tab.sees.isOpen]).toEqual([1, false]);
    await tab.passes(50);
    expect([tab.offers, tab.sees.isOpen, tab.offeredOn]).toEqual([2, true, '2026-11-22']);
  });

  test('a claimed reward is offered again at midnight, not before', async () => {
    const tab = await new Tab(zone, tenBefore).signsIn();
    await tab.receives({ type: 'claim.clicked' });
    await tab.receives({ type: 'reward.shown' });
    expect(tab.sees).toEqual({ isOpen: false, isClaiming: false, isClaimed: true });
    await tab.passes(10 * minute);
    expect(tab.sees).toEqual({ isOpen: true, isClaiming: false, isClaimed: false });
  });

  test('a tab that sleeps over midnight wakes to the next reward, and one that does not changes nothing', async () => {
    const tab = await new Tab(zone, tenBefore).signsIn();
    await tab.receives({ type: 'reward.closed' });
    tab.time.sleep(9 * minute);
    await settled();
    expect([tab.offers, tab.sees.isOpen]).toEqual([1, false]);
    tab.time.sleep(8 * 60 * minute);
    await settled();
    expect([tab.offers, tab.sees.isOpen, tab.offeredOn]).toEqual([2, true, '2026-11-22']);
  });

  test('a day is as long as it is: each of three midnights in a row offers once', async () => {
    const tab = await new Tab(zone, tenBefore).signsIn();
    for (let day = 1; day <= 3; day += 1) {
      tab.time.sleep(dayIn(zone).midnightAfter(tab.time.now()) - tab.time.now());
      await settled();
      expect(tab.offers).toBe(1 + day);
    }
  });
});

test('another tab that has offered it today leaves nothing to offer', async () => {
  const tab = new Tab();
  tab.offeredOn = '2026-11-21';
  await tab.signsIn();
  expect([tab.offers, tab.sees.isOpen]).toEqual([0, false]);
});

test('a reward held back by other dialogs is not offered yet; the next page load offers it', async () => {
  const tab = new Tab();
  tab.isPanelFree = false;
  await tab.signsIn();
  expect([tab.offers, tab.sees.isOpen, tab.offeredOn]).toEqual([1, false, null]);
  await tab.receives({ type: 'reward.closed' });
  expect(tab.offeredOn).toBeNull();
});

test('a visitor is offered nothing, and neither is a tab after a sign-out', async () => {
  const tab = await new Tab().receives({ type: 'session.changed', who: 'visitor' });
  await tab.passes(24 * 3_600_000);
  expect(tab.offers).toBe(0);
  await tab.signsIn();
  await tab.receives({ type: 'session.changed', who: 'visitor' });
  tab.time.sleep(24 * 3_600_000);
  await settled();
  expect([tab.offers, tab.sees.isOpen]).toEqual([1, false]);
});

describe('a claim without a sign-in', () => {
  test('asks for one, and goes on after it', async () => {
    const tab = await new Tab().receives({ type: 'session.changed', who: 'visitor' }, { type: 'claim.clicked' });
    expect(tab.facts).toEqual([{ type: 'signIn.needed' }]);
    expect(tab.checkIn).not.toHaveBeenCalled();
    await tab.receives({ type: 'auth.dismissed', signedIn: true });
    await tab.signsIn();
    expect(tab.checkIn).toHaveBeenCalledOnce();
    expect(tab.sees.isClaimed).toBe(true);
    expect(tab.offers).toBe(0);
  });

  test('continues after a sign-in on the page as well, although the session had expired before it', async () => {
    const { tab } = await claim(async () => refusal('signInNeeded'));
    tab.checkIn.mockImplementation(async () => granted(null));
    await tab.receives({ type: 'session.changed', who: 'visitor' });
    await tab.signsIn();
    expect(tab.sees.isClaimed).toBe(true);
  });

  test('is forgotten when the sign-in is given up', async () => {
    const tab = await new Tab().receives({ type: 'claim.clicked' }, { type: 'auth.dismissed', signedIn: false });
    await tab.signsIn();
    expect(tab.checkIn).not.toHaveBeenCalled();
    expect(tab.offers).toBe(1);
  });

  test('that the server asks for goes on after it as well', async () => {
    const { tab, facts } = await claim(async () => refusal('signInNeeded'));
    expect(facts).toEqual([{ type: 'signIn.needed' }]);
    tab.checkIn.mockImplementation(async () => granted(null));
    await tab.signsIn();
    expect([tab.checkIn.mock.calls.length, tab.sees.isClaimed]).toEqual([2, true]);
  });
});

test.each([
  ['Pacific/Auckland', '2026-09-27T12:00:00+13:00', 12, '2026-09-27'],
  ['Pacific/Auckland', '2026-09-27T00:30:00+12:00', 22.5, '2026-09-27'],
  ['America/Los_Angeles', '2026-11-01T00:00:00-07:00', 25, '2026-11-01'],
  ['America/Los_Angeles', '2026-11-21T23:59:59-08:00', 1 / 3600, '2026-11-21'],
])('in %s at %s the browser has %d hours until midnight', (zone, at, hours, date) => {
  const script = `
    import { localDate, nextMidnight } from ${JSON.stringify(new URL('../../src/platform/time.ts', import.meta.url).href)};
    const at = new Date(${JSON.stringify(at)});
    console.log(JSON.stringify([localDate(at), nextMidnight(at) - at.getTime()]));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual([date, hours * 3_600_000]);
});

describe('a reward that was claimed in another browser', () => {
  test('is not offered when the balance reported the claim before the day was read', async () => {
    const tab = new Tab();
    tab.actor.send({ type: 'session.changed', who: 'user' });
    tab.actor.send({ type: 'reward.known', claimedOn: '2026-11-21' });
    await settled();
    expect(selectIsClaimed(tab.actor.getSnapshot())).toBe(true);
    expect(tab.facts).toEqual([]);
  });

  test('closes the panel that offers it', async () => {
    const tab = await new Tab().signsIn();
    expect(selectIsRewardOpen(tab.actor.getSnapshot())).toBe(true);
    await tab.receives({ type: 'reward.known', claimedOn: '2026-11-21' });
    expect(selectIsClaimed(tab.actor.getSnapshot())).toBe(true);
    expect(tab.facts.at(-1)).toEqual({ type: 'reward.dismissed' });
  });

  test('is not claimed where neither the day nor a claim is known', async () => {
    const tab = new Tab();
    tab.isDayBlocked = true;
    await tab.signsIn();
    await tab.receives({ type: 'reward.known', claimedOn: null });
    expect(tab.sees.isClaimed).toBe(false);
  });

  test('by somebody else is forgotten with the next account, also while a claim waits for the sign-in', async () => {
    const tab = await new Tab().receives({ type: 'claim.clicked' }, { type: 'reward.known', claimedOn: '2026-11-21' });
    await tab.receives({ type: 'session.changed', who: 'visitor' });
    expect(tab.actor.getSnapshot().context.claimedOn).toBeNull();
    await tab.receives({ type: 'reward.known', claimedOn: '2026-11-21' }, { type: 'session.changed', who: 'user' });
    expect(tab.actor.getSnapshot().context.claimedOn).toBeNull();
  });

  test('of an earlier day changes nothing, nor does that of somebody else', async () => {
    const tab = await new Tab().receives({ type: 'reward.known', claimedOn: '2026-11-21' }, { type: 'session.changed', who: 'user' });
    await tab.receives({ type: 'reward.known', claimedOn: '2026-11-20' });
    expect(selectIsRewardOpen(tab.actor.getSnapshot())).toBe(true);
  });
});
