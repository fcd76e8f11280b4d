/** The application's long-lived actors, created outside React, and the registry of actors for pages and dialogs. */
import { createActor, type AnyActorRef } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import type { AuthEmitted } from '../../machines/auth/auth.types.ts';
import { creditsActors } from '../../machines/credits/credits.actors.ts';
import { creditsMachine } from '../../machines/credits/credits.machine.ts';
import { dialogsActors } from '../../machines/dialogs/dialogs.actors.ts';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine.ts';
import { selectHolds } from '../../machines/dialogs/dialogs.selectors.ts';
import type { DialogName } from '../../machines/dialogs/dialogs.types.ts';
import { notice, type Notice } from '../../machines/kit/notice.ts';
import { navigationActors } from '../../machines/navigation/navigation.actors.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { sessionActors } from '../../machines/session/session.actors.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { toastsActors } from '../../machines/toasts/toasts.actors.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { creditsServices } from './credits.ts';
import { dialogsServices } from './dialogs.ts';
import { dropEarlyDialog } from '../platform/early-dialog.ts';
import { forgetEarlyCheckout, repeatEarly } from '../platform/early.ts';
import { registerServiceWorker } from '../platform/service-worker.ts';
import { keepInvitation, spendInvitation } from '../platform/invitation.ts';
import { navigationServices } from './navigation.ts';
import { sessionServices } from './session.ts';
import { watchTypedText, type HoldsTypedText } from '../platform/typed-text.ts';
import { lineIsFree } from '../platform/line.ts';
import { browserTime } from '../platform/time.ts';
import { whenAbove } from './above.ts';
import { createKept } from './kept.ts';
import type { Pages } from '../routing/pages.ts';
import { addWhole } from './nested.ts';
import type { Identity, Role } from './roles.ts';
import { createSwitchboard, type Maker } from './switchboard.ts';
import { table } from './table.ts';

type Opening = {
  href: string;
  found: boolean;
  /** The person comes back to the page. */
  isReturn?: boolean;
  /** Loads the code of pages. */
  pages: Pages;
};

/**
 * Creates the actors for a page; nothing runs and no browser API is touched before `start`. `watch` gets every actor before it starts, in
 * development and with `FLOWS=1` only.
 */
