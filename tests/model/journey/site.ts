/** All charts of the journey, connected by the table that the application runs, on a server in memory. */
import { createActor } from 'xstate';
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
import { dependentsOf, initialValues } from '../../../machines/generation/generation.form.ts';
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
import type { AnyFact, EffectName, Row } from '../../../src/actors/row.ts';
import { addWhole } from '../../../src/actors/nested.ts';
import { createSwitchboard } from '../../../src/actors/switchboard.ts';
import { table } from '../../../src/actors/table.ts';
import { granted } from '../../machines/answers.ts';
import { SimulatedTime } from '../clock.ts';
import { JourneyServer } from './server.ts';

export class Site {
  readonly time = new SimulatedTime();
  readonly server = new JourneyServer();
  private readonly storage = { creditsDialog: null as string | null, flag: false, path: null as string | null };

  readonly session = this.make(
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
  readonly auth = createActor(
    authMachine.provide({
      actors: authActors({
        time: this.time,
        login: async () => ({ ok: true, token: 'token' }),
        register: async () => ({ ok: true, token: 'token' }),
        changePassword: async () => ({ ok: true }),
        exchangeGoogle: async () => ({ ok: true, token: 'token' }),
        sendRegisterCode: async () => ({ ok: true }),
        sendMailCode: async () => ({ ok: true }),
      }),
    }),
    { clock: this.time.clock, input: { place: 'dialog' } },
  );
  readonly credits = this.make(
    creditsMachine.provide({
      actors: creditsActors({
        creditDetails: async () => this.server.forUser(() => granted(this.server.details())),
        anonymousCredit: async () => granted({ credit_remain: this.server.owner.credits }),
        dailyCredits: async () => credits.daily,
        onReturn: () => () => undefined,
        joinTabs: () => ({ tell: () => undefined, leave: () => undefined }),
      }),
    }),
  );
  readonly dialogs = this.make(
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
  readonly pricing = this.make(
    pricingMachine.provide({
      actors: pricingActors({
        checkFirstPurchase: async () => this.server.forUser(() => granted({ is_first_purchase: !this.server.owner.hasBought })),
        subscriptionInfo: async () => this.server.forUser(() => granted({ plan_id: null })),
      }),
    }),
  );
  readonly payment = this.make(
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
  readonly dailyReward = this.make(
    dailyRewardMachine.provide({
      actors: dailyRewardActors({
        time: this.time,
        checkIn: async () => this.server.forUser(() => this.server.checkIn()),
        // The panel is opened by the path, and not offered by the day.
        readDay: () => ({ now: this.time.now(), today: '2026-11-21', midnightAt: this.time.now() + times.day, offeredOn: '2026-11-21' }),
        noteOffer: () => {},
      }),
    }),
  );
  readonly invite = this.make(
    inviteMachine.provide({
      actors: inviteActors({
        inviteCode: async () => this.server.forUser(() => granted({ invite_code: 'ANN' })),
        inviteLink: (code) => `https://iridia.example/?invite_code=${code}`,
        copyText: async () => {},
        copyByTextArea: () => true,
      }),
    }),
  );
  readonly generation = createActor(
    generationMachine.provide({
      actors: generationActors({
        makeKey: () => crypto.randomUUID(),
        createGeneration: async ({ tool }) => this.server.createJob(tool),
        getGeneration: async (id) => this.server.job(id),
        cancelGeneration: async (id) => this.server.job(id),
        deleteCreation: async () => Promise.reject(new Error('nothing is deleted here')),
        followGeneration: async (id, tell) => {
          const { data } = this.server.job(id);
          if (data) tell(data);
        },
        sendFile: async () => Promise.reject(new Error('no file is sent here')),
        rememberJob: () => {},
        recallJob: () => null,
        forgetJob: () => {},
        onOnline: () => () => {},
      }),
    }),
    {
      clock: this.time.clock,
      input: {
        tool: stickerMaker.slug,
        cost: stickerMaker.cost,
        values: initialValues(stickerMaker.fields),
        dependents: dependentsOf(stickerMaker.fields),
      },
    },
  );

  readonly navigation = createActor(
    navigationMachine.provide({
      actors: navigationActors({
        lookUpRule: async () => null,
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
    { clock: this.time.clock, input: { href: '/', found: true, isReturn: false } },
  );
  readonly toasts = this.make(toastsMachine.provide({ actors: toastsActors({ time: this.time }) }));

  /** What the wiring did outside the charts. */
  readonly done: { effect: EffectName; fact: AnyFact }[] = [];

  /** `rows`: the wiring, or one with a fault in it. */
  constructor(rows: readonly Row[] = table) {
    const note = (effect: EffectName) => (fact: AnyFact) => void this.done.push({ effect, fact });
    const switchboard = createSwitchboard({
      rows,
      effects: {
        keepInvitation: note('keepInvitation'),
        spendInvitation: note('spendInvitation'),
        openWindow: note('openWindow'),
        loadReward: note('loadReward'),
      },
      load: {},
      onLoadFailed: (problem) => {
        throw problem;
      },
    });
    const { session, auth, credits, dialogs, pricing, payment, dailyReward, invite, generation, navigation, toasts } = this;
    const actors = { toasts, dialogs, credits, navigation, auth, pricing, payment, dailyReward, invite, generation, session };
    for (const [role, actor] of Object.entries(actors)) addWhole(switchboard, { role: role as keyof typeof actors }, actor);
    // The session starts last, so that the others receive who is here.
    for (const actor of Object.values(actors)) actor.start();
  }

  private make<M extends Parameters<typeof createActor>[0]>(machine: M) {
    return createActor(machine, { clock: this.time.clock } as never);
  }
}
