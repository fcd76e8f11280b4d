/**
 * Rules of the specification over time, on random ways through the real charts. They know nothing of states: they read what came in, what was
 * asked of the actors, and what was reported.
 */
import { expect, test } from 'vitest';
import { everyWalk } from '../depth.ts';
import { creationsModel } from '../../machines/creations/creations.model.ts';
import type { DeletionInput } from '../../machines/deletion/deletion.types.ts';
import { dialogsModel } from '../../machines/dialogs/dialogs.model.ts';
import { freshnessModel } from '../../machines/freshness/freshness.model.ts';
import type { Survey } from '../../machines/freshness/freshness.types.ts';
import { generationModel } from '../../machines/generation/generation.model.ts';
import { jobModel } from '../../machines/job/job.model.ts';
import { resultModel } from '../../machines/result/result.model.ts';
import { dailyRewardModel } from '../../machines/dailyReward/dailyReward.model.ts';
import { jobsModel } from '../../machines/jobs/jobs.model.ts';
import type { JobsReport } from '../../machines/jobs/jobs.types.ts';
import { paymentModel } from '../../machines/payment/payment.model.ts';
import { toastModel } from '../../machines/toast/toast.model.ts';
import { toastsModel } from '../../machines/toasts/toasts.model.ts';
import { times } from '../../contract/facts/times.ts';
import { models } from '../../machines/models.ts';
import { brokenPromise, counterexample, type Observed, type Rule } from '@iridia/chartkit/paths/wander';

const many = { walks: 150, steps: 40 };
const unhurried = { timeout: 60_000 };
/** Mutation testing judges one chart at a time. */
const only = process.env['MUTATION_CHART'];
const ruleOf = (chart: string) => test.runIf(!only || only === chart);
const asks = ({ asked }: Observed, name: string): boolean => asked.some((each) => each.name === name);
const reports = ({ reported }: Observed, type: string): boolean => reported.some((fact) => fact.type === type);

test.each(models.flatMap((model) => (!only || only === model.name ? [[model.name, model] as const] : [])))(
  '%s follows its model on every path',
  unhurried,
  (_, model) => {
    expect(brokenPromise(model, { walks: everyWalk ? 400 : 20, steps: 30 })).toBeNull();
  },
);

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
      if (reports(last, 'payment.succeeded') !== (output === 1)) return 'success was told without its answer, or not told with it';
      if (output === 1 && !reports(last, 'credits.refreshRequested')) return 'a success did not refresh the credits';
      const failures = last.reported.filter((fact) => fact.type === 'notice.raised' && fact['duration'] === times.paymentFailureToast);
      return failures.length === (output === 2 ? 1 : 0) ? null : 'a failure was told without its answer, or not told with it';
    };
    expect(counterexample(paymentModel, rule, many)).toBeNull();
  },
);

ruleOf('job')('a pending cost is charged or comes back, once, as its job ends (spec §4)', unhurried, () => {
  const rule: Rule = (way) => {
    // The cost of a job of an earlier page load was pending there.
    let cost: 'none' | 'pending' | 'charged' | 'back' = asks(way[0]!, 'readJob') ? 'charged' : 'none';
    for (const { gesture, event, reported } of way) {
      for (const fact of reported) {
        if (fact.type === 'cost.pending') cost = 'pending';
        if (fact.type === 'cost.accepted') {
          if (cost !== 'pending') return `a cost is charged that was ${cost}`;
          cost = 'charged';
        }
        if (fact.type === 'cost.reversed') {
          if (cost !== 'pending' && cost !== 'charged') return `a cost comes back that was ${cost}`;
          cost = 'back';
        }
        if (fact.type === 'job.ended' && cost !== (fact['status'] === 'succeeded' ? 'charged' : 'back'))
          return `a job ends as ${String(fact['status'])}, and its cost is ${cost}`;
      }
      if (gesture === 'done.createJob' && cost === 'pending') return `the server answered ${JSON.stringify(event)}, and the cost is open`;
    }
    return null;
  };
  expect(counterexample(jobModel, rule, many)).toBeNull();
});

