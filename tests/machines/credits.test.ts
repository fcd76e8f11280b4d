import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { creditsActors, type CreditsServices } from '../../machines/credits/credits.actors.ts';
import { creditsMachine } from '../../machines/credits/credits.machine.ts';
import {
  selectCovers,
  selectCreditsFailed,
  selectCreditsLoading,
  selectIsWithheld,
  selectOwner,
  selectRemain,
  selectReward,
  selectSend,
  selectUsed,
} from '../../machines/credits/credits.selectors.ts';
import type { CreditsEmitted } from '../../machines/credits/credits.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

const ann = {
  user_email: 'ann@example.com',
  credit_remain: 40,
  invite_credit: { total: 20 },
  today_spent: 3,
  vip: false,
  daily_credit: { init_credits: 19 },
};

async function open(who: 'visitor' | 'user' = 'visitor') {
  const facts: CreditsEmitted[] = [];
  const claims: (string | null)[] = [];
  let returns = () => {};
  let receives = () => {};
  const send = vi.fn<() => void>();
  const services = {
    creditDetails: vi.fn<CreditsServices['creditDetails']>(async () => granted(ann)),
    anonymousCredit: vi.fn<CreditsServices['anonymousCredit']>(async () => granted({ credit_remain: 19 })),
    dailyCredits: async () => 12,
    onReturn: (listener: () => void) => {
      returns = listener;
      return () => undefined;
    },
    joinTabs: (listener: () => void) => {
      receives = listener;
      return { send, leave: () => undefined };
    },
  };
  const actor = createActor(creditsMachine.provide({ actors: creditsActors(services) }));
  actor.on('notice.raised', (fact) => facts.push(fact));
  actor.on('reward.known', ({ claimedOn }) => claims.push(claimedOn));
  actor.start();
  actor.send({ type: 'session.changed', who });
  await settled();
  return {
    actor,
    services,
    facts,
    claims,
    comesBack: () => returns(),
    /** Another tab reports that the balance has changed. */
    isReported: () => receives(),
    /** How often this one has confirmed it. */
    reported: () => send.mock.calls.length,
    remain: () => selectRemain(actor.getSnapshot()),
    used: () => selectUsed(actor.getSnapshot()),
  };
}

test('a visitor has the balance of the anonymous call and the allowance of the site', async () => {
  const { actor, remain } = await open();
  expect(remain()).toBe(19);
  expect([selectReward(actor.getSnapshot()), selectSend(actor.getSnapshot())]).toEqual([0, 12]);
});

test.each([
  ['the rest of the allowance', { credit_remain: 5 }, 7],
  ['more than the allowance', { credit_remain: 14 }, 0],
  ['nothing, which was withheld', { credit_remain: 0, withheld: true }, 0],
])('a visitor who has %s has used what is gone of it', async (_has, balance, used) => {
  const opened = await open();
  opened.services.anonymousCredit.mockResolvedValueOnce(granted(balance));
  opened.actor.send({ type: 'credits.refreshRequested' });
  await settled();
  expect([opened.remain(), opened.used()]).toEqual([balance.credit_remain, used]);
});

test('a user has remain, reward, used and send of the details', async () => {
  const { actor, remain, used } = await open('user');
  const snapshot = actor.getSnapshot();
  expect([remain(), selectReward(snapshot), used(), selectSend(snapshot)]).toEqual([40, 20, 3, 19]);
});

test('a cost is subtracted at once and added to what was used; reversed, both are as before', async () => {
  const { actor, remain, used } = await open('user');
  actor.send({ type: 'cost.pending', key: 'press', amount: 5 });
  actor.send({ type: 'cost.pending', key: 'press', amount: 5 });
  expect([remain(), used()]).toEqual([35, 8]);
  actor.send({ type: 'cost.reversed', key: 'press' });
  expect([remain(), used()]).toEqual([40, 3]);
});

test('an accepted cost is not subtracted again from a balance that holds it', async () => {
  const { actor, services, remain } = await open();
  actor.send({ type: 'cost.pending', key: 'press', amount: 1 });
  services.anonymousCredit.mockResolvedValueOnce(granted({ credit_remain: 18 }));
  actor.send({ type: 'cost.accepted', key: 'press' });
  expect(remain()).toBe(18);
  await settled();
  expect(remain()).toBe(18);
});

test('an answer that may be older than the acceptance is asked for again', async () => {
  const { actor, services, remain } = await open();
  const [older, newer] = [new Held<Awaited<ReturnType<CreditsServices['anonymousCredit']>>>(), granted({ credit_remain: 18 })];
  services.anonymousCredit.mockReturnValueOnce(older.promise).mockResolvedValueOnce(newer);
  actor.send({ type: 'cost.pending', key: 'press', amount: 1 });
  actor.send({ type: 'credits.refreshRequested' });
  actor.send({ type: 'cost.accepted', key: 'press' });
  older.resolve(granted({ credit_remain: 19 }));
  await settled();
  expect(remain()).toBe(18);
  expect(services.anonymousCredit).toHaveBeenCalledTimes(3);
});

