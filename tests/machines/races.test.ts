/** Actors' answers in every order, interleaved with the user's clicks: no order leaves a chart stuck or shows the answer to a closed dialog. */
import * as fc from 'fast-check';
import { createActor, fromCallback, fromPromise, type AnyActor, type AnyActorRef, type AnyEventObject, type ActorRefFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { authActors } from '../../machines/auth/auth.actors.ts';
import { authMachine } from '../../machines/auth/auth.machine.ts';
import type { AuthEvent } from '../../machines/auth/auth.types.ts';
import type { costMachine } from '../../machines/cost/cost.machine.ts';
import { creditsMachine } from '../../machines/credits/credits.machine.ts';
import { generationActors, type GenerationServices } from '../../machines/generation/generation.actors.ts';
import { generationMachine } from '../../machines/generation/generation.machine.ts';
import { formOf, jobOf, makingOf, selectPhase } from '../../machines/generation/generation.selectors.ts';
import type { FormCheck, GenerationEvent } from '../../machines/generation/generation.types.ts';
import type { Job } from '../../machines/job/job.types.ts';
import type { CreditsEvent } from '../../machines/credits/credits.types.ts';
import type { SignInEvent } from '../../machines/signIn/signIn.types.ts';
import { paymentActors, type PaymentServices } from '../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { selectPaymentPhase } from '../../machines/payment/payment.selectors.ts';
import type { PaymentEvent } from '../../machines/payment/payment.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import './work-here.ts';

/** `npm run test:deep` asks for more. */
const runs = { numRuns: Number(process.env['RACES'] ?? 100) };
const atMost = { timeout: 600_000 };

/** Records every fact, and whether it was emitted in a step that started while the dialog was closed. */
function listen(actor: AnyActor, isClosed: () => boolean) {
  const facts: AnyEventObject[] = [];
  const late: AnyEventObject[] = [];
  let closedBefore = isClosed();
  actor.on('*', (fact) => {
    facts.push(fact);
    if (closedBefore) late.push(fact);
  });
  actor.subscribe(() => {
    closedBefore = isClosed();
  });
  return { facts, late };
}

/** Plays clicks and answers in the order that the scheduler draws, then lets time run until nothing happens any more. */
async function play(scheduler: fc.Scheduler, acts: readonly (() => void)[], time: SimulatedTime, rounds = 1): Promise<void> {
  scheduler.scheduleSequence(acts.map((act, index) => ({ label: `act ${index}`, builder: async () => act() })));
  await scheduler.waitIdle();
  await settled();
  for (let round = 0; round < rounds; round += 1) {
    time.pass(20_000);
    await settled();
    await scheduler.waitIdle();
    await settled();
  }
}

describe('auth', () => {
  const answer = fc.constantFrom('accepted', 'refused', 'codeNeeded', 'broken');
  const act = fc.constantFrom<AuthEvent[]>(
    { type: 'auth.opened', place: 'dialog', mode: 'login' },
    { type: 'auth.opened', place: 'dialog', mode: 'register' },
    { type: 'auth.opened', place: 'dialog', mode: 'reset' },
    { type: 'auth.closed' },
    { type: 'field.changed', field: 'email', value: 'ann@example.com' },
    { type: 'field.changed', field: 'password', value: 'Secret1' },
    { type: 'field.changed', field: 'code', value: '123456' },
    { type: 'code.requested', mode: 'register' },
    { type: 'form.submitted', mode: 'register' },
    { type: 'form.submitted', mode: 'register' },
    { type: 'google.answered', credential: 'C' },
    { type: 'register.chosen' },
    { type: 'login.chosen' },
  );
  const filled: AuthEvent[] = [
    { type: 'auth.opened', place: 'dialog', mode: 'register' },
    { type: 'field.changed', field: 'email', value: 'ann@example.com' },
    { type: 'field.changed', field: 'password', value: 'Secret1' },
    { type: 'field.changed', field: 'code', value: '123456' },
    { type: 'code.requested', mode: 'register' },
    { type: 'form.submitted', mode: 'register' },
  ];

  test('is never stuck, and a closed form reports nothing', atMost, async () => {
    let signIns = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 12 }), fc.infiniteStream(answer), async (scheduler, more, answers) => {
        const time = new SimulatedTime();
        const ask = async (): Promise<any> => {
          const drawn = answers.next().value;
          await scheduler.schedule(Promise.resolve(), String(drawn));
          if (drawn === 'broken') throw new Error('offline');
          if (drawn === 'accepted') return { ok: true, token: 'T' };
          return { ok: false, code: drawn === 'codeNeeded' ? codes.codeNeeded : codes.wrongCode, msg: 'No' };
        };
        const services = {
          time,
          login: ask,
          register: ask,
          changePassword: ask,
          exchangeGoogle: ask,
          exchangeCode: ask,
          sendRegisterCode: ask,
          sendMailCode: ask,
          secondStep: { proveByCode: ask, proveByPasskey: ask },
        };
        const actor = createActor(authMachine.provide({ actors: authActors(services) }), { input: { place: 'dialog' }, clock: time.clock });
        actor.start();
        const { facts, late } = listen(actor, () => actor.getSnapshot().matches('closed'));
        await play(
          scheduler,
          [...filled, ...more].map((event) => () => actor.send(event)),
          time,
          4,
        );
        const snapshot = actor.getSnapshot();
        expect(snapshot.status).toBe('active');
        expect(snapshot.hasTag('busy')).toBe(false);
        expect(snapshot.matches({ open: { code: 'sending' } }) || snapshot.matches({ open: { code: 'cooling' } })).toBe(false);
        expect(late.filter(({ type }) => type !== 'auth.shown')).toEqual([]);
        const reported = facts.map(({ type }) => type);
        for (const [index, type] of reported.entries()) {
          if (type !== 'token.obtained') continue;
          signIns += 1;
          expect(reported.slice(index, index + 7)).toEqual([
            'token.obtained',
            'user.stale',
            'notice.raised',
            'auth.dismissed',
            'inviteCode.spent',
            'creditsDialog.due',
            'pricingDialog.due',
          ]);
        }
        actor.stop();
      }),
      runs,
    );
    // About a quarter of the runs end signed in: far fewer would mean that the rest of this test looks at nothing.
    expect(signIns).toBeGreaterThan(runs.numRuns / 20);
  });
});

