/** The long-lived actors of the application, made outside React, and the facts that one tells the others. */
import { createActor, type AnyActorRef } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { creditsActors } from '../../machines/credits/credits.actors.ts';
import { creditsMachine } from '../../machines/credits/credits.machine.ts';
import { dialogsActors } from '../../machines/dialogs/dialogs.actors.ts';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine.ts';
import type { DialogName } from '../../machines/dialogs/dialogs.types.ts';
import type { Notice } from '../../machines/kit/notice.ts';
import { navigationActors } from '../../machines/navigation/navigation.actors.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { sessionActors } from '../../machines/session/session.actors.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { toastsActors } from '../../machines/toasts/toasts.actors.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { creditsServices } from '../ports/credits.ts';
import { dialogsServices } from '../ports/dialogs.ts';
import { keepInvitation } from '../platform/invitation.ts';
import { navigationServices } from '../ports/navigation.ts';
import { sessionServices } from '../ports/session.ts';
import { browserTime } from '../platform/time.ts';
import { loadPage } from '../boot/page-loader.ts';

/** Makes the actors for a page; nothing runs, and no browser is touched, before `start`. */
export function createRoot(page: { href: string; found: boolean }) {
  const session = createActor(sessionMachine.provide({ actors: sessionActors(sessionServices) }));
  const credits = createActor(creditsMachine.provide({ actors: creditsActors(creditsServices) }));
  const dialogs = createActor(dialogsMachine.provide({ actors: dialogsActors(dialogsServices) }));
  const toasts = createActor(toastsMachine.provide({ actors: toastsActors({ time: browserTime }) }));
  const navigation = createActor(navigationMachine.provide({ actors: navigationActors(navigationServices(loadPage)) }), { input: page });

  const kept = new Map<string, AnyActorRef>();
  const waiting: (() => void)[] = [];
  const keptWatchers = new Set<(key: string, actor: AnyActorRef) => void>();
  const tellKept = (event: { type: string }) => {
    for (const actor of kept.values()) actor.send(event);
  };
  const raise = (notice: Notice) => toasts.send(notice);

  session.on('notice.raised', raise);
  session.on('login.needed', (event) => navigation.send(event));
  session.on('session.changed', (event) => {
    credits.send(event);
    tellKept(event);
    if (event.who === 'user') offerReward();
  });
  credits.on('notice.raised', raise);
  navigation.on('page.entered', ({ href }) => {
    keepInvitation(href);
    dialogs.send({ type: 'page.entered' });
  });
  navigation.on('history.traversed', () => dialogs.send({ type: 'history.traversed' }));
  navigation.on('auth.wanted', ({ refresh }) => openSignIn('login', refresh));

  /** Opens the sign-in dialog; its chart is loaded when first wanted. */
  function openSignIn(mode: 'login' | 'register' | 'reset', refresh = false): void {
    import('./auth.ts')
      .then(({ authFlow }) => authFlow(root).send({ type: 'auth.opened', place: 'dialog', mode, refresh }))
      .catch(() => raise({ type: 'notice.raised', tone: 'error', message: { key: 'networkProblem' } }));
  }

  /** The panel of the day is for signed-in people: its chart is loaded when the first one is here, and then keeps itself. */
  let isRewardOffered = false;
  function offerReward(): void {
    if (isRewardOffered) return;
    isRewardOffered = true;
    import('./rewards.ts')
      .then(({ rewardOfferFlow }) => rewardOfferFlow(root))
      .catch(() => {
        isRewardOffered = false;
      });
  }

  const root = {
    session,
    credits,
    dialogs,
    toasts,
    navigation,
    openSignIn,
    chooseLocale(locale: Locale): void {
      import('./locale.ts')
        .then(({ localeFlow }) => localeFlow(root).send({ type: 'locale.chosen', locale }))
        .catch(() => raise({ type: 'notice.raised', tone: 'error', message: { key: 'localeFailed' } }));
    },
    openDialog: (dialog: DialogName) => dialogs.send({ type: 'dialog.requested', dialog }),
    raise,
    tellKept,
    /** An actor of a page or a dialog that outlives it: made and wired once by its key, started with the others. */
    keep<A extends AnyActorRef>(key: string, make: () => A): A {
      const known = kept.get(key);
      if (known) return known as A;
      const actor = make();
      kept.set(key, actor);
      for (const watch of keptWatchers) watch(key, actor);
      if (started) actor.start();
      return actor;
    },
    /** Calls back with every kept actor: those that are there, and each that comes. */
    watchKept(watch: (key: string, actor: AnyActorRef) => void): void {
      keptWatchers.add(watch);
      for (const [key, actor] of kept) watch(key, actor);
    },
    /** Does something once the actors run: at once when they do already. */
    afterStart(act: () => void) {
      if (started) queueMicrotask(act);
      else waiting.push(act);
    },
    start() {
      if (started) return;
      started = true;
      keepInvitation(page.href);
      for (const actor of [toasts, dialogs, credits, navigation, ...kept.values()]) actor.start();
      // The session comes last, because the others must hear who is here.
      session.start();
      for (const act of waiting.splice(0)) queueMicrotask(act);
      import('./locale.ts').then(({ localeFlow }) => localeFlow(root)).catch(() => undefined);
      // Where the calls of the API are not loaded, none can be refused either.
      import('../platform/api.ts')
        .then(({ hearTokenRefused }) => hearTokenRefused((token) => session.send({ type: 'token.refused', token })))
        .catch(() => undefined);
    },
  };
  let started = false;
  return root;
}

export type Root = ReturnType<typeof createRoot>;
