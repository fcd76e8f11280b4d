import { toastsSetup } from './toasts.setup.ts';

const ended = ({ event }: { event: { actorId: string } }) => ({ actor: event.actorId });

/** Short messages at the top of the page: up to three at once, whose timers pause while the user reads (spec §8). */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  description: 'Short messages, up to three at once; each is a chart with a timer of its own.',
  context: { visible: [], waiting: [], lastId: 0 },
  initial: 'empty',
  states: {
    empty: {
      description: 'No toast is on screen.',
      on: { 'notice.raised': { target: 'showing', actions: ['queueToast', 'spawnNext', 'showNext'] } },
    },
    showing: {
      description: 'At least one toast is on screen.',
      initial: 'running',
      on: {
        'notice.raised': [
          { guard: 'isVisible', actions: 'restartToast' },
          { guard: 'hasRoom', actions: ['queueToast', 'spawnNext', 'showNext', 'raiseEntered'] },
          { guard: 'isNew', actions: 'queueToast' },
        ],
        'toast.dismissed': [{ guard: 'isOnScreen', actions: 'dismissToast' }, { actions: 'removeQueued' }],
        'xstate.done.actor.*': [
          {
            guard: 'hasQueued',
            actions: [
              { type: 'stopEnded', params: ended },
              { type: 'removeEnded', params: ended },
              'spawnNext',
              'showNext',
              'raiseEntered',
            ],
          },
          {
            guard: 'isOnly',
            target: 'empty',
            actions: [
              { type: 'stopEnded', params: ended },
              { type: 'removeEnded', params: ended },
            ],
          },
          {
            actions: [
              { type: 'stopEnded', params: ended },
              { type: 'removeEnded', params: ended },
            ],
          },
        ],
      },
      states: {
        running: {
          description: 'The timers of all visible toasts run.',
          on: { 'attention.given': { target: 'held', actions: 'holdToasts' } },
        },
        held: {
          description: 'The pointer or the focus is on the toasts: their timers are paused.',
          on: {
            'attention.taken': { target: 'running', actions: 'releaseToasts' },
            'toast.entered': { actions: 'holdToasts' },
          },
        },
      },
    },
  },
});