describe('payment', () => {
  const act = fc.constantFrom<(PaymentEvent | 'wait')[]>(
    { type: 'purchase.requested', purchase: { kind: 'pack', price: '19.99' } },
    { type: 'payment.closed' },
    { type: 'retry.clicked' },
    { type: 'frame.loaded' },
    { type: 'frame.reported' },
    { type: 'frame.reported' },
    'wait',
    'wait',
  );

  test('is never stuck, pays once, and a closed dialog reports nothing', atMost, async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { maxLength: 12 }),
        fc.infiniteStream(fc.constantFrom('opened', 'opened', 'opened', 'refused', 'broken')),
        fc.infiniteStream(fc.constantFrom(0, 0, 0, 1, 2, 'refused', 'broken')),
        async (scheduler, acts, checkouts, statuses) => {
          const time = new SimulatedTime();
          const refusal = { code: codes.unavailable, msg: 'Later', data: null };
          const open = async (): ReturnType<PaymentServices['checkoutSession']> => {
            const drawn = checkouts.next().value;
            await scheduler.schedule(Promise.resolve(), String(drawn));
            if (drawn === 'broken') throw new Error('offline');
            return drawn === 'opened' ? { code: codes.success, msg: '', data: { checkout_url: '/pay', txn_id: 't' } } : refusal;
          };
          const read = async (): ReturnType<PaymentServices['transaction']> => {
            const drawn = statuses.next().value;
            await scheduler.schedule(Promise.resolve(), String(drawn));
            if (drawn === 'broken') throw new Error('offline');
            return typeof drawn === 'number' ? { code: codes.success, msg: '', data: { status: drawn } } : refusal;
          };
          const services = { time, subscriptionSession: open, checkoutSession: open, subscriptionTransaction: read, transaction: read };
          const actor = createActor(paymentMachine.provide({ actors: paymentActors(services) }), { clock: time.clock });
          actor.start();
          const isClosed = () => ['closed', 'succeeded', 'expired'].some((state) => actor.getSnapshot().matches(state as 'closed'));
          const { facts, late } = listen(actor, isClosed);
          const pay: PaymentEvent = { type: 'purchase.requested', purchase: { kind: 'pack', price: '19.99' } };
          await play(
            scheduler,
            [pay, ...acts].map((event) => () => (event === 'wait' ? time.pass(3000) : actor.send(event))),
            time,
            17,
          );
          const phase = selectPaymentPhase(actor.getSnapshot());
          ends.add(phase);
          expect(actor.getSnapshot().hasTag('unfinished')).toBe(false);
          expect(late.filter(({ type }) => type !== 'payment.shown')).toEqual([]);
          const count = (wanted: string) => facts.filter(({ type }) => type === wanted).length;
          expect(count('payment.succeeded')).toBeLessThanOrEqual(count('payment.shown'));
          actor.stop();
        },
      ),
      runs,
    );
    expect(ends.size).toBeGreaterThan(2);
  });
});