export function createRoot({ href, found, isReturn = false, pages }: Opening, watch?: (identity: Identity, actor: AnyActorRef) => void) {
  const session = createActor(sessionMachine.provide({ actors: sessionActors(sessionServices) }));
  const credits = createActor(creditsMachine.provide({ actors: creditsActors(creditsServices) }));
  const dialogs = createActor(dialogsMachine.provide({ actors: dialogsActors(dialogsServices) }));
  const toasts = createActor(toastsMachine.provide({ actors: toastsActors({ time: browserTime }) }));
  const navigation = createActor(navigationMachine.provide({ actors: navigationActors(navigationServices(pages.load)) }), {
    input: { href, found, isReturn },
  });

  let holdsTypedText: HoldsTypedText = () => false;
  const waiting: (() => void)[] = [];
  const raise = (fact: Notice) => toasts.send(fact);
  const sayLost = () => raise(notice('error', { key: 'networkProblem' }));
  const sayBroken = () => {
    dropEarlyDialog();
    sayLost();
  };
  const loadAuth = async () => (await import('./auth.ts')).authFlow(root);
  const isSignInAwaited = () => selectHolds(dialogs.getSnapshot(), 'login');
  /** The dialog is here while its chart loads, so that the person can take it back. */
  const awaitAuth = () => {
    dialogs.send({ type: 'dialog.requested', dialog: 'login' });
    return loadAuth();
  };
  const giveUpSignIn = () => {
    const isAwaited = isSignInAwaited();
    // A purchase or a question waits for its end, which only its chart could tell.
    const dismissed: AuthEmitted = { type: 'auth.dismissed', place: 'dialog', signedIn: false };
    switchboard.sayFor({ role: 'auth' }, dismissed);
    // Whoever took it back is told nothing.
    if (isAwaited) sayBroken();
  };

  const makers = new Map<string, (identity: Identity) => AnyActorRef>();
  const makerOf = ({ role, tool = '' }: Identity) => makers.get(`${role}:${tool}`) ?? makers.get(`${role}:`);
  const made: Maker = (identity) => makerOf(identity)?.(identity) ?? null;

  const switchboard = createSwitchboard({
    rows: table,
    effects: {
      keepInvitation: (fact) => keepInvitation(String(fact['href'])),
      spendInvitation,
      // Opened during the press that requested it; otherwise the browser would block the window.
      openWindow: (fact) => void window.open(String(fact['address']), '_blank', 'noopener,width=640,height=640'),
      loadReward,
    },
    load: { auth: awaitAuth, item: made, generation: made },
    onLoadFailed: giveUpSignIn,
  });
  const kept = createKept((identity, actor) => addWhole(switchboard, identity, actor));
  const long = { session, credits, dialogs, toasts, navigation };
  for (const [role, actor] of Object.entries(long)) switchboard.add({ role: role as keyof typeof long }, actor);
  if (import.meta.env.FLOWS && watch) {
    for (const [role, actor] of Object.entries(long)) watch({ role: role as keyof typeof long }, actor);
    kept.watch(watch);
  }

  /** Only users get the daily reward: its chart loads when a user is here and then runs on its own. */
  function loadReward(): void {
    import('./dailyReward.ts').then(({ dailyRewardFlow }) => dailyRewardFlow(root)).catch(() => undefined);
  }

  let settle: (after?: Promise<void>) => void = () => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const root = {
    ...long,
    /** Resolves when the actors run and what was pressed before them has been answered. */
    settled,
    pages,
    /** Opens the sign-in dialog; its chart loads on first use, and until it is here the person can take the dialog back. */
    openSignIn(mode: 'login' | 'register' | 'reset'): void {
      const open = (auth: AnyActorRef) => auth.send({ type: 'auth.opened', place: 'dialog', mode });
      const here = kept.find({ role: 'auth' });
      if (here) return open(here);
      awaitAuth().then((auth) => isSignInAwaited() && open(auth), giveUpSignIn);
    },
    chooseLocale(locale: Locale): void {
      import('./locale.ts')
        .then(({ localeFlow }) => localeFlow(root).send({ type: 'locale.chosen', locale }))
        .catch(() => raise(notice('error', { key: 'localeFailed' })));
    },
    openDialog: (dialog: DialogName) => dialogs.send({ type: 'dialog.requested', dialog }),
    raise,
    /** Says that the code of a part did not come; the next press loads it again. */
    sayLost,
    /** Whether a reload would lose text that a person typed. */
    holdsTypedText: () => holdsTypedText(),
    /** How rows create the actors of a role: those of a tool, or of every tool when it is null. */
    makes(role: Role, tool: string | null, make: (identity: Identity) => AnyActorRef): void {
      makers.set(`${role}:${tool ?? ''}`, make);
    },
    keep: kept.keep,
    find: kept.find,
    watchKept: kept.watch,
    /** Runs `act` once the actors run, or immediately if they already do. */
    afterStart(act: () => void) {
      if (started) queueMicrotask(act);
      else waiting.push(act);
    },
    start() {
      if (started) return;
      // Every part of the page is hydrated. The actors accept events before they start, and handle them as soon as they do.
      holdsTypedText = watchTypedText();
      const wasPressed = repeatEarly();
      started = true;
      keepInvitation(href);
      for (const actor of [toasts, dialogs, credits, navigation]) actor.start();
      kept.start();
      // The session starts last, so that the others receive who is here.
      session.start();
      for (const act of waiting.splice(0)) queueMicrotask(act);
      import('./locale.ts').then(({ localeFlow }) => localeFlow(root)).catch(() => undefined);
      // What was pressed before the start comes first: the rest waits for its answers, or for what it shows above the page.
      settle(wasPressed ? Promise.race([lineIsFree(), whenAbove(long)]) : undefined);
      root.settled
        .then(() => {
          forgetEarlyCheckout();
          // It downloads pages of its own.
          registerServiceWorker();
          return import('./jobs.ts');
        })
        .then(({ jobsFlow }) => jobsFlow(root))
        .catch(() => undefined);
      // As long as the API client is not loaded, no call can be refused.
      import('../platform/api.ts')
        .then(({ setRefusalRule }) =>
          setRefusalRule({
            tokenRefused: (token) => session.send({ type: 'token.refused', token }),
            signInNeeded: () => navigation.send({ type: 'signIn.required' }),
            refused: (text) => raise(notice('error', { text })),
          }),
        )
        .catch(() => undefined);
    },
  };
  let started = false;
  return root;
}

export type Root = ReturnType<typeof createRoot>;
