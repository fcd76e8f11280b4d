/** The actor system of a page, created outside React: the root chart, and every other actor as its child. */
import { createActor, type ActorRefFrom, type AnyActorLogic, type AnyActorRef, type InputFrom } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { appActors } from '../../machines/app/app.actors.ts';
import { identityOf, systemIdOf } from '../../machines/app/app.identity.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { membersIn } from '../../machines/app/app.members.ts';
import type { Identity, Role } from '../../machines/app/app.roles.ts';
import type { Takes } from '../../machines/app/app.row.ts';
import type { EffectName } from '../../machines/app/app.facts.ts';
import type { HeldEvent } from '../../machines/app/app.types.ts';
import type { AuthMode } from '../../machines/auth/auth.types.ts';
import { creditsActors } from '../../machines/credits/credits.actors.ts';
import { creditsMachine } from '../../machines/credits/credits.machine.ts';
import { dialogsActors } from '../../machines/dialogs/dialogs.actors.ts';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine.ts';
import type { DialogName } from '../../machines/dialogs/dialogs.types.ts';
import { registerActor } from '../../machines/kit/internals.ts';
import { notice, unanswered, type Notice } from '../../machines/kit/notice.ts';
import { NotLoaded, reasonFor } from '../platform/reason.ts';
import { navigationActors } from '../../machines/navigation/navigation.actors.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { sessionActors } from '../../machines/session/session.actors.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { toastsActors } from '../../machines/toasts/toasts.actors.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { dropEarlyDialog } from '../early/dialog.ts';
import { forgetEarlyCheckout, whenVisitorKnown, replayEarlyInput } from '../early/input.ts';
import { keepInvitation, spendInvitation } from '../platform/invitation.ts';
import { whenCallsSent, whenNetworkIdle } from '../platform/network-idle.ts';
import { registerServiceWorker } from '../platform/service-worker.ts';
import { nextFrame } from '../platform/frame.ts';
import { openWindow } from '../platform/open-window.ts';
import { browserTime } from '../platform/time.ts';
import { watchTypedText, type HoldsTypedText } from '../platform/typed-text.ts';
import type { Pages } from '../routing/pages.ts';
import { creditsServices } from './credits.ts';
import { dialogsServices } from './dialogs.ts';
import { navigationServices } from './navigation.ts';
import { whenOverlayNeeded } from './overlay-needed.ts';
import { relayFrom } from './relay-from.ts';
import { roleRef, type RoleRef } from './role-ref.ts';
import { sessionServices } from './session.ts';

type Opening = {
  href: string;
  found: boolean;
  /** The user comes back to the page. */
  isReturn?: boolean;
  /** Loads the code of pages. */
  pages: Pages;
};

/** How an actor of a role is created: its chart with its services, and its input, which is JSON. */
export type RoleDefinition<Logic extends AnyActorLogic> = { logic: Logic; input?: InputFrom<Logic> };

/** The root chart with the charts and services of the roles that every page has. */
const systemOf = (pages: Pages, services: Parameters<typeof appActors>[0]) =>
  appMachine.provide({
    actors: {
      session: sessionMachine.provide({ actors: sessionActors(sessionServices) }),
      credits: creditsMachine.provide({ actors: creditsActors(creditsServices) }),
      dialogs: dialogsMachine.provide({ actors: dialogsActors(dialogsServices) }),
      toasts: toastsMachine.provide({ actors: toastsActors({ time: browserTime }) }),
      navigation: navigationMachine.provide({ actors: navigationActors(navigationServices(pages)) }),
      ...appActors(services),
    },
  });

/** What rows do outside of the charts. */
const effectsOf = (root: () => Root): Record<EffectName, (fact: Readonly<Record<string, unknown>>) => void> => ({
  keepInvitation: (fact) => keepInvitation(String(fact['href'])),
  spendInvitation,
  // Opened during the click that requested it; otherwise the browser would block the window.
  openWindow: (fact) => {
    if (!openWindow(String(fact['address']))) root().raise(notice('warning', { key: 'windowBlocked' }));
  },
  // Only users get the daily reward.
  loadReward: () => void import('./dailyReward.ts').then(({ dailyRewardFlow }) => dailyRewardFlow(root())).catch(() => undefined),
  dropEarlyDialog,
});