ruleOf('job')('a submit is sent again only under its own key, which a reload would find (spec §7)', unhurried, () => {
  const rule: Rule = (way) => {
    const keys = new Set(
      way.flatMap(({ asked }) => asked.flatMap(({ name, input }) => (name === 'createJob' ? [(input as { key: string }).key] : []))),
    );
    return keys.size > 1 ? 'a retry has a key of its own' : null;
  };
  expect(counterexample(jobModel, rule, many)).toBeNull();
});

ruleOf('generation')('what the page makes begins and ends in turn, and starts no job twice', unhurried, () => {
  const rule: Rule = (way) => {
    let isBusy = false;
    for (const { reported, asked } of way) {
      if (asked.filter(({ name }) => name === 'job').length > 1) return 'one step starts two jobs';
      for (const { type } of reported) {
        if (type === 'submit.accepted' && isBusy) return 'a submit is accepted while one is in flight';
        if (type === 'work.began') isBusy = true;
        if (type === 'work.ended') isBusy = false;
      }
    }
    return null;
  };
  expect(counterexample(generationModel, rule, many)).toBeNull();
});

ruleOf('result')('a result is deleted only after it was removed, and announced as deleted only when it is', unhurried, () => {
  const rule: Rule = (way) => {
    const last = way.at(-1)!;
    const isRemoved = isAfter(
      way,
      ({ gesture }) => gesture === 'result.deleted',
      ({ gesture }) => gesture === 'removal.undone',
    );
    if (asks(last, 'deleteJob') && !isRemoved) return 'a result is deleted that is on screen';
    const isDeleted = last.gesture === 'done.deleteJob' && last.event['output'] === true;
    return reports(last, 'creation.deleted') === isDeleted ? null : 'a deletion is announced without its answer, or not announced with it';
  };
  expect(counterexample(resultModel, rule, many)).toBeNull();
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
    const asked = way.flatMap((step) => step.asked.filter(({ name }) => name === 'deletion'));
    const deleted = new Set(asked.map(({ input }) => (input as DeletionInput).removed.id)).size;
    return deleted > removed - back ? 'more is deleted than was removed' : null;
  };
  expect(counterexample(creationsModel, rule, many)).toBeNull();
});

ruleOf('dailyReward')('the panel of the daily reward closes after an attempt, whatever the answer (spec §4)', unhurried, () => {
  const rule: Rule = (way) => {
    const last = way.at(-1)!;
    const isAnswer = last.gesture === 'done.claimReward' || last.gesture === 'failed.claimReward';
    return isAnswer && !reports(last, 'reward.dismissed') && !reports(last, 'signIn.needed') ? 'the panel stays' : null;
  };
  expect(counterexample(dailyRewardModel, rule, many)).toBeNull();
});

ruleOf('jobs')('whatever a report ends on another page is announced once, a failure beside a result too', unhurried, () => {
  const rule: Rule = (way) => {
    const last = way.at(-1)!;
    if (last.gesture === 'job.began' && !asks(last, 'readJobs')) return 'a job that began is not asked about';
    if (last.gesture !== 'done.readJobs') return reports(last, 'notice.raised') ? 'a job is announced without a report' : null;
    const report = last.event['output'] as JobsReport | null;
    const page = String(way.findLast(({ gesture }) => gesture === 'page.shown')?.event['path'] ?? '/');
    const news = (report?.ended ?? []).filter(({ tool }) => page !== '/my-creations' && page !== `/${tool}`);
    const wanted = [
      ...(report ? ['jobs.reported'] : []),
      ...(report && report.ended.length > 0 ? ['jobs.ended'] : []),
      ...(news.some(({ status }) => status === 'succeeded') ? ['jobReady'] : []),
      ...(news.some(({ status }) => status === 'failed') ? ['jobFailed'] : []),
    ];
    const reported = last.reported.map((fact) => (fact.type === 'notice.raised' ? (fact['message'] as { key: string }).key : fact.type));
    return reported.join() === wanted.join() ? null : `it told ${reported.join()}, not ${wanted.join()}`;
  };
  expect(counterexample(jobsModel, rule, many)).toBeNull();
});

