import { assign, setup } from 'xstate';

export type JourneyContext = {
  who: 'visitor' | 'user';
  /** Shown in the top bar. */
  credits: number;
  /** A purchase was started while signed out and continues after the sign-in. */
  wanted: boolean;
  /** The dialog after the first sign-in of the day is still due. */
  greetingDue: boolean;
  bought: boolean;
  made: boolean;
  claimed: boolean;
};

export type JourneyEvent =
  | { type: 'login.opened' }
  | { type: 'login.completed' }
  | { type: 'login.closed' }
  | { type: 'greeting.closed' }
  | { type: 'pricing.opened' }
  | { type: 'pricing.closed' }
  | { type: 'pack.bought' }
  | { type: 'card.accepted' }
  | { type: 'payment.closed' }
  | { type: 'sticker.made' }
  | { type: 'result.dismissed' }
  | { type: 'reward.opened' }
  | { type: 'reward.claimed' }
  | { type: 'invite.opened' }
  | { type: 'invite.closed' };

/** What the journey gains and spends: the free daily credits, the pack of 19.99, the check-in, a sticker. */
export const journeyCredits = { daily: 19, pack: 1000, checkIn: 19, sticker: 1 } as const;

/** A user's way through the whole product, as seen on screen: a map for tests, across all charts. */
export const journeyMachine = setup({
  types: { context: {} as JourneyContext, events: {} as JourneyEvent },
  actions: {
    signIn: assign({ who: 'user', credits: journeyCredits.daily, greetingDue: true, made: false }),
    greet: assign({ greetingDue: false }),
    want: assign({ wanted: true }),
    stopWanting: assign({ wanted: false }),
    buy: assign(({ context }) => ({ credits: context.credits + journeyCredits.pack, bought: true })),
    make: assign(({ context }) => ({ credits: context.credits - journeyCredits.sticker, made: true })),
    claim: assign(({ context }) => ({ credits: context.credits + journeyCredits.checkIn, claimed: true })),
  },
  guards: {
    isVisitor: ({ context }) => context.who === 'visitor',
    isUser: ({ context }) => context.who === 'user',
    isWanted: ({ context }) => context.wanted,
    isGreetingDue: ({ context }) => context.greetingDue,
    hasBought: ({ context }) => context.bought,
    isUnclaimed: ({ context }) => context.who === 'user' && !context.claimed,
  },
}).createMachine({
  id: 'journey',
  description: 'Sign in, buy, make, take the reward of the day, invite: in every possible order.',
  context: { who: 'visitor', credits: journeyCredits.daily, wanted: false, greetingDue: false, bought: false, made: false, claimed: false },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'A page is shown, and no dialog.',
      on: {
        'login.opened': { guard: 'isVisitor', target: 'signingIn' },
        'pricing.opened': 'choosing',
        'sticker.made': { target: 'admiring', actions: 'make' },
        'reward.opened': { guard: 'isUnclaimed', target: 'claiming' },
        'invite.opened': { guard: 'isUser', target: 'inviting' },
      },
    },
    signingIn: {
      description: 'The login dialog is open, in front of whatever led there.',
      on: {
        'login.completed': [
          { guard: 'isWanted', target: 'paying', actions: ['signIn', 'stopWanting'] },
          { target: 'greeted', actions: ['signIn', 'greet'] },
        ],
        'login.closed': [{ guard: 'isWanted', target: 'choosing', actions: 'stopWanting' }, { target: 'browsing' }],
      },
    },
    greeted: {
      description: 'The credits dialog shows the credits of the day; pricing waits behind it, unless something was just bought there.',
      on: { 'greeting.closed': [{ guard: 'hasBought', target: 'browsing' }, { target: 'choosing' }] },
    },
    choosing: {
      description: 'The prices are open.',
      on: {
        'pack.bought': [{ guard: 'isVisitor', target: 'signingIn', actions: 'want' }, { target: 'paying' }],
        'pricing.closed': 'browsing',
      },
    },
    paying: {
      description: 'The checkout is open.',
      on: {
        'card.accepted': [
          { guard: 'isGreetingDue', target: 'greeted', actions: ['buy', 'greet'] },
          { target: 'browsing', actions: 'buy' },
        ],
        'payment.closed': [{ guard: 'isGreetingDue', target: 'greeted', actions: 'greet' }, { target: 'choosing' }],
      },
    },
    admiring: {
      description: 'A sticker has been made and is shown; it cost one credit.',
      on: { 'result.dismissed': 'browsing' },
    },
    claiming: {
      description: 'The panel of the daily reward is open.',
      on: { 'reward.claimed': { target: 'browsing', actions: 'claim' } },
    },
    inviting: {
      description: 'The invite dialog shows a link.',
      on: { 'invite.closed': 'browsing' },
    },
  },
});
