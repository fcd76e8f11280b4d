import { chartModel } from '../kit/model.ts';
import { toastsMachine } from './toasts.machine.ts';
import { maxVisible } from './toasts.queue.ts';
import { selectIsHeld, selectToasts, type ToastsSnapshot } from './toasts.selectors.ts';

export const toastsModel = chartModel({
  name: 'toasts',
  machine: toastsMachine,
  inputs: [undefined],
  events: {
    'notice.raised': ({ context }: ToastsSnapshot) =>
      context.lastId < 5 ? [{ tone: 'error' as const, message: { text: `Message ${context.lastId + 1}` } }] : [],
    'toast.dismissed': ({ context }: ToastsSnapshot) => context.visible.slice(0, 1).map(({ id }) => ({ id })),
    'attention.given': [{}],
    'attention.taken': [{}],
    'time.passed': [{ elapsed: 2000 }],
  },
  outcomes: {},
  invariants: {
    'three at most are on screen': (snapshot) => selectToasts(snapshot).length <= maxVisible,
    'none waits while there is room': ({ context }) => context.waiting.length === 0 || context.visible.length === maxVisible,
    'every toast on screen has time left, and no other has': ({ context }) =>
      context.visible.every(({ id }) => (context.left[id] ?? 0) > 0) && Object.keys(context.left).length === context.visible.length,
  },
  shows: {
    empty: (snapshot) => selectToasts(snapshot).length === 0,
    'showing.running': (snapshot) => selectToasts(snapshot).length > 0 && !selectIsHeld(snapshot),
    'showing.held': selectIsHeld,
  },
});
