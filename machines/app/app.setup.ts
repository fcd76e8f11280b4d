import { and, assign, emit, enqueueActions, sendTo, setup, stateIn, type AnyActorRef, type GuardPredicate } from 'xstate';
import { creditsMachine } from '../credits/credits.machine.ts';
import { dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { asserted } from '../kit/asserted.ts';
import { afterStep, isRegistered, sendFrom } from '../kit/internals.ts';
import { unanswered } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';
import { identityOf, systemIdOf } from './app.identity.ts';
import { membersIn } from './app.members.ts';
import { eventsForNew, lateAfter, stepsOf } from './app.relay.ts';
import type { Identity, Role } from './app.roles.ts';
import { wired } from './app.wired.ts';
import type { AppContext, AppEvent, AppTypes, Delivery, HeldEvent, NeededRole, OutsideEvent } from './app.types.ts';

/** `check` takes no guard that could name others. */
const isFormHere = stateIn({ signIn: 'here' }) as GuardPredicate<AppContext, AppEvent, undefined, never>;

const base = setup({
  types: {} as AppTypes,
  actors: {
    session: sessionMachine,
    credits: creditsMachine,
    dialogs: dialogsMachine,
    toasts: toastsMachine,
    navigation: navigationMachine,
    meetInput: port<void>('meetInput'),
    replayInput: listenerPort<Extract<AppEvent, { type: 'input.replayed' }>>('replayInput'),
    answerInput: port<void>('answerInput'),
    loadRole: port<void, { role: Role }>('loadRole'),
    /** Does what rows ask for outside the charts, and creates the actors that a row is the first to need. */
    outside: listenerPort<never>('outside'),
  },
});

export const appSetup = base
  .extend({
    guards: {
      hasNoParts: ({ context }) => context.parts === 0,
      isLastPart: ({ context }) => context.parts === 1,
      hadInput: ({ event }) => asserted(event, 'input.replayed').hadInput,
      isLoginLeft: ({ event }) => {
        const { fact } = asserted(event, 'fact.emitted');
        return fact.type === 'dialogs.left' && (fact['dialogs'] as readonly string[]).includes('login');
      },
      isAuth: ({ event }) => asserted(event, 'role.needed').id === 'auth',
      isTakenBack: stateIn({ signIn: { loading: 'takenBack' } }),
      isVisitNews: ({ event }) => visitIn(event) !== null,
      isVisitComplete: ({ context, event }) => {
        const visit = visitIn(event);
        return visit !== null && (visit.who ?? context.who) !== null && (visit.path ?? context.path) !== null;
      },
    },
  })
  // Before the page runs, a form that its page needs is only noted: what is held for it waits.
  .extend({ guards: { isAuthCreated: and(['isAuth', stateIn({ page: 'running' })]) } })
  .extend({
    actions: {
      addPart: assign(({ context }) => ({ parts: context.parts + 1 })),
      removePart: assign(({ context }) => ({ parts: Math.max(0, context.parts - 1) })),
      assignNeeded: assign(({ context, event }) => {
        const { id, input } = asserted(event, 'role.needed');
        return context.needed.some((other) => other.id === id) ? {} : { needed: [...context.needed, { id, input }] };
      }),
      assignHeld: assign(({ context, event }) => {
        const { to, event: held } = asserted(event, 'role.sent');
        return { held: [...context.held, { to, event: held }] };
      }),
      holdForAuth: assign(({ context, event }) => ({
        held: [...context.held, { to: 'auth', event: asserted(event, 'auth.needed', 'auth.missed').event }],
      })),
      dropHeldForAuth: assign(({ context }) => ({ held: context.held.filter(({ to }) => to !== 'auth') })),
      assignVisit: assign(({ event }) => visitIn(event) ?? {}),
      emitPageVisited: emit(({ context }) => ({
        type: 'page.visited',
        who: required(context.who, 'who'),
        path: required(context.path, 'path'),
      })),
      emitSignInLost: emit({ type: 'signIn.lost' }),
      emitUnanswered: emit(unanswered),
      requestLoginDialog: sendTo('dialogs', { type: 'dialog.requested', dialog: 'login' }),
      /** A purchase or a question waits for the end of the sign-in, whose own chart is not here to emit it. */
      emitSignInAbandoned: emit({ type: 'signIn.abandoned' }),
    },
  })
  .extend({
    actions: {
      relay: enqueueActions(({ context, event, enqueue, system }) => {
        const { sender, fact } = asserted(event, 'fact.emitted');
        const members = membersIn(system).map(([identity]) => identity);
        const rows = wired();
        enqueue.assign({ late: lateAfter(rows, { sender, fact }, context.late) });
        const created = new Set<string>();
        for (const step of stepsOf(rows, { sender, fact }, members)) {
          if (step.kind === 'effect') {
            enqueue.sendTo('outside', { type: 'effect.run', effect: step.effect, fact: step.fact } satisfies OutsideEvent);
            continue;
          }
          const to = systemIdOf(step.to);
          if (step.kind === 'send') enqueue(({ self }) => deliver(self, { from: sender, to: step.to, event: step.event }));
          else if (to === 'auth') enqueue.raise({ type: step.load ? 'auth.needed' : 'auth.missed', event: step.event });
          else if (step.load || created.has(to)) {
            created.add(to);
            enqueue.sendTo('outside', { type: 'role.create', to, event: step.event } satisfies OutsideEvent);
          }
        }
      }),
      /** Spawns a role whose code is here. Facts that it missed reach it before it starts. */
      spawnRole: enqueueActions(({ context, event, enqueue, self }) => {
        spawn(enqueue, self, context.late, asserted(event, 'role.needed'));
      }),
      spawnNeeded: enqueueActions(({ context, enqueue, self }) => {
        for (const role of context.needed) spawn(enqueue, self, context.late, role);
        enqueue.assign({ needed: [] });
      }),
      /** Sends what was held for the roles that exist by now; only the sign-in form may still be loading. */
      sendHeld: enqueueActions(({ context, enqueue, system, check }) => {
        const here = new Set(membersIn(system).map(([identity]) => systemIdOf(identity)));
        const isHere = ({ to }: HeldEvent) => here.has(to);
        for (const { to, event } of context.held.filter(isHere))
          enqueue(({ self }) => deliver(self, { from: { role: 'app' }, to: identityOf(to), event }));
        // By the chart's own state, so that a replay, which has no roles, holds the same.
        enqueue.assign({ held: check(isFormHere) ? [] : context.held.filter(({ to }) => to === 'auth') });
      }),
      /** Sends what was held for the sign-in form, which this step creates. */
      sendHeldToAuth: enqueueActions(({ context, enqueue }) => {
        for (const { event } of context.held.filter(({ to }) => to === 'auth'))
          enqueue(({ self }) => deliver(self, { from: { role: 'app' }, to: { role: 'auth' }, event }));
        enqueue.assign({ held: context.held.filter(({ to }) => to !== 'auth') });
      }),
      sendLate: enqueueActions(({ context, event, enqueue }) => {
        const { identity } = asserted(event, 'role.joined');
        for (const { sender, event: missed } of eventsForNew(wired(), context.late, identity))
          enqueue(({ self }) => deliver(self, { from: sender, to: identity, event: missed }));
      }),
      sendToRole: enqueueActions(({ event, enqueue }) => {
        const { to, event: sent } = asserted(event, 'role.sent');
        enqueue(({ self }) => deliver(self, { from: { role: 'app' }, to: identityOf(to), event: sent }));
      }),
      requestSignIn: enqueueActions(({ event, enqueue, system }) => {
        const opened = { type: 'auth.opened', place: 'dialog', mode: asserted(event, 'signIn.requested').mode };
        if (system.get('auth')) enqueue(({ self }) => deliver(self, { from: { role: 'app' }, to: { role: 'auth' }, event: opened }));
        else enqueue.raise({ type: 'auth.needed', event: opened });
      }),
    },
  });

/** Sends an event in the name of the actor that caused it, in its turn among all that this step sends. */
const deliver = (self: AnyActorRef, delivery: Delivery): void => afterStep(self, () => deliverNow(self, delivery));

function deliverNow(self: AnyActorRef, { from, to, event }: Delivery): void {
  const members = membersIn(self.system);
  const find = (identity: Identity) => members.find(([member]) => systemIdOf(member) === systemIdOf(identity))?.[1];
  const receiver = find(to);
  if (receiver) sendFrom(find(from) ?? self, receiver, event);
}

/** What a fact states about who is here or which page is on screen; null for any other fact. */
function visitIn(event: AppEvent): { who?: 'visitor' | 'user'; path?: string } | null {
  const { fact } = asserted(event, 'fact.emitted');
  if (fact.type === 'session.changed') return { who: fact['who'] as 'visitor' | 'user' };
  return fact.type === 'page.shown' ? { path: String(fact['path']) } : null;
}

function spawn(enqueue: any, self: AnyActorRef, late: AppContext['late'], { id, input }: NeededRole): void {
  if (self.system.get(id) || !isRegistered(self, id)) return;
  enqueue.spawnChild(id, { id, systemId: id, input });
  const identity = identityOf(id);
  for (const { sender, event } of eventsForNew(wired(), late, identity))
    enqueue(({ self: app }: { self: AnyActorRef }) => deliverNow(app, { from: sender, to: identity, event }));
}
