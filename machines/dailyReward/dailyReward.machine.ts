import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { dailyRewardSetup } from './dailyReward.setup.ts';

/** The daily reward: offered to a user once on each of their days, in a panel that closes after an attempt, whatever the outcome (spec §4). */
export const dailyRewardMachine = dailyRewardSetup.createMachine({
  id: 'dailyReward',
  description: "Today's reward for this user.",
  context: { midnightAt: 0, untilMidnight: times.day, today: null, claimedOn: null },
  initial: 'signedOut',
  on: {
    'session.changed': [
      { guard: 'isUser', target: '.reading', actions: 'clearClaimed' },
      { target: '.signedOut', actions: 'clearClaimed' },
    ],
    'reward.known': { actions: 'assignClaimed' },
  },
  states: {
    signedOut: {
      description: 'No user is signed in: nothing is offered, and a claim asks for a sign-in first.',
      on: { 'claim.clicked': 'awaitingSignIn' },
    },
    awaitingSignIn: {
      description: 'A claim waits for the sign-in and continues after it.',
      on: {
        // The claim survives a session that expires.
        'session.changed': { actions: 'clearClaimed' },
        // A user who came back from the sign-in page without signing in is asked again.
        'claim.clicked': { target: 'awaitingSignIn', reenter: true },
      },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [{ guard: { type: 'isSignedIn', params: output }, target: 'readingToClaim' }, { target: 'signedOut' }],
      },
    },
    readingToClaim: {
      description: 'The day is read for a claim that waited for the sign-in.',
      on: { 'session.changed': { guard: 'isUser', target: 'readingToClaim', reenter: true, actions: 'clearClaimed' } },
      invoke: {
        id: 'readDayToClaim',
        src: 'readDay',
        onDone: { target: 'today.claiming', actions: { type: 'assignDay', params: output } },
        // The server knows the day.
        onError: 'today.claiming',
      },
    },
    reading: {
      description: "The user's local date is read, with the day on which the reward was last offered in this browser.",
      invoke: {
        id: 'readDay',
        src: 'readDay',
        onDone: [
          {
            guard: { type: 'isClaimedToday', params: output },
            target: 'today.claimed',
            actions: { type: 'assignDay', params: output },
          },
          {
            guard: { type: 'isOfferedToday', params: output },
            target: 'today.closed',
            actions: { type: 'assignDay', params: output },
          },
          { target: 'today.due', actions: { type: 'assignDay', params: output } },
        ],
        onError: 'today.closed',
      },
    },
    today: {
      description: 'One day of the user, until their midnight.',
      initial: 'closed',
      invoke: { id: 'watchTab', src: 'watchTab' },
      after: { midnight: 'reading' },
      // The delay does not run while the tab sleeps, so midnight is also compared when the tab wakes.
      on: { 'tab.woke': { guard: 'isDayOver', target: 'reading' } },
      states: {
        closed: {
          description: 'The panel is closed.',
          on: {
            'claim.clicked': 'claiming',
            'reward.shown': 'offered',
            'reward.known': { guard: 'isTodaysClaim', target: 'claimed', actions: 'assignClaimed' },
          },
        },
        due: {
          description: 'Not yet offered today: the panel is requested, and other dialogs may come first.',
          entry: 'emitDue',
          on: {
            'reward.shown': 'offered',
            'reward.closed': 'closed',
            'claim.clicked': 'claiming',
            'reward.known': { guard: 'isTodaysClaim', target: 'claimed', actions: ['assignClaimed', 'emitDismissed'] },
          },
        },
        offered: {
          description: "The panel shows today's reward, and today is stored as the day of the offer.",
          tags: 'open',
          invoke: {
            id: 'storeOffer',
            src: 'storeOffer',
            // Without storage the reward is offered again at the next load.
            onError: {},
          },
          on: {
            'claim.clicked': 'claiming',
            'reward.closed': 'closed',
            'reward.known': { guard: 'isTodaysClaim', target: 'claimed', actions: ['assignClaimed', 'emitDismissed'] },
          },
        },
        claiming: {
          // Closing is ignored: the panel closes with the answer (spec §4).
          description: "The server is asked for the reward of the user's local date.",
          tags: ['open', 'busy'],
          invoke: {
            id: 'claimReward',
            src: 'claimReward',
            onDone: [
              {
                guard: { type: 'isReceived', params: output },
                target: 'claimed',
                actions: ['emitDismissed', 'emitCreditsRefresh', 'emitReceived'],
              },
              {
                guard: { type: 'isAlreadyClaimed', params: output },
                target: 'claimed',
                actions: ['emitDismissed', { type: 'emitAlreadyClaimed', params: output }],
              },
              {
                guard: { type: 'isSignInNeeded', params: output },
                target: '#dailyReward.awaitingSignIn',
                actions: 'emitDismissed',
              },
              { target: 'closed', actions: ['emitDismissed', { type: 'emitRefused', params: output }] },
            ],
            onError: { target: 'closed', actions: ['emitDismissed', 'emitUnanswered'] },
          },
        },
        claimed: {
          // A click is ignored: the server would only answer that the reward is already claimed.
          description: "Today's reward is in the balance; the next one is available tomorrow.",
          tags: 'claimed',
          invoke: {
            id: 'storeClaim',
            src: 'storeOffer',
            onError: {},
          },
        },
      },
    },
  },
});
