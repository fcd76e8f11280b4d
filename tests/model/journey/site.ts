/** All charts of the journey, wired as the application wires them, on a server in memory. */
import { createActor } from 'xstate';
import { credits } from '../../../contract/facts/credits.ts';
import { stickerMaker } from '../../../contract/facts/tools/sticker.ts';
import { authActors } from '../../../machines/auth/auth.actors.ts';
import { authMachine } from '../../../machines/auth/auth.machine.ts';
import { creditsActors } from '../../../machines/credits/credits.actors.ts';
import { creditsMachine } from '../../../machines/credits/credits.machine.ts';
import { dailyRewardActors } from '../../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../../machines/dailyReward/dailyReward.machine.ts';
import { dialogsActors } from '../../../machines/dialogs/dialogs.actors.ts';
import { dialogsMachine } from '../../../machines/dialogs/dialogs.machine.ts';
import type { DialogName } from '../../../machines/dialogs/dialogs.types.ts';
import { generationActors } from '../../../machines/generation/generation.actors.ts';
import { dependentsOf, initialValues } from '../../../machines/generation/generation.form.ts';
import { generationMachine } from '../../../machines/generation/generation.machine.ts';
import { inviteActors } from '../../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../../machines/invite/invite.machine.ts';
import { paymentActors } from '../../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { pricingActors } from '../../../machines/pricing/pricing.actors.ts';
import { pricingMachine } from '../../../machines/pricing/pricing.machine.ts';
import { sessionActors } from '../../../machines/session/session.actors.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { granted } from '../../machines/answers.ts';
import { SimulatedTime } from '../clock.ts';
import { JourneyServer } from './server.ts';

export class Site {
  readonly time = new SimulatedTime();
  readonly server = new JourneyServer();
  private readonly storage = { creditsDialog: null as string | null, flag: false };

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
        anonymousCredit: async () => granted({ credit_remain: this.server.purse.credits }),
        dailyCredits: async () => credits.daily,
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
        checkFirstPurchase: async () => this.server.forUser(() => granted({ is_first_purchase: !this.server.purse.hasBought })),
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
  readonly reward = this.make(
    dailyRewardMachine.provide({
      actors: dailyRewardActors({ checkIn: async () => this.server.forUser(() => this.server.checkIn()) }),
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

  constructor() {
    this.wire();
    const actors = [this.dialogs, this.credits, this.auth, this.pricing, this.payment, this.reward, this.invite, this.generation];
    for (const actor of actors) actor.start();
    this.session.start();
  }

  private make<M extends Parameters<typeof createActor>[0]>(machine: M) {
    return createActor(machine, { clock: this.time.clock } as never);
  }

  private wire(): void {
    const { session, auth, credits, dialogs, pricing, payment, reward, invite, generation } = this;
    const show = (dialog: DialogName) => dialogs.send({ type: 'dialog.requested', dialog });
    const hide = (dialog: DialogName) => dialogs.send({ type: 'dialog.closed', dialog });
    const signIn = () => auth.send({ type: 'auth.opened', place: 'dialog', mode: 'login' });
    const refreshCredits = () => credits.send({ type: 'credits.refreshRequested' });

    session.on('session.changed', (fact) => {
      for (const actor of [credits, pricing, reward, invite, generation]) actor.send(fact as never);
    });
    auth.on('auth.shown', () => show('login'));
    auth.on('token.obtained', ({ token }) => session.send({ type: 'token.received', token }));
    auth.on('auth.dismissed', (fact) => {
      hide('login');
      for (const actor of [pricing, invite, generation]) actor.send({ type: 'auth.dismissed', signedIn: fact.signedIn } as never);
    });
    auth.on('creditsDialog.due', () => dialogs.send({ type: 'creditsDialog.due' }));
    auth.on('pricingDialog.due', () => dialogs.send({ type: 'pricingDialog.due' }));
    pricing.on('signIn.needed', signIn);
    pricing.on('purchase.requested', ({ purchase }) => payment.send({ type: 'purchase.requested', purchase }));
    payment.on('payment.shown', () => show('payment'));
    payment.on('payment.dismissed', () => {
      hide('payment');
      pricing.send({ type: 'payment.dismissed' });
    });
    payment.on('payment.succeeded', () => pricing.send({ type: 'payment.succeeded' }));
    payment.on('purchase.signInNeeded', (fact) => pricing.send(fact));
    payment.on('credits.refreshRequested', refreshCredits);
    reward.on('reward.dismissed', () => hide('dailyReward'));
    reward.on('credits.refreshRequested', refreshCredits);
    invite.on('signIn.needed', signIn);
    for (const cost of ['cost.simulated', 'cost.accepted', 'cost.reversed'] as const) generation.on(cost, (fact) => credits.send(fact));
    generation.on('job.ended', refreshCredits);
    dialogs.on('dialogs.left', ({ dialogs: left }) => {
      if (left.includes('login')) auth.send({ type: 'auth.closed' });
      if (left.includes('payment')) payment.send({ type: 'payment.closed' });
      if (left.includes('pricing')) pricing.send({ type: 'pricing.left' });
      if (left.includes('invite')) invite.send({ type: 'invite.closed' });
      if (left.includes('dailyReward')) reward.send({ type: 'reward.closed' });
    });
  }
}
