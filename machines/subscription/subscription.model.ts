import type { AnyEventObject } from 'xstate';
import { asksExactly, emitsExactly, isRunning, starts, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { subscriptionMachine } from './subscription.machine.ts';
import {
  selectIsCancellationAsked,
  selectIsSubscriptionBusy,
  selectSubscription,
  selectSubscriptionPhase,
} from './subscription.selectors.ts';
import type { Subscription, WishAnswer } from './subscription.types.ts';

const running: Subscription = { plan: 2, periodEnd: '2026-12-01T00:00:00.000Z', ends: false, nextPlan: null };
const ending: Subscription = { ...running, ends: true };

type Phase = 'hidden' | 'busy' | 'failed' | 'none' | 'running' | 'ending';
const phaseOf = (subscription: Subscription | null): Phase => {
  if (!subscription) return 'none';
  return subscription.ends ? 'ending' : 'running';
};

/** What each request is sent from, and by which port. */
const requests: Readonly<Record<string, { from: readonly Phase[]; port: string }>> = {
  'subscription.shown': { from: ['hidden', 'failed', 'none', 'running', 'ending'], port: 'loadSubscription' },
  'payment.succeeded': { from: ['hidden', 'busy', 'failed', 'none', 'running', 'ending'], port: 'loadSubscription' },
  'retry.clicked': { from: ['failed'], port: 'loadSubscription' },
  'resumption.clicked': { from: ['ending'], port: 'resumeSubscription' },
  'plan.chosen': { from: ['running'], port: 'changePlan' },
};
const isConfirmed = ({ gesture, event }: Observed) => gesture === 'done.confirmation' && event['output'].confirmed === true;

/** The port that a step must start; undefined when it must start none. */
const portDue = (step: Observed, phase: Phase): string | undefined => {
  if (isConfirmed(step)) return 'cancelSubscription';
  const request = requests[step.gesture];
  return request?.from.includes(phase) ? request.port : undefined;
};

/** What is known before the last step, by the answers of the server alone. */
function phaseBefore(way: readonly Observed[]): Phase {
  let [phase, known]: Phase[] = ['hidden', 'hidden'];
  for (const step of way.slice(0, -1)) {
    const answer = /^(done|failed)\.(\w+Subscription|changePlan)$/.exec(step.gesture);
    if (step.gesture === 'session.changed') phase = known = 'hidden';
    else if (portDue(step, phase!)) phase = 'busy';
    else if (answer) {
      const output = step.event['output'] as { subscription: Subscription | null } | WishAnswer | null | undefined;
      if (output && 'subscription' in output) known = phaseOf(output.subscription);
      else if (answer[2] === 'loadSubscription') known = 'failed';
      phase = known;
    }
  }
  return phase!;
}

const answers =
  (done: (answer: Extract<WishAnswer, { subscription: unknown }>) => 'planCanceled' | 'planResumed' | 'planChanged') =>
  ({ output }: AnyEventObject) => {
    const answer = output as WishAnswer;
    return ['refusal' in answer ? notice('error', { text: answer.refusal }) : notice('success', { key: done(answer) })];
  };
const offline = () => [notice('error', { key: 'networkProblem' })];

export const subscriptionModel = chartModel({
  name: 'subscription',
  machine: subscriptionMachine,
  inputs: [undefined],
  events: {
    'subscription.shown': [{}],
    'retry.clicked': [{}],
    'cancellation.asked': [{}],
    'resumption.clicked': [{}],
    'plan.chosen': [{ plan: 3 }],
    'payment.succeeded': [{}],
    'session.changed': [{}],
  },
  outcomes: {
    confirmation: { done: [{ confirmed: true }, { confirmed: false }], error: [] },
    loadSubscription: {
      done: [{ subscription: running }, { subscription: ending }, { subscription: null }, null],
      error: [new Error('offline')],
    },
    cancelSubscription: { done: [{ subscription: ending }, { refusal: 'Not for a moment.' }], error: [new Error('offline')] },
    resumeSubscription: { done: [{ subscription: running }, { refusal: 'Not for a moment.' }], error: [new Error('offline')] },
    changePlan: {
      done: [{ subscription: { ...running, nextPlan: 3 } }, { subscription: running }, { refusal: 'Not for a moment.' }],
      error: [new Error('offline')],
    },
  },
  invariants: {
    'it is cancelled only after it was asked twice': (snapshot) =>
      !snapshot.matches('cancelling') || selectSubscriptionPhase(snapshot) === 'running',
    'a plan is wanted exactly while it is being changed': (snapshot) =>
      snapshot.matches('changing') === (snapshot.context.wantedPlan !== null),
  },
  rules: {
    'every answer to a request is announced': emitsExactly({
      'done.cancelSubscription': answers(() => 'planCanceled'),
      'done.resumeSubscription': answers(() => 'planResumed'),
      // Choosing the running plan again takes a change back.
      'done.changePlan': answers(({ subscription }) => (subscription?.nextPlan ? 'planChanged' : 'planResumed')),
      'failed.loadSubscription': offline,
      'failed.cancelSubscription': offline,
      'failed.resumeSubscription': offline,
      'failed.changePlan': offline,
    }),
    'each request is sent from where the page offers it, one at a time': (way) => {
      const step = way.at(-1)!;
      const due = portDue(step, phaseBefore(way));
      const ports = ['loadSubscription', 'cancelSubscription', 'resumeSubscription', 'changePlan'].filter((port) => starts(port)(step));
      return ports.join() === (due ?? '') ? null : `on ${step.gesture} it asks ${ports.join()}, not ${due}`;
    },
    'the plan that was chosen is sent': asksExactly('changePlan', ({ gesture, event }, way) =>
      gesture === 'plan.chosen' && phaseBefore(way) === 'running' ? { plan: event['plan'] } : undefined,
    ),
    'a running plan can be canceled, which is asked about first': (way) => {
      const step = way.at(-1)!;
      if (step.gesture !== 'cancellation.asked') return starts('confirmation')(step) ? 'it is asked about unasked' : null;
      const isDue = phaseBefore(way) === 'running' && !isRunning(way, 'confirmation');
      return starts('confirmation')(step) === isDue ? null : 'the question is not the one due';
    },
  },
  shows: {
    hidden: (snapshot) => selectSubscription(snapshot) === null,
    loading: selectIsSubscriptionBusy,
    deciding: () => false,
    failed: (snapshot) => selectSubscriptionPhase(snapshot) === 'failed',
    none: (snapshot) => selectSubscriptionPhase(snapshot) === 'none',
    'running.idle': (snapshot) => selectSubscriptionPhase(snapshot) === 'running' && !selectIsCancellationAsked(snapshot),
    'running.asked': selectIsCancellationAsked,
    ending: (snapshot) => selectSubscriptionPhase(snapshot) === 'ending',
    cancelling: selectIsSubscriptionBusy,
    resuming: selectIsSubscriptionBusy,
    changing: selectIsSubscriptionBusy,
  },
});