/** References to the actors that the root chart invokes. */
function rolesOfEveryPage(root: () => ActorRefFrom<typeof appMachine>, input: InputFrom<typeof navigationMachine>) {
  const invoked = <Logic extends AnyActorLogic>(id: string, logic: Logic, given?: InputFrom<Logic>) =>
    roleRef<Logic>({ root, id, logic, input: given });
  return {
    session: invoked('session', sessionMachine),
    credits: invoked('credits', creditsMachine),
    dialogs: invoked('dialogs', dialogsMachine),
    toasts: invoked('toasts', toastsMachine),
    navigation: invoked('navigation', navigationMachine, input),
  };
}

/** Resolves once the root chart is in a state with this tag. */
const whenTagged = (actor: ActorRefFrom<typeof appMachine>, tag: 'running' | 'settled'): Promise<void> =>
  new Promise((resolve) => {
    if (actor.getSnapshot().hasTag(tag)) return resolve();
    const { unsubscribe } = actor.subscribe((next) => {
      if (!next.hasTag(tag)) return;
      unsubscribe();
      resolve();
    });
  });

/** Routes what the server refuses in any call to the charts that act on it. */
async function setRefusals({ session, navigation, raise }: Pick<Root, 'session' | 'navigation' | 'raise'>): Promise<void> {
  const { setRefusalRule } = await import('../platform/api.ts');
  setRefusalRule({
    tokenRefused: (token) => session.send({ type: 'token.refused', token }),
    loginNeeded: () => navigation.send({ type: 'login.needed' }),
    signInNeeded: () => navigation.send({ type: 'signIn.required', refresh: true }),
    refused: (text) => raise(notice('error', { text })),
  });
}

/** The actors of roles that pages and rows need: created once, and known by their identity from then on. */
function openRoles(root: () => ActorRefFrom<typeof appMachine>, machine: ReturnType<typeof systemOf>) {
  const refs = new Map<string, RoleRef>();
  const makers = new Map<string, (identity: Identity) => unknown>();

  /** Creates the actor that a row is the first to need, if its code is here. */
  function create({ to, event }: HeldEvent): void {
    const identity = identityOf(to);
    const { role, tool = '' } = identity;
    (makers.get(`${role}:${tool}`) ?? makers.get(`${role}:`))?.(identity);
    // The actor may be nested in the one that was created.
    root().send({ type: 'role.sent', to, event });
  }

  /** The reference to the actor of this identity; `define` is called the first time only. */
  function keep<R extends Role, Logic extends AnyActorLogic>(
    identity: Identity<R>,
    define: () => RoleDefinition<Logic>,
    setUp?: (ref: RoleRef<Logic>) => void,
  ): RoleRef<Logic> & { send(event: Takes<R>): void } {
    const id = systemIdOf(identity);
    const known = refs.get(id);
    if (known) return known as never;
    const { logic, input } = define();
    registerActor(machine, id, logic);
    const ref = roleRef<Logic>({ root, id, logic, input });
    refs.set(id, ref as unknown as RoleRef);
    root().send({ type: 'role.needed', id, input });
    setUp?.(ref);
    return ref as never;
  }

  return {
    create,
    keep,
    makes(role: Role, tool: string | null, make: (identity: Identity) => unknown): void {
      makers.set(`${role}:${tool ?? ''}`, make);
    },
    find: (identity: Identity): Pick<AnyActorRef, 'getSnapshot' | 'send' | 'subscribe'> | null =>
      (refs.get(systemIdOf(identity)) as AnyActorRef | undefined) ?? null,
  };
}

/** Loads the code of roles that no page brings. */
const loadersOf = (root: () => Root): Partial<Record<Role, () => Promise<unknown>>> => ({
  // The dialog darkens the page first: to ask for code takes a slow processor as long as all else that the click does.
  async auth() {
    await nextFrame();
    return (await import('./auth.ts')).authFlow(root());
  },
  // The first calls of the page are sent before the code of these is asked for.
  async locale() {
    await whenCallsSent();
    return (await import('./locale.ts')).localeFlow(root());
  },
  async jobs() {
    await whenCallsSent();
    return (await import('./jobs.ts')).jobsFlow(root());
  },
});

