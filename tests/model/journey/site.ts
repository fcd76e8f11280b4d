/** All charts of the journey, connected by the table that the application runs, on a server in memory. */
import { createActor, type ActorRefFrom, type AnyActorLogic, type InputFrom } from 'xstate';
import { credits } from '../../../contract/facts/credits.ts';
import { times } from '../../../contract/facts/times.ts';
import { stickerMaker } from '../../../contract/facts/tools/sticker.ts';
import { authActors } from '../../../machines/auth/auth.actors.ts';
import { authMachine } from '../../../machines/auth/auth.machine.ts';
import { creditsActors } from '../../../machines/credits/credits.actors.ts';
import { creditsMachine } from '../../../machines/credits/credits.machine.ts';
import { dailyRewardActors } from '../../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../../machines/dailyReward/dailyReward.machine.ts';
import { dialogsActors } from '../../../machines/dialogs/dialogs.actors.ts';
import { dialogsMachine } from '../../../machines/dialogs/dialogs.machine.ts';
import { generationActors } from '../../../machines/generation/generation.actors.ts';
import { dependentsOf, initialValues } from '../../../machines/form/form.rules.ts';
import { generationMachine } from '../../../machines/generation/generation.machine.ts';
import { inviteActors } from '../../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../../machines/invite/invite.machine.ts';
import { navigationActors } from '../../../machines/navigation/navigation.actors.ts';
import { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { paymentActors } from '../../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { pricingActors } from '../../../machines/pricing/pricing.actors.ts';
import { pricingMachine } from '../../../machines/pricing/pricing.machine.ts';
import { sessionActors } from '../../../machines/session/session.actors.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { toastsActors } from '../../../machines/toasts/toasts.actors.ts';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { appActors } from '../../../machines/app/app.actors.ts';
import { appMachine } from '../../../machines/app/app.machine.ts';
import { wire } from '../../../machines/app/app.wired.ts';
import { table } from '../../../machines/app/app.wiring.ts';
import type { AnyFact, EffectName } from '../../../machines/app/app.facts.ts';
import { registerActor } from '../../../machines/kit/internals.ts';
import { relayFrom } from '../../../src/actors/relay-from.ts';
import { roleRef, type RoleRef } from '../../../src/actors/role-ref.ts';
import { granted } from '../../machines/answers.ts';
import { SimulatedTime } from '../clock.ts';
import { JourneyServer } from './server.ts';

// The journey makes stickers, and hands them over.
wire(table);

const invoked = new Set(['session', 'credits', 'dialogs', 'toasts', 'navigation']);

export class Site {
  readonly time = new SimulatedTime();
  readonly server = new JourneyServer();
  private readonly needed: { id: string; input: unknown }[] = [];
  private readonly effects: { effect: EffectName; fact: AnyFact }[] = [];
  private readonly machine = appMachine.provide({
    actors: {
      ...appActors({
        meetInput: async () => undefined,
        replayInput: () => false,
        answerInput: async () => undefined,
        loadRole: async () => undefined,
        runEffect: (effect, fact) => void this.effects.push({ effect, fact }),
        createRole: () => undefined,
      }),
    },
  });
  readonly app: ActorRefFrom<typeof appMachine>;
  private readonly storage = { creditsDialog: null as string | null, flag: false, path: null as string | null };

  readonly session = this.role(
    'session',
    sessionMachine.provide({
      actors: sessionActors({
        restore: () => ({ token: null, email: null }),
        storeToken: (token) => void (this.server.token = token),
        forget: () => void (this.server.token = null),
        remember: () => {},
        fetchUser: async () => ({ ok: true, user: this.server.details() }),
        revoke: async () => {},
        onTokenChange: () => () => {},
      }),
    }),
  );
  readonly auth = this.role(
    'auth',
    authMachine.provide({
      actors: authActors({
        time: this.time,
        login: async () => ({ ok: true, token: 'token' }),
        register: async () => ({ ok: true, token: 'token' }),
        changePassword: async () => ({ ok: true }),
        exchangeGoogle: async () => ({ ok: true, token: 'token' }),
        exchangeCode: async () => ({ ok: true, token: 'token' }),
        sendRegisterCode: async () => ({ ok: true }),
        sendMailCode: async () => ({ ok: true }),
        secondStep: { proveByCode: async () => granted('token'), proveByPasskey: async () => granted('token') },
      }),
    }),
    { place: 'dialog' },
  );
  readonly credits = this.role(
    'credits',
    creditsMachine.provide({
      actors: creditsActors({
        creditDetails: async () => this.server.forUser(() => granted(this.server.details())),
        anonymousCredit: async () => granted({ credit_remain: this.server.owner.credits }),
        dailyCredits: async () => credits.daily,
        onReturn: () => () => undefined,
        joinTabs: () => ({ send: () => undefined, leave: () => undefined }),
      }),
    }),
  );
  readonly dialogs = this.role(
    'dialogs',
    dialogsMachine.provide({
      actors: dialogsActors({
        localDate: () => '2026-11-21',
        creditsDialogDate: () => this.storage.creditsDialog,
        storeCreditsDialogDate: (date) => void (this.storage.creditsDialog = date),
        takePricingFlag: () => false,
        setPricingFlag: () => void (this.storage.flag = true),
      }),
    }),
  );
  readonly pricing = this.role(
    'pricing',
    pricingMachine.provide({
      actors: pricingActors({
        checkFirstPurchase: async () => this.server.forUser(() => granted({ is_first_purchase: !this.server.owner.hasBought })),
        subscriptionInfo: async () => this.server.forUser(() => granted({ plan_id: null })),
      }),
    }),
  );
  readonly payment = this.role(
    'payment',
    paymentMachine.provide({
      actors: paymentActors({
        time: this.time,
        subscriptionSession: async () => this.server.forUser(() => granted(this.server.openCheckout())),
        checkoutSession: async () => this.server.forUser(() => granted(this.server.openCheckout())),
        subscriptionTransaction: async (txn) => granted({ status: this.server.statusOf(txn) }),
        transaction: async (txn) => granted({ status: this.server.statusOf(txn) }),
      }),
    }),
  );
  readonly dailyReward = this.role(
    'dailyReward',
    dailyRewardMachine.provide({
      actors: dailyRewardActors({
        time: this.time,
        checkIn: async () => this.server.forUser(() => this.server.checkIn()),
        // The panel is opened by the path, and not offered by the day.
        readDay: () => ({ now: this.time.now(), today: '2026-11-21', midnightAt: this.time.now() + times.day, offeredOn: '2026-11-21' }),
        storeOffer: () => {},
      }),
    }),
  );
  readonly invite = this.role(
    'invite',
    inviteMachine.provide({
      actors: inviteActors({
        inviteCode: async () => this.server.forUser(() => granted({ invite_code: 'ANN' })),
        inviteLink: (code) => `https://iridia.example/?invite_code=${code}`,
        copyText: async () => {},
        copyByTextArea: () => true,
      }),
    }),
    { isMobile: false },
  );
  readonly generation = this.role(
    'generation',
    generationMachine.provide({
      actors: generationActors({
        makeKey: () => crypto.randomUUID(),
        createGeneration: async ({ tool }) => this.server.createJob(tool),
        getGeneration: async (id) => this.server.job(id),
        cancelGeneration: async (id) => this.server.job(id),
        deleteCreation: async () => Promise.reject(new Error('nothing is deleted here')),
        followGeneration: async (id, send) => {
          const { data } = this.server.job(id);
          if (data) send(data);
        },
        sendFile: async () => Promise.reject(new Error('no file is sent here')),
        rememberJob: () => {},
        recallJob: () => null,
        forgetJob: () => {},
        onOnline: () => () => {},
        onUnload: () => () => {},
        warnOfLeaving: () => () => {},
        nextFrame: async () => {},
      }),
    }),
    {
      tool: {
        slug: stickerMaker.slug,
        fields: stickerMaker.fields,
        dependents: dependentsOf(stickerMaker.fields),
        prices: null,
        adult: false,
      },
      cost: stickerMaker.cost,
      values: initialValues(stickerMaker.fields),
    },
  );

  readonly navigation = this.role(
    'navigation',
    navigationMachine.provide({
      actors: navigationActors({
        lookUpRule: async () => ({ redirect: null, isRefused: false }),
        loadMissing: async () => {},
        loadPage: async () => ({ found: true }),
        commitLocation: () => {},
        scrollPage: async () => {},
        leaveSite: () => {},
        savePath: (href) => void (this.storage.path = href),
        takeSavedPath: () => this.storage.path,
        goBack: () => false,
        onTraverse: () => () => {},
      }),
    }),
    { href: '/', found: true, isReturn: false },
  );
  readonly toasts = this.role('toasts', toastsMachine.provide({ actors: toastsActors({ time: this.time }) }));

  /** `snapshot`: a persisted application to go on from. */
  constructor({ snapshot }: { snapshot?: object } = {}) {
    this.app = createActor(this.machine, {
      clock: this.time.clock,
      systemId: 'app',
      input: { href: '/', found: true, isReturn: false },
      inspect: (event) => relayFrom(event, () => this.app),
      ...(snapshot && { snapshot: snapshot as never }),
    });
    this.app.start();
    this.app.send({ type: 'page.hydrated' });
    for (const { id, input } of this.needed) this.app.send({ type: 'role.needed', id, input });
  }

  /** Every effect that the wiring asked for outside the charts. */
  get done(): readonly { effect: EffectName; fact: AnyFact }[] {
    return this.effects;
  }

  private role<Logic extends AnyActorLogic>(id: string, logic: Logic, input?: InputFrom<Logic>): RoleRef<Logic> {
    registerActor(this.machine, id, logic);
    if (!invoked.has(id)) this.needed.push({ id, input });
    return roleRef<Logic>({ root: () => this.app, id, logic, input });
  }
}
