import { assign, emit, raise, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { dequeue, enqueue } from './dialogs.queue.ts';
import type { CreditsDay, DialogName, DialogsContext, DialogsEvent, DialogsTypes } from './dialogs.types.ts';

/** The dialog that is closed: without a name, the open one. */
const closedBy = ({ queue: [open] }: DialogsContext, event: DialogsEvent) => asserted(event, 'dialog.closed').dialog ?? open;

const base = setup({
  types: {} as DialogsTypes,
  actors: {
    readCreditsDay: port<CreditsDay>('readCreditsDay'),
    storeCreditsDay: port<{ isKept: boolean }, { today: string }>('storeCreditsDay'),
    takePricingFlag: port<{ isSet: boolean }>('takePricingFlag'),
    setPricingFlag: port<void>('setPricingFlag'),
  },
});

/** The ports, guards and actions of the dialogs chart. */
export const dialogsSetup = base
  .extend({
    guards: {
      opens: ({ context: { queue }, event }) => enqueue(queue, asserted(event, 'dialog.requested').dialog)[0] !== queue[0],
      closesOpen: ({ context, event }) => closedBy(context, event) === context.queue[0],
      closesWaiting: ({ context, event }) => context.queue.some((dialog) => dialog === closedBy(context, event)),
      isFirst: ({ context }, { dialog }: { dialog: DialogName }) => context.queue[0] === dialog,
      isShownToday: (_, { today, shownOn }: CreditsDay) => shownOn === today,
      isKept: (_, { isKept }: { isKept: boolean }) => isKept,
      isSet: (_, { isSet }: { isSet: boolean }) => isSet,
    },
  })
  .extend({
    actions: {
      enqueueDialog: assign(({ context, event }) => ({ queue: enqueue(context.queue, asserted(event, 'dialog.requested').dialog) })),
      dequeueDialog: assign(({ context, event }) => ({ queue: dequeue(context.queue, required(closedBy(context, event), 'dialog')) })),
      clearQueue: assign({ queue: [] }),
      assignShort: assign(({ event }) => ({ short: asserted(event, 'credits.short').cost })),
      assignToday: assign((_, { today }: CreditsDay) => ({ today })),
      emitLeft: emit(({ context, event }) => ({
        type: 'dialogs.left' as const,
        dialogs: [required(closedBy(context, event), 'dialog')],
      })),
      emitAllLeft: emit(({ context }) => ({ type: 'dialogs.left' as const, dialogs: context.queue })),
      emitShown: emit((_, { dialog }: { dialog: DialogName }) => ({ type: 'dialog.shown' as const, dialog })),
      emitHidden: emit({ type: 'dialog.shown', dialog: null }),
      requestShortage: raise({ type: 'dialog.requested', dialog: 'shortage' }),
      requestCredits: raise({ type: 'dialog.requested', dialog: 'credits' }),
      requestPricing: raise({ type: 'dialog.requested', dialog: 'pricing' }),
    },
  });
