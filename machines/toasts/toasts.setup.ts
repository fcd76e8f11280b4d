import { assign, enqueueActions, raise, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { required } from '../kit/required.ts';
import { toastMachine } from '../toast/toast.machine.ts';
import type { ToastEvent } from '../toast/toast.types.ts';
import { actorOf, maxVisible, sameIn, toastOf } from './toasts.rules.ts';
import type { Toast, ToastsContext, ToastsTypes } from './toasts.types.ts';

/** A toast that leaves the screen, by its own id or by that of its actor. */
type Leaving = { id: number } | { actorId: string };

const actorIn = (leaving: Leaving): string => ('id' in leaving ? actorOf(leaving) : leaving.actorId);

/** The toast that is shown next. */
const nextIn = ({ waiting }: ToastsContext): Toast => required(waiting[0], 'queued toast');

const given: ToastEvent = { type: 'attention.given' };
const taken: ToastEvent = { type: 'attention.taken' };

const base = setup({ types: {} as ToastsTypes, actors: { toast: toastMachine } });

/** The child chart, guards and actions of the toasts chart. */
export const toastsSetup = base
  .extend({
    guards: {
      isVisible: ({ context, event }) => sameIn(context.visible, asserted(event, 'notice.raised')) !== undefined,
      isNew: ({ context, event }) => sameIn(context.waiting, asserted(event, 'notice.raised')) === undefined,
      hasRoom: ({ context }) => context.visible.length < maxVisible,
      isQueued: ({ context, event }) => context.waiting.some(({ id }) => id === asserted(event, 'toast.dismissed').id),
      isOnly: ({ context }) => context.visible.length === 1,
      hasNext: ({ context }) => context.waiting.length > 0,
    },
  })
  .extend({
    actions: {
      queueToast: assign(({ context, event }) => {
        const lastId = context.lastId + 1;
        return { lastId, waiting: [...context.waiting, toastOf(asserted(event, 'notice.raised'), lastId)] };
      }),
      spawnNext: spawnChild('toast', {
        id: ({ context }) => actorOf(nextIn(context)),
        input: ({ context }) => ({ duration: nextIn(context).duration }),
      }),
      showNext: assign(({ context }) => ({ visible: [...context.visible, nextIn(context)], waiting: context.waiting.slice(1) })),
      raiseEntered: raise({ type: 'toast.entered' }),
      restartToast: sendTo(({ context, event }) => actorOf(required(sameIn(context.visible, asserted(event, 'notice.raised')), 'toast')), {
        type: 'toast.repeated',
      }),
      removeQueued: assign(({ context, event }) => ({
        waiting: context.waiting.filter(({ id }) => id !== asserted(event, 'toast.dismissed').id),
      })),
      removeToast: assign(({ context }, leaving: Leaving) => ({
        visible: context.visible.filter((toast) => actorOf(toast) !== actorIn(leaving)),
      })),
      stopToast: stopChild((_, leaving: Leaving) => actorIn(leaving)),
      holdToasts: enqueueActions(({ context, enqueue }) => {
        for (const toast of context.visible) enqueue.sendTo(actorOf(toast), given);
      }),
      releaseToasts: enqueueActions(({ context, enqueue }) => {
        for (const toast of context.visible) enqueue.sendTo(actorOf(toast), taken);
      }),
    },
  });
