import { assign, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { wakePort, type WakeEvent } from '../kit/waking.ts';
import type { CooldownTypes } from './cooldown.types.ts';

/**
 * The seconds until another code can be requested (spec §4). The chart that invokes it keeps the deadline, and goes on when this one ends.
 */
export const cooldownMachine = setup({
  types: {} as CooldownTypes,
  actors: { watchCooldown: wakePort('watchCooldown') },
  delays: {
    countdownStep: times.countdownStep,
    codeCooldown: ({ context }) => context.remaining,
  },
  guards: { isOver: ({ context, event }) => (event as WakeEvent).now >= context.until },
  actions: {
    assignRemaining: assign(({ context, event }) => ({ remaining: context.until - event.now })),
    subtractSecond: assign(({ context }) => ({ remaining: context.remaining - times.countdownStep })),
  },
}).createMachine({
  id: 'cooldown',
  description: 'The seconds until another code can be requested.',
  // The wall clock is reported before the first step, so the whole wait is never shown in its place.
  context: ({ input: { until } }) => ({ until, remaining: times.codeCooldown }),
  initial: 'cooling',
  states: {
    cooling: {
      description: 'The seconds count down.',
      invoke: { id: 'watchCooldown', src: 'watchCooldown' },
      initial: 'counting',
      on: {
        'wait.began': [
          { guard: 'isOver', target: 'over' },
          { target: '.counting', actions: 'assignRemaining' },
        ],
        // Delays do not run while the tab sleeps, so the wait is measured again when it wakes.
        'tab.woke': [
          { guard: 'isOver', target: 'over' },
          { target: '.counting', actions: 'assignRemaining' },
        ],
      },
      states: {
        counting: {
          description: 'One step of the countdown; what remains of the wait is measured anew with each step.',
          after: {
            // First, because the last step and the end of the wait fall on the same moment.
            codeCooldown: '#cooldown.over',
            countdownStep: { target: 'counting', reenter: true, actions: 'subtractSecond' },
          },
        },
      },
    },
    over: { description: 'Another code can be requested.', type: 'final' },
  },
});