describe('generation', () => {
  type Act = GenerationEvent | SignInEvent | { type: 'form.submitted' } | { type: 'connection.returned' } | 'wait';
  const act = fc.constantFrom<Act[]>(
    { type: 'form.submitted' },
    { type: 'form.submitted' },
    { type: 'cancel.clicked' },
    { type: 'retry.clicked' },
    { type: 'result.dismissed' },
    { type: 'connection.returned' },
    { type: 'session.changed', who: 'user' },
    { type: 'auth.dismissed', signedIn: false },
    'wait',
  );
  const check = (key: string): FormCheck => ({ inputs: { mode: 'text', prompt: 'a cat' }, places: [], key });

  /** A server that creates one job per key and ends it after a few reads. */
  function serverOf(scheduler: fc.Scheduler, moods: Iterator<string>, ends: Iterator<Job['status']>) {
    const jobs = new Map<string, { status: Job['status']; looks: number }>();
    const answerOf = async (): Promise<string> => {
      const mood = String(moods.next().value);
      await scheduler.schedule(Promise.resolve(), mood);
      if (mood === 'broken') throw new Error('offline');
      return mood;
    };
    const reported = (id: string): Job => {
      const job = jobs.get(id)!;
      return {
        id,
        tool: 'ai-sticker-maker',
        engine: 'local',
        status: job.status,
        progress: 0,
        stage: null,
        cost: 1,
        outputs: [],
        notes: {},
        error: null,
      };
    };
    const look = (id: string): void => {
      const job = jobs.get(id)!;
      job.looks += 1;
      if (job.status === 'queued') job.status = 'running';
      else if (job.status === 'running' && job.looks > 2) job.status = ends.next().value ?? 'succeeded';
    };
    const services: GenerationServices = {
      makeKey: () => 'press',
      createGeneration: async () => {
        const mood = await answerOf();
        if (mood === 'refused') return { code: codes.notEnoughCredits, msg: 'Not enough', data: null };
        const id = `job-${jobs.size + 1}`;
        jobs.set(id, { status: 'queued', looks: 0 });
        return { code: codes.success, msg: '', data: { id, status: 'queued', cost: 1 } };
      },
      getGeneration: async (id) => {
        if ((await answerOf()) === 'refused') return { code: codes.unavailable, msg: 'Later', data: null };
        look(id);
        return { code: codes.success, msg: '', data: reported(id) };
      },
      deleteCreation: async () => ({ code: codes.success, msg: '', data: null }),
      cancelGeneration: async (id) => {
        if ((await answerOf()) === 'refused') return { code: codes.unavailable, msg: 'Later', data: null };
        const job = jobs.get(id)!;
        if (job.status === 'queued' || job.status === 'running') job.status = 'cancelled';
        return { code: codes.success, msg: '', data: reported(id) };
      },
      followGeneration: async (id, send, signal) => {
        while (!signal.aborted && (await answerOf()) !== 'refused') {
          look(id);
          send(reported(id));
          if (!['queued', 'running'].includes(reported(id).status)) return;
        }
      },
      sendFile: async () => Promise.reject(new Error('no file is sent here')),
      rememberJob: () => {},
      recallJob: () => null,
      forgetJob: () => {},
      onOnline: () => () => {},
      onUnload: () => () => {},
      warnOfLeaving: () => () => {},
      nextFrame: async () => {},
    };
    return services;
  }

  test('is never stuck, and no cost is left hanging in the balance', atMost, async () => {
    const phases = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { maxLength: 10 }),
        fc.infiniteStream(fc.constantFrom('well', 'well', 'well', 'well', 'refused', 'broken')),
        fc.infiniteStream(fc.constantFrom<Job['status'][]>('succeeded', 'failed', 'succeeded')),
        async (scheduler, acts, moods, ends) => {
          const time = new SimulatedTime();
          const services = serverOf(scheduler, moods, ends);
          let keys = 0;
          const actors = {
            ...generationActors(services),
            checkForm: fromPromise<FormCheck, any>(async () => {
              keys += 1;
              return scheduler.schedule(Promise.resolve(check(`press ${keys}`)), 'checked');
            }),
          };
          const actor = createActor(generationMachine.provide({ actors }), {
            input: {
              tool: { slug: 'ai-sticker-maker', fields: [], dependents: {}, prices: null, adult: false },
              cost: 1,
              values: { mode: 'text', prompt: 'a cat' },
            },
            clock: time.clock,
          });
          const credits = createActor(
            creditsMachine.provide({
              actors: {
                fetchBalance: fromPromise(() => new Promise(() => {})),
                watchReturn: fromCallback(() => {}),
                otherTabs: fromCallback(() => {}),
              },
            }),
          ).start();
          actor.system.inspect((event) => {
            if (event.type !== '@xstate.actor') return;
            for (const fact of ['cost.pending', 'cost.accepted', 'cost.reversed'])
              (event.actorRef as AnyActorRef).on(fact, (cost) => credits.send(cost as CreditsEvent));
          });
          actor.start();
          const perform = (event: Act) => {
            if (event === 'wait') return time.pass(3000);
            // The root chart sends the session to the credits chart first.
            if (event.type === 'session.changed') credits.send(event);
            const job = jobOf(actor.getSnapshot());
            const signIn = job?.getSnapshot().children.signIn as AnyActorRef | undefined;
            if (event.type === 'form.submitted') formOf(actor.getSnapshot()).send(event);
            else if (event.type === 'connection.returned') job?.send(event);
            else if (event.type === 'auth.dismissed') signIn?.send(event);
            else actor.send(event);
            if (event.type === 'session.changed') signIn?.send(event);
          };
          const submits = [{ type: 'form.submitted' } as const, ...acts];
          await play(
            scheduler,
            submits.map((event) => () => perform(event)),
            time,
            30,
          );
          const phase = selectPhase(makingOf(actor.getSnapshot()));
          phases.add(phase);
          expect(['form', 'done', 'failed', 'cancelled', 'refused', 'unreached', 'awaitingSignIn']).toContain(phase);
          const costs = Object.values(credits.getSnapshot().children) as (ActorRefFrom<typeof costMachine> | undefined)[];
          expect(costs.filter((cost) => cost?.src === 'cost' && cost.getSnapshot().matches('pending'))).toEqual([]);
          credits.stop();
          actor.stop();
        },
      ),
      runs,
    );
    expect(phases.size).toBeGreaterThan(2);
  });
});
