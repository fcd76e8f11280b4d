import { toastsSetup } from './toasts.setup.ts';

/** Which toast leaves the screen. */
const ended = ({ event }: { event: { actorId: string } }) => ({ actorId: event.actorId });
const dismissed = ({ event }: { event: { id: number } }) => ({ id: event.id });

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
        'toast.dismissed': [
          { guard: 'isQueued', actions: 'removeQueued' },
          {
            guard: 'hasNext',
            actions: [
              { type: 'stopToast', params: dismissed },
              { type: 'removeToast', params: dismissed },
              'spawnNext',
              'showNext',
              'raiseEntered',
            ],
          },
          {
            guard: 'isOnly',
            target: 'empty',
            actions: [
              { type: 'stopToast', params: dismissed },
              { type: 'removeToast', params: dismissed },
            ],
          },
          {
            actions: [
              { type: 'stopToast', params: dismissed },
              { type: 'removeToast', params: dismissed },
            ],
          },
        ],
        'xstate.done.actor.*': [
          {
            guard: 'hasNext',
            actions: [
              { type: 'stopToast', params: ended },
              { type: 'removeToast', params: ended },
              'spawnNext',
              'showNext',
              'raiseEntered',
            ],
          },
          {
            guard: 'isOnly',
            target: 'empty',
            actions: [
              { type: 'stopToast', params: ended },
              { type: 'removeToast', params: ended },
            ],
          },
          {
            actions: [
              { type: 'stopToast', params: ended },
              { type: 'removeToast', params: ended },
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
          tags: 'held',
          on: {
            'attention.taken': { target: 'running', actions: 'releaseToasts' },
            'toast.entered': { actions: 'holdToasts' },
          },
        },
      },
    },
  },
});