test('a cost that is accepted while the first balance loads is asked about again, and not subtracted for ever', async () => {
  const { actor, services, remain } = await open();
  const older = new Held<Awaited<ReturnType<CreditsServices['anonymousCredit']>>>();
  services.anonymousCredit.mockReturnValueOnce(older.promise).mockResolvedValueOnce(granted({ credit_remain: 18 }));
  actor.send({ type: 'session.changed', who: 'visitor' });
  actor.send({ type: 'cost.pending', key: 'press', amount: 1 });
  actor.send({ type: 'cost.accepted', key: 'press' });
  older.resolve(granted({ credit_remain: 18 }));
  await settled();
  expect(remain()).toBe(18);
});

test('two submits whose server answers interleave never show a wrong number', async () => {
  const { actor, services, remain } = await open();
  actor.send({ type: 'cost.pending', key: 'first', amount: 1 });
  actor.send({ type: 'cost.pending', key: 'second', amount: 1 });
  services.anonymousCredit.mockResolvedValueOnce(granted({ credit_remain: 18 }));
  actor.send({ type: 'cost.accepted', key: 'first' });
  expect(remain()).toBe(17);
  await settled();
  expect(remain()).toBe(17);
});

test('a failure shows the specified sentence; a known balance stays', async () => {
  const { actor, services, facts, remain } = await open();
  services.anonymousCredit.mockRejectedValueOnce(new Error('offline'));
  actor.send({ type: 'credits.refreshRequested' });
  await settled();
  expect(facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key: 'creditsFailed' } }]);
  expect(remain()).toBe(19);
});

test('before the balance is known, none is shown', () => {
  const snapshot = createActor(creditsMachine).getSnapshot();
  const seen = [selectRemain, selectUsed, selectReward, selectSend, selectOwner].map((select) => select(snapshot));
  expect([...seen, selectIsWithheld(snapshot)]).toEqual([null, null, null, null, null, false]);
});

test('nothing of one person is left for the next', async () => {
  const { actor, services, remain } = await open('user');
  actor.send({ type: 'cost.pending', key: 'press', amount: 5 });
  services.anonymousCredit.mockResolvedValueOnce(refusal('unavailable'));
  actor.send({ type: 'session.changed', who: 'visitor' });
  expect(remain()).toBeNull();
  await settled();
  expect(actor.getSnapshot().matches('failed')).toBe(true);
  actor.send({ type: 'credits.refreshRequested' });
  await settled();
  expect(remain()).toBe(19);
});

test('an unknown balance covers nothing and refuses nothing', async () => {
  const { actor } = await open();
  expect(selectCovers(actor.getSnapshot(), 19)).toBe(true);
  expect(selectCovers(actor.getSnapshot(), 20)).toBe(false);
  actor.send({ type: 'session.changed', who: 'user' });
  expect(selectCovers(actor.getSnapshot(), 1)).toBeNull();
});

test('a chip knows when the number is on its way and when it could not be had', async () => {
  const { actor, services } = await open();
  const seen = () => [selectCreditsLoading(actor.getSnapshot()), selectCreditsFailed(actor.getSnapshot())];
  expect(seen()).toEqual([false, false]);
  actor.send({ type: 'credits.refreshRequested' });
  expect(seen()).toEqual([true, false]);
  await settled();
  services.creditDetails.mockRejectedValueOnce(new Error('offline'));
  actor.send({ type: 'session.changed', who: 'user' });
  expect(seen()).toEqual([true, false]);
  await settled();
  expect(seen()).toEqual([false, true]);
});

test.each([
  ['a visitor', 'visitor', 'anonymousCredit', { credit_remain: 1 }],
  ['a user', 'user', 'creditDetails', { ...ann, credit_remain: 1 }],
] as const)('a refusal to %s keeps the known number and is reported', async (_, who, call, data) => {
  const { actor, services, facts, remain } = await open(who);
  const before = remain();
  services[call]
    .mockResolvedValueOnce(refusal('unavailable'))
    .mockResolvedValueOnce({ ...refusal('unavailable'), data: data as never })
    .mockResolvedValueOnce({ ...granted(null as never), data: null });
  for (const times of [1, 2, 3]) {
    actor.send({ type: 'credits.refreshRequested' });
    await settled();
    expect([remain(), facts.length]).toEqual([before, times]);
  }
});

test('what happens while a balance is on its way is asked for again', async () => {
  const { actor, services } = await open();
  services.anonymousCredit.mockReturnValue(new Held<never>().promise);
  const asked = () => services.anonymousCredit.mock.calls.length;
  const before = asked();
  actor.send({ type: 'cost.pending', key: 'press', amount: 1 });
  actor.send({ type: 'credits.refreshRequested' });
  actor.send({ type: 'credits.refreshRequested' });
  actor.send({ type: 'cost.reversed', key: 'press' });
  actor.send({ type: 'cost.accepted', key: 'unknown' });
  expect(asked() - before).toBe(4);
  expect(selectRemain(actor.getSnapshot())).toBe(19);
});

test('a reversed cost is asked about; the server may have given more back', async () => {
  const { actor, services, remain } = await open();
  services.anonymousCredit.mockResolvedValueOnce(granted({ credit_remain: 20 }));
  actor.send({ type: 'cost.reversed', key: 'of an earlier visit' });
  await settled();
  expect(remain()).toBe(20);
});

