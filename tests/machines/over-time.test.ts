/**
 * Rules of the specification over time, on random ways through the real charts. They know nothing of states: they read what came in, what was
 * asked of the actors, and what was told.
 */
import { expect, test } from 'vitest';
import { creationsModel } from '../../machines/creations/creations.model.ts';
import { freshnessModel } from '../../machines/freshness/freshness.model.ts';
import type { Survey } from '../../machines/freshness/freshness.types.ts';
import { generationModel } from '../../machines/generation/generation.model.ts';
import { dailyRewardModel } from '../../machines/dailyReward/dailyReward.model.ts';
import { paymentModel } from '../../machines/payment/payment.model.ts';
import { times } from '../../contract/facts/times.ts';
import { counterexample, type Observed, type Rule } from '../../packages/chartkit/paths/wander.ts';

const many = { walks: 150, steps: 40 };
const unhurried = { timeout: 60_000 };
/** Mutation testing judges one chart at a time. */
const only = process.env['MUTATION_CHART'];
const ruleOf = (chart: string) => test.runIf(!only || only === chart);
const asks = ({ asked }: Observed, name: string): boolean => asked.some((each) => each.name === name);
const tells = ({ told }: Observed, type: string): boolean => told.some((fact) => fact.type === type);

/** Whether the way so far is between the last of `begins` and an `end`; `before` is the state without any of them. */
const isAfter = (way: readonly Observed[], end: (step: Observed) => boolean, begins: (step: Observed) => boolean): boolean =>
  way.findLastIndex(end) > way.findLastIndex(begins);

ruleOf('payment')('after closing, the status of a payment is not asked for until another one begins (spec §4)', unhurried, () => {
  const rule: Rule = (way) => {
    const isClosed = isAfter(
      way,
      ({ gesture }) => gesture === 'payment.closed',
      ({ gesture }) => gesture === 'purchase.requested' || gesture === 'payment.resumed',
    );
    return isClosed && asks(way.at(-1)!, 'readStatus') ? 'a closed payment is asked about' : null;
  };
  expect(counterexample(paymentModel, rule, many)).toBeNull();
});

ruleOf('payment')(
  'a payment succeeds only by an answer of 1, which refreshes the credits; any other answer but 0 fails it (spec §4)',
  unhurried,
  () => {
    const rule: Rule = (way) => {
      const last = way.at(-1)!;
      const output = last.gesture === 'done.readStatus' ? (last.event['output'] as unknown) : undefined;
      if (tells(last, 'payment.succeeded') !== (output === 1)) return 'success was told without its answer, or not told with it';
      if (output === 1 && !tells(last, 'credits.refreshRequested')) return 'a success did not refresh the credits';
      const failures = last.told.filter((fact) => fact.type === 'notice.raised' && fact['duration'] === times.paymentFailureToast);
      return failures.length === (output === 2 ? 1 : 0) ? null : 'a failure was told without its answer, or not told with it';
    };
    expect(counterexample(paymentModel, rule, many)).toBeNull();
  },
);

ruleOf('generation')('a simulated cost is charged or comes back, once, and before the form is at rest (spec §4)', unhurried, () => {
  const rule: Rule = (way) => {
    // A charged cost comes back when its job fails; that of a job of an earlier page load was simulated there.
    let cost: 'none' | 'simulated' | 'charged' | 'back' = 'none';
    for (const { gesture, told } of way) {
      if (gesture === 'press.recalled') cost = 'charged';
      for (const { type } of told) {
        if (type === 'cost.simulated') cost = 'simulated';
        if (type === 'cost.accepted') {
          if (cost !== 'simulated') return `a cost is charged that was ${cost}`;
          cost = 'charged';
        }
        if (type === 'cost.reversed') {
          if (cost !== 'simulated' && cost !== 'charged') return `a cost comes back that was ${cost}`;
          cost = 'back';
        }
      }
    }
    return cost === 'simulated' && tells(way.at(-1)!, 'work.ended') ? 'the form rests, and a simulated cost is still subtracted' : null;
  };
  expect(counterexample(generationModel, rule, many)).toBeNull();
});

ruleOf('freshness')(
  'a page reloads by itself only when it loses nothing, not within ten seconds, and once a build (spec §4)',
  unhurried,
  () => {
    const rule: Rule = (way) => {
      const last = way.at(-1)!;
      if (!asks(last, 'reloadPage') || last.gesture === 'reload.accepted') return null;
      const survey = way.findLast(({ gesture }) => gesture === 'done.surveyTab')?.event['output'] as Survey | undefined;
      const isWished = way.findLast((step) => asks(step, 'surveyTab'))?.gesture === 'reload.requested';
      if (isWished && last.gesture === 'failed.surveyTab') return null;
      if (!survey) return 'nobody asked what a reload would lose';
      // A person's own wish to reload waits for what would be lost alone; a job goes on without the page.
      if (isWished) return survey.work.some((work) => work !== 'job') ? 'it reloads over what a person has begun' : null;
      if (survey.work.length > 0) return `it reloads over ${survey.work.join(', ')}`;
      if (survey.reloads && survey.now - survey.reloads.at < times.reloadGuard) return 'it reloads within ten seconds';
      if (survey.reloads?.builds.includes('A')) return 'it reloads twice for one build';
      return last.gesture === 'done.rememberReload' ? null : 'it reloads without remembering that';
    };
    expect(counterexample(freshnessModel, rule, many)).toBeNull();
  },
);

ruleOf('creations')('what is brought back is not deleted, and nothing is deleted that was not removed', unhurried, () => {
  const rule: Rule = (way) => {
    const removed = way.filter(({ gesture }) => gesture === 'creation.removed').length;
    const back = way.filter(({ gesture }) => gesture === 'removal.undone').length;
    const asked = way.flatMap((step) => step.asked.filter(({ name }) => name === 'deleteCreations'));
    const deleted = new Set(asked.flatMap(({ input }) => (input as { ids: string[] }).ids)).size;
    return deleted > removed - back ? 'more is deleted than was removed' : null;
  };
  expect(counterexample(creationsModel, rule, many)).toBeNull();
});

ruleOf('dailyReward')('the panel of the daily reward closes after an attempt, whatever the answer (spec §4)', unhurried, () => {
  const rule: Rule = (way) => {
    const last = way.at(-1)!;
    const isAnswer = last.gesture === 'done.claimReward' || last.gesture === 'failed.claimReward';
    return isAnswer && !tells(last, 'reward.dismissed') && !tells(last, 'signIn.needed') ? 'the panel stays' : null;
  };
  expect(counterexample(dailyRewardModel, rule, many)).toBeNull();
});