ruleOf('dialogs')('a dialog is shown once at a time, and not after it was left until it is requested again', unhurried, () => {
  const rule: Rule = (way) => {
    let shown: unknown = null;
    const requested = new Set<unknown>();
    for (const { gesture, event, reported } of way) {
      if (gesture === 'dialog.requested') requested.add(event['dialog']);
      if (gesture === 'credits.short') requested.add('shortage');
      // A sign-in, and a flag, request these two.
      requested.add('credits').add('pricing');
      for (const fact of reported) {
        if (fact.type === 'dialogs.left') for (const dialog of fact['dialogs'] as string[]) requested.delete(dialog);
        if (fact.type !== 'dialog.shown') continue;
        if (fact['dialog'] === shown) return `${String(shown)} is shown twice`;
        shown = fact['dialog'];
        if (shown !== null && !requested.has(shown)) return `${String(shown)} is shown, and nobody requested it`;
      }
      if (gesture === 'history.traversed' && shown !== null) return 'a dialog stays when its page is left';
    }
    return null;
  };
  expect(counterexample(dialogsModel, rule, many)).toBeNull();
});

ruleOf('toasts')('three toasts run at most, and one that enters while the user reads is held as well', unhurried, () => {
  const rule: Rule = (way) => {
    const running = new Set<string>();
    let isHeld = false;
    for (const { gesture, event, deeds } of way) {
      if (gesture === 'attention.given' && running.size > 0) isHeld = true;
      if (gesture === 'attention.taken') isHeld = false;
      if (gesture === 'done.toast') running.delete(event.type.slice('xstate.done.actor.'.length));
      const held = new Set<string>();
      for (const deed of deeds) {
        if (deed.does === 'stop') running.delete(deed.id);
        if (deed.does === 'ask') running.add(deed.id);
        if (deed.does === 'send' && deed.event.type === 'attention.given') held.add(deed.id);
      }
      if (running.size > 3) return 'more than three run';
      if (running.size === 0) isHeld = false;
      const entered = deeds.flatMap((deed) => (deed.does === 'ask' ? [deed.id] : []));
      if (isHeld && entered.some((id) => !held.has(id))) return 'one that entered runs while the user reads';
      if (gesture === 'attention.given' && isHeld && held.size !== running.size && held.size > 0) return 'one is not held';
    }
    return null;
  };
  expect(counterexample(toastsModel, rule, many)).toBeNull();
});

ruleOf('toast')('a toast is on screen for its whole time, without the time in which the user reads it (spec §8)', unhurried, () => {
  const whole = toastModel.inputs[0]!.duration;
  const rule: Rule = (way) => {
    let [left, since, isHeld] = [whole, 0, false];
    for (const { gesture, event, deeds } of way) {
      const wasHeld = isHeld;
      const waits = deeds.flatMap((deed) => (deed.does === 'wait' ? [deed.ms] : []));
      if (gesture === 'wait.began' && isHeld) left = Math.max(0, left - Number(event['now']) + since);
      if (gesture === 'wait.began' && !isHeld) since = Number(event['now']);
      if (gesture === 'attention.given') isHeld = true;
      if (gesture === 'attention.taken') isHeld = false;
      if (gesture === 'toast.repeated') left = whole;
      const isStarted = gesture === 'attention.taken' ? wasHeld : ['start', 'toast.repeated', 'tab.woke'].includes(gesture) && !isHeld;
      const wanted = isStarted ? [left] : [];
      if (waits.join() !== wanted.join())
        return `after ${gesture} it waits ${waits.join() || 'for nothing'}, not ${wanted.join() || 'for nothing'}`;
    }
    return null;
  };
  expect(counterexample(toastModel, rule, many)).toBeNull();
});