test('a cost seen before the first balance is subtracted from it', async () => {
  const { actor, services, remain } = await open();
  services.anonymousCredit.mockRejectedValueOnce(new Error('offline'));
  actor.send({ type: 'session.changed', who: 'visitor' });
  await settled();
  actor.send({ type: 'cost.pending', key: 'press', amount: 2 });
  actor.send({ type: 'credits.refreshRequested' });
  await settled();
  expect(remain()).toBe(17);
});

test('a visitor learns that others at the same address used up the allowance', async () => {
  const { actor, services } = await open();
  expect([selectOwner(actor.getSnapshot()), selectIsWithheld(actor.getSnapshot())]).toEqual(['visitor', false]);
  services.anonymousCredit.mockResolvedValueOnce(granted({ credit_remain: 0, withheld: true }));
  actor.send({ type: 'credits.refreshRequested' });
  await settled();
  expect(selectIsWithheld(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'session.changed', who: 'user' });
  await settled();
  expect([selectOwner(actor.getSnapshot()), selectIsWithheld(actor.getSnapshot())]).toEqual(['user', false]);
});

test('a cost above the balance leaves nothing, and no debt', async () => {
  const { actor, remain, used } = await open('user');
  actor.send({ type: 'cost.pending', key: 'press', amount: 41 });
  expect([remain(), used()]).toEqual([0, 44]);
});

test('what another tab bought is there when the person comes back; meanwhile the known balance stays', async () => {
  const { actor, services, remain, comesBack } = await open();
  services.anonymousCredit.mockResolvedValueOnce(granted({ credit_remain: 119 }));
  comesBack();
  expect(remain()).toBe(19);
  expect(selectCreditsLoading(actor.getSnapshot())).toBe(false);
  await settled();
  expect(remain()).toBe(119);
});

test('coming back without a network shows no error and keeps the known balance', async () => {
  const { services, facts, remain, comesBack } = await open();
  services.anonymousCredit.mockRejectedValueOnce(new Error('offline'));
  comesBack();
  await settled();
  expect(remain()).toBe(19);
  expect(facts).toEqual([]);
});

test('the day of the last check-in comes with every balance', async () => {
  const { actor, services, claims } = await open('user');
  services.creditDetails.mockResolvedValueOnce(granted({ ...ann, daily_credit: { init_credits: 19, claimed_on: '2026-11-23' } }));
  actor.send({ type: 'credits.refreshRequested' });
  await settled();
  expect(claims).toEqual([null, '2026-11-23']);
});

test('a tab that has bought or spent notifies the others once the server has returned its balance', async () => {
  const { actor, services, reported } = await open();
  expect(reported()).toBe(0);
  services.anonymousCredit.mockResolvedValueOnce(granted({ credit_remain: 7 }));
  actor.send({ type: 'credits.refreshRequested' });
  expect(reported()).toBe(0);
  await settled();
  expect(reported()).toBe(1);
});

test('a notified tab reads its balance again, silently, and notifies nobody in turn', async () => {
  const { services, facts, isReported, reported, remain } = await open();
  services.anonymousCredit.mockResolvedValueOnce(granted({ credit_remain: 7 }));
  isReported();
  await settled();
  expect([remain(), reported()]).toEqual([7, 0]);
  services.anonymousCredit.mockRejectedValueOnce(new Error('offline'));
  isReported();
  await settled();
  expect([remain(), facts]).toEqual([7, []]);
});

test.each([
  ['rechecks', (page: Awaited<ReturnType<typeof open>>) => page.comesBack()],
  ['refreshes', (page: Awaited<ReturnType<typeof open>>) => page.actor.send({ type: 'credits.refreshRequested' })],
])('a tab that is notified while it %s reads again, as that answer may be older', async (_, begin) => {
  const page = await open();
  const late = new Held<Awaited<ReturnType<CreditsServices['anonymousCredit']>>>();
  page.services.anonymousCredit.mockReturnValueOnce(late.promise).mockResolvedValueOnce(granted({ credit_remain: 5 }));
  begin(page);
  page.isReported();
  late.resolve(granted({ credit_remain: 19 }));
  await settled();
  expect(page.remain()).toBe(5);
});

test('the number is right at every change, whatever its costs report in between', async () => {
  const { actor, services } = await open();
  const shown: (number | null)[] = [];
  actor.subscribe((snapshot) => shown.push(selectRemain(snapshot)));
  actor.send({ type: 'cost.pending', key: 'first', amount: 2 });
  actor.send({ type: 'cost.pending', key: 'second', amount: 3 });
  expect(shown.splice(0)).toEqual([17, 14]);
  services.anonymousCredit.mockResolvedValueOnce(granted({ credit_remain: 17 }));
  actor.send({ type: 'cost.accepted', key: 'first' });
  await settled();
  expect([...new Set(shown)]).toEqual([14]);
  expect(Object.keys(actor.getSnapshot().children).filter((id) => id.startsWith('cost.'))).toEqual(['cost.second']);
});
