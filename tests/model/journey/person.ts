/** A person in the journey: does what its map states, and sees what the selectors give a view. */
import { expect, vi } from 'vitest';
import { selectRemain } from '../../../machines/credits/credits.selectors.ts';
import { selectDialog } from '../../../machines/dialogs/dialogs.selectors.ts';
import { selectIsRewardOpen } from '../../../machines/dailyReward/dailyReward.selectors.ts';
import { formOf, makingOf, selectOutputs } from '../../../machines/generation/generation.selectors.ts';
import { selectInviteLink } from '../../../machines/invite/invite.selectors.ts';
import { selectCheckoutUrl } from '../../../machines/payment/payment.selectors.ts';
import { selectCheckedPack, selectPacks } from '../../../machines/pricing/pricing.selectors.ts';
import { selectUser, selectWho } from '../../../machines/session/session.selectors.ts';
import { selectToasts } from '../../../machines/toasts/toasts.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import type { Assertions, Gestures } from '@iridia/chartkit/paths/paths';
import { journeyCredits, type journeyMachine } from './journey.machine.ts';
import { Site } from './site.ts';

type Journey = typeof journeyMachine;

export class Person {
  readonly site = new Site();
  private hasPaid = false;

  get dialog() {
    return selectDialog(this.site.dialogs.getSnapshot());
  }

  get toasts() {
    return selectToasts(this.site.toasts.getSnapshot()).map(({ message }) => message);
  }

  readonly does: Gestures<Journey> = {
    'login.opened': () => this.site.auth.send({ type: 'auth.opened', place: 'dialog', mode: 'login' }),
    'login.completed': async () => {
      this.site.auth.send({ type: 'field.changed', field: 'email', value: 'ann@example.com' });
      this.site.auth.send({ type: 'field.changed', field: 'password', value: 'Secret1' });
      this.site.auth.send({ type: 'form.submitted', mode: 'login' });
      await settled();
    },
    'login.closed': () => this.site.dialogs.send({ type: 'dialog.closed' }),
    'greeting.closed': () => this.site.dialogs.send({ type: 'dialog.closed' }),
    'pricing.opened': () => this.site.dialogs.send({ type: 'dialog.requested', dialog: 'pricing' }),
    'pricing.closed': () => this.site.dialogs.send({ type: 'dialog.closed' }),
    'pack.bought': async () => {
      this.site.pricing.send({ type: 'purchase.clicked', purchase: { kind: 'pack', price: '19.99' } });
      await settled();
    },
    'card.accepted': async () => {
      this.site.server.pay(selectCheckoutUrl(this.site.payment.getSnapshot())!);
      this.hasPaid = true;
      this.site.time.pass(3000);
      await settled();
      expect(this.toasts).toContainEqual({ key: 'paymentSucceeded' });
    },
    'payment.closed': () => this.site.dialogs.send({ type: 'dialog.closed' }),
    'sticker.made': async () => {
      formOf(this.site.generation.getSnapshot()).send({ type: 'field.changed', name: 'prompt', value: 'a cat' });
      formOf(this.site.generation.getSnapshot()).send({ type: 'form.submitted' });
      // The rules of the tools load with the first submit.
      await vi.waitFor(() => expect(this.site.generation.getSnapshot().matches({ flow: 'checking' })).toBe(false), { interval: 1 });
      await settled();
    },
    'result.dismissed': () => this.site.generation.send({ type: 'result.dismissed' }),
    'reward.opened': () => {
      this.site.dialogs.send({ type: 'dialog.requested', dialog: 'dailyReward' });
    },
    'reward.claimed': async () => {
      this.site.dailyReward.send({ type: 'claim.clicked' });
      await settled();
    },
    'invite.opened': async () => {
      this.site.dialogs.send({ type: 'dialog.requested', dialog: 'invite' });
      this.site.invite.send({ type: 'invite.opened' });
      await settled();
    },
    'invite.closed': () => this.site.dialogs.send({ type: 'dialog.closed' }),
  };

  /** In every state: the dialog that is open, who is here, and how many credits the chip shows. */
  private readonly seen =
    (dialog: ReturnType<typeof selectDialog>, more: () => void = () => {}) =>
    async ({ context }: { context: { who: 'visitor' | 'user'; credits: number; bought: boolean } }) => {
      await settled();
      expect(this.dialog).toBe(dialog);
      expect(selectWho(this.site.session.getSnapshot())).toBe(context.who);
      expect(selectRemain(this.site.credits.getSnapshot())).toBe(context.credits);
      this.seesNothingBehind(dialog);
      more();
    };

  /** A flow whose dialog is not on screen has stopped: nothing is polled, requested or awaited in the background (spec §4). */
  private seesNothingBehind(dialog: ReturnType<typeof selectDialog>): void {
    const { auth, pricing, invite, session, time } = this.site;
    if (dialog !== 'login') {
      expect(auth.getSnapshot().value).toBe('closed');
      expect(pricing.getSnapshot().matches({ buying: 'awaitingSignIn' })).toBe(false);
    }
    if (dialog !== 'invite') expect(invite.getSnapshot().value).toBe('closed');
    if (dialog === 'payment') return;
    expect(pricing.getSnapshot().matches({ buying: 'paying' })).toBe(false);
    const { polls } = this.site.server;
    time.pass(3000);
    expect(this.site.server.polls).toBe(polls);
    // What a payment changed is known of the user as well as on the chip.
    const user = selectUser(session.getSnapshot());
    if (this.hasPaid && user) expect(user.credit_remain).toBeGreaterThan(journeyCredits.pack - 100);
  }

  readonly sees: Assertions<Journey> = {
    browsing: this.seen(null, () => expect(selectOutputs(makingOf(this.site.generation.getSnapshot()))).toHaveLength(0)),
    signingIn: this.seen('login'),
    greeted: this.seen('credits'),
    choosing: async (snapshot) => {
      await this.seen('pricing')(snapshot);
      const pricing = this.site.pricing.getSnapshot();
      expect(selectCheckedPack(pricing)).toBe('19.99');
      if (snapshot.context.bought) expect(selectPacks(pricing).map(({ credits }) => credits)).not.toContain(100);
    },
    paying: this.seen('payment', () => expect(selectCheckoutUrl(this.site.payment.getSnapshot())).toMatch(/^\/checkout\//)),
    admiring: this.seen(null, () => expect(selectOutputs(makingOf(this.site.generation.getSnapshot()))).toHaveLength(1)),
    claiming: this.seen('dailyReward', () => expect(selectIsRewardOpen(this.site.dailyReward.getSnapshot())).toBe(true)),
    inviting: this.seen('invite', () => expect(selectInviteLink(this.site.invite.getSnapshot())).toContain('invite_code=ANN')),
  };
}
