import { chartModel } from '../../../machines/kit/model.ts';
import { journeyCredits, journeyMachine } from './journey.machine.ts';

export const journeyModel = chartModel<typeof journeyMachine>({
  name: 'journey',
  machine: journeyMachine,
  inputs: [undefined],
  events: {
    // Events without a visible button are not tried.
    'login.opened': ({ context }) => (context.who === 'visitor' ? [{}] : []),
    'login.completed': [{}],
    'login.closed': [{}],
    'greeting.closed': [{}],
    'pricing.opened': [{}],
    'pricing.closed': [{}],
    // Once is enough: a second time takes the same transitions.
    'pack.bought': ({ context }) => (context.bought ? [] : [{}]),
    'card.accepted': [{}],
    'payment.closed': [{}],
    'sticker.made': ({ context }) => (context.made ? [] : [{}]),
    'result.dismissed': [{}],
    'reward.opened': ({ context }) => (context.who === 'user' && !context.claimed ? [{}] : []),
    'reward.claimed': [{}],
    'invite.opened': ({ context }) => (context.who === 'user' ? [{}] : []),
    'invite.closed': [{}],
  },
  outcomes: {},
  invariants: {
    'only a user buys, is rewarded, or invites': ({ context, value }) =>
      context.who === 'user' || (!context.bought && !context.claimed && value !== 'paying' && value !== 'claiming' && value !== 'inviting'),
    'credits are what was given less what was spent': ({ context }) =>
      context.credits ===
      journeyCredits.daily +
        (context.bought ? journeyCredits.pack : 0) +
        (context.claimed ? journeyCredits.checkIn : 0) -
        (context.made ? journeyCredits.sticker : 0),
  },
  shows: {
    browsing: () => true,
    signingIn: ({ context }) => context.who === 'visitor',
    greeted: ({ context }) => context.who === 'user',
    choosing: () => true,
    paying: ({ context }) => context.who === 'user',
    admiring: ({ context }) => context.made,
    claiming: ({ context }) => !context.claimed,
    inviting: ({ context }) => context.who === 'user',
  },
});
