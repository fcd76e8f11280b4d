import { isRunning, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { toastsMachine } from './toasts.machine.ts';
import { actorOf, maxVisible } from './toasts.rules.ts';
import { selectIsHeld, selectToasts, type ToastsSnapshot } from './toasts.selectors.ts';

export const toastsModel = chartModel({
  name: 'toasts',
  machine: toastsMachine,
  inputs: [undefined],
  events: {
    'notice.raised': ({ context: { lastId } }: ToastsSnapshot) =>
      [lastId, lastId + 1].filter((id) => id > 0 && id <= 4).map((id) => ({ tone: 'error' as const, message: { text: `Message ${id}` } })),
    'toast.dismissed': ({ context: { visible, waiting } }: ToastsSnapshot) =>
      [...visible.slice(0, 1), ...waiting.slice(0, 1)].map(({ id }) => ({ id })),
    'toast.entered': [],
    'attention.given': [{}],
    'attention.taken': [{}],
  },
  outcomes: { toast: { done: [undefined], error: [] } },
  project: ({ visible, waiting, lastId }) => ({ visible: visible.map(({ id }) => id), waiting: waiting.map(({ id }) => id), lastId }),
  invariants: {
    'at most three are on screen': (snapshot) => selectToasts(snapshot).length <= maxVisible,
    'none waits while there is room': ({ context }) => context.waiting.length === 0 || context.visible.length === maxVisible,
    'each toast on screen has a timer of its own, and no other has': ({ context, children }) =>
      context.visible.map(actorOf).toSorted().join() === Object.keys(children).toSorted().join(),
    'no message is shown twice': ({ context: { visible, waiting } }) => {
      const messages = [...visible, ...waiting].map(({ message }) => JSON.stringify(message));
      return new Set(messages).size === messages.length;
    },
    'the oldest is first': ({ context: { visible, waiting } }) =>
      [...visible, ...waiting].every(({ id }, index, all) => index === 0 || all[index - 1]!.id < id),
  },
  rules: {
    'a message that is on screen starts its time over': (way) => {
      const step = way.at(-1)!;
      const asked = ({ deeds }: Observed) => deeds.flatMap((deed) => (deed.does === 'ask' ? [deed.id] : [])).at(0);
      const isSame = ({ gesture, event }: Observed) =>
        gesture === 'notice.raised' && JSON.stringify(event['message']) === JSON.stringify(step.event['message']);
      const shown = way.slice(0, -1).findLast((before) => isSame(before) && asked(before) !== undefined);
      if (step.gesture !== 'notice.raised' || !shown || !isRunning(way, asked(shown)!)) return null;
      const isRepeated = step.deeds.some(
        (deed) => deed.does === 'send' && deed.id === asked(shown) && deed.event.type === 'toast.repeated',
      );
      return isRepeated ? null : 'it ends as if it were not raised again';
    },
    'toasts are held exactly while the user reads': (way) => {
      const { gesture, deeds }: Observed = way.at(-1)!;
      const wrong = gesture === 'attention.given' ? 'attention.taken' : gesture === 'attention.taken' ? 'attention.given' : null;
      return deeds.some((deed) => deed.does === 'send' && deed.event.type === wrong) ? `on ${gesture} they are told ${wrong}` : null;
    },
  },
  shows: {
    empty: (snapshot) => selectToasts(snapshot).length === 0,
    'showing.running': (snapshot) => selectToasts(snapshot).length > 0 && !selectIsHeld(snapshot),
    'showing.held': selectIsHeld,
  },
});