/** What follows once the actors run, and once early input has been answered. */
function whenStarted(root: Root, running: Promise<void>): void {
  void root.settled.then(() => {
    // The flow may still be loading what asks for it; only another click makes it stale.
    addEventListener('click', forgetEarlyCheckout, { capture: true, once: true });
    // It downloads pages of its own.
    registerServiceWorker();
  });
  // As long as the API client is not loaded, no call can be refused.
  void running.then(() => setRefusals(root)).catch(() => undefined);
}

/**
 * Creates the actor system of a page. The root chart runs at once; every other actor from `start` on. `watch` gets the
 * root chart before it starts, in development and with `FLOWS=1` only; `snapshot` is a persisted one to go on from.
 */
export function createRoot(
  { href, found, isReturn = false, pages }: Opening,
  { watch, snapshot }: { watch?: (root: AnyActorRef) => void; snapshot?: unknown } = {},
) {
  let holdsTypedText: HoldsTypedText = () => false;

  const effects = effectsOf(() => root);
  const loaders = loadersOf(() => root);
  const machine = systemOf(pages, {
    meetInput: whenVisitorKnown,
    replayInput() {
      holdsTypedText = watchTypedText();
      const hadInput = replayEarlyInput();
      keepInvitation(href);
      return hadInput;
    },
    answerInput: () => Promise.race([whenNetworkIdle(), whenOverlayNeeded(root)]),
    loadRole: async (role) => void (await loaders[role]?.()),
    runEffect: (effect, fact) => effects[effect](fact),
    createRole: (held) => roles.create(held),
  });

  const actor: ActorRefFrom<typeof appMachine> = createActor(machine, {
    input: { href, found, isReturn },
    systemId: 'app',
    ...(snapshot !== undefined && { snapshot: snapshot as never }),
    inspect: (event) => relayFrom(event, () => actor),
  });

  const when = (tag: 'running' | 'settled') => whenTagged(actor, tag);

  const roles = openRoles(() => actor, machine);
  const long = rolesOfEveryPage(() => actor, { href, found, isReturn });
  const raise = (fact: Notice) => long.toasts.send(fact);
  const settled = when('settled');
  const root = {
    ...long,
    actor,
    /** Resolves when the actors run and early input has been answered. */
    settled,
    pages,
    /** Opens the sign-in dialog; its chart loads on first use, and until it is here the user can take the dialog back. */
    openSignIn: (mode: Exclude<AuthMode, 'verify'>) => actor.send({ type: 'signIn.requested', mode }),
    chooseLocale(locale: Locale): void {
      import('./locale.ts')
        .then(({ localeFlow }) => localeFlow(root).send({ type: 'locale.chosen', locale }))
        .catch(() => raise(notice('error', { key: 'localeFailed' })));
    },
    openDialog: (dialog: DialogName) => long.dialogs.send({ type: 'dialog.requested', dialog }),
    raise,
    /** Shows that the code of a part did not load; the next attempt loads it again. */
    reportLost: () => raise(unanswered({ event: { error: new NotLoaded(reasonFor()) } })),
    /** Whether a reload would lose text that a user typed. */
    holdsTypedText: () => holdsTypedText(),
    /** How rows create the actors of a role: those of a tool, or of every tool when it is null. */
    makes: roles.makes,
    keep: roles.keep,
    /** The actor of this identity; null while nobody has needed it. */
    find: roles.find,
    /** Every actor that runs, with its identity. */
    members: () => membersIn(actor.system),
    /** Calls back whenever an actor may have joined. */
    subscribe: (listener: () => void) => actor.subscribe(listener),
    /** Runs `act` once the actors run, or immediately if they already do. */
    afterStart: (act: () => void) => void when('running').then(act),
    /** A part of the page has not hydrated yet: the actors wait until the returned function is called. */
    hold(): () => void {
      actor.send({ type: 'part.held' });
      return () => actor.send({ type: 'part.released' });
    },
    /** The page is hydrated. */
    start: () => actor.send({ type: 'page.hydrated' }),
    stop: () => actor.stop(),
  };

  watch?.(actor);
  actor.start();
  whenStarted(root, when('running'));
  return root;
}

export type Root = ReturnType<typeof createRoot>;
