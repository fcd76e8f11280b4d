import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { dailyRewardActors, type DailyRewardServices } from '../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../machines/dailyReward/dailyReward.machine.ts';
import { selectIsClaimed, selectIsClaiming, selectIsRewardOpen } from '../../machines/dailyReward/dailyReward.selectors.ts';
import type { DailyRewardEmitted } from '../../machines/dailyReward/dailyReward.types.ts';
import { settled } from '../model/headless.ts';
import { granted, refusal } from './answers.ts';

async function claim(answer: DailyRewardServices['checkIn']) {
  const facts: DailyRewardEmitted[] = [];
  const checkIn = vi.fn(answer);
  const actor = createActor(dailyRewardMachine.provide({ actors: dailyRewardActors({ checkIn }) }));
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  actor.send({ type: 'reward.offered' });
  actor.send({ type: 'claim.pressed' });
  actor.send({ type: 'claim.pressed' });
  expect(selectIsClaiming(actor.getSnapshot())).toBe(true);
  await settled();
  expect(checkIn).toHaveBeenCalledTimes(1);
  expect(selectIsRewardOpen(actor.getSnapshot())).toBe(false);
  expect(facts[0]).toEqual({ type: 'reward.dismissed' });
  return { actor, facts: facts.slice(1), isClaimed: () => selectIsClaimed(actor.getSnapshot()) };
}

test('received: credits are refreshed, the person is told', async () => {
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
  actor.send({ type: 'claim.pressed' });
  expect(selectIsClaiming(actor.getSnapshot())).toBe(true);
});

test('without a session: sign-in', async () => {
  const { facts } = await claim(async () => refusal('signInNeeded'));
  expect(facts).toEqual([{ type: 'signIn.needed' }]);
});

test('who signs in for a claim has it claimed', async () => {
  const answers = [refusal('signInNeeded'), granted(null)];
  const { actor, isClaimed } = await claim(async () => answers.shift()!);
  actor.send({ type: 'session.changed', who: 'user' });
  expect(selectIsClaiming(actor.getSnapshot())).toBe(true);
  await settled();
  expect(isClaimed()).toBe(true);
});

test('who signs in by the page after a 401 has it claimed too; the expired session is no reason to forget it', async () => {
  const answers = [refusal('signInNeeded'), granted(null)];
  const { actor, isClaimed } = await claim(async () => answers.shift()!);
  actor.send({ type: 'session.changed', who: 'visitor' });
  actor.send({ type: 'session.changed', who: 'user' });
  await settled();
  expect(isClaimed()).toBe(true);
});

test('who gives the sign-in up claims nothing', async () => {
  const { actor, isClaimed } = await claim(async () => refusal('signInNeeded'));
  actor.send({ type: 'auth.dismissed', signedIn: false });
  actor.send({ type: 'session.changed', who: 'user' });
  await settled();
  expect([isClaimed(), selectIsClaiming(actor.getSnapshot())]).toEqual([false, false]);
});

test('without an answer: the panel closes as well', async () => {
  const { facts } = await claim(async () => Promise.reject(new Error('offline')));
  expect(facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key: 'networkProblem' } }]);
});

test('a claimed reward is offered again the next day, not before', async () => {
  const { actor } = await claim(async () => granted(null));
  actor.send({ type: 'reward.offered' });
  expect(selectIsRewardOpen(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'day.turned' });
  actor.send({ type: 'reward.offered' });
  expect(selectIsRewardOpen(actor.getSnapshot())).toBe(true);
});
