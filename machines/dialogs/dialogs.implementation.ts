import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { close, held, request } from './dialogs.queue.ts';
import type { CreditsDay, DialogName, DialogsTypes } from './dialogs.types.ts';

export const actions = actionsOf<DialogsTypes>()({
  requestDialog: assign(({ context }, { dialog }: { dialog: DialogName }) => request(context, dialog)),
  closeDialog: assign(({ context, event }) => close(context, asserted(event, 'dialog.closed').dialog ?? context.current)),
  closeAll: assign({ current: null, waiting: [] }),
  tellLeft: emit(({ context, event }) => {
    const left = asserted(event, 'dialog.closed').dialog ?? context.current;
    return { type: 'dialogs.left', dialogs: held(context).filter((name) => name === left) };
  }),
  tellAllLeft: emit(({ context }) => ({ type: 'dialogs.left', dialogs: held(context) })),
  tellShown: emit(({ context }) => ({ type: 'dialog.shown', dialog: context.shown })),
  noteShown: assign(({ context }) => ({ shown: context.current })),
  forgetShown: assign({ shown: null }),
  keepToday: assign((_, { today }: CreditsDay) => ({ today })),
  owePricing: assign({ pricingOwed: true }),
  settlePricing: assign(({ context }) => (context.pricingOwed ? { ...request(context, 'pricing'), pricingOwed: false } : {})),
});

export const guards = guardsOf<DialogsTypes>()({
  isShowing: ({ context }) => context.current !== null,
  isEmpty: ({ context }) => context.current === null,
  isHeld: ({ context, event }) => {
    const closed = asserted(event, 'dialog.closed').dialog ?? context.current;
    return held(context).some((name) => name === closed);
  },
  isUntold: ({ context }) => context.current !== context.shown,
  isShownToday: (_, { today, shownOn }: CreditsDay) => shownOn === today,
  isKept: (_, { isKept }: { isKept: boolean }) => isKept,
  isSet: (_, { isSet }: { isSet: boolean }) => isSet,
});
