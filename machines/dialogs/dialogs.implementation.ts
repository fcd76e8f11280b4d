import { assign, emit } from 'xstate';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { close, held, request } from './dialogs.queue.ts';
import type { DialogName, DialogsTypes } from './dialogs.types.ts';

type Named = { dialog: DialogName | null };

export const actions = actionsOf<DialogsTypes>()({
  requestDialog: assign(({ context }, { dialog }: { dialog: DialogName }) => request(context, dialog)),
  closeDialog: assign(({ context }, { dialog }: Named) => close(context, dialog ?? context.current)),
  closeAll: assign({ current: null, waiting: [] }),
  tellLeft: emit(({ context }, { dialog }: Named) => ({
    type: 'dialogs.left',
    dialogs: held(context).filter((name) => name === (dialog ?? context.current)),
  })),
  tellAllLeft: emit(({ context }) => ({ type: 'dialogs.left', dialogs: held(context) })),
  owePricing: assign({ pricingOwed: true }),
  settlePricing: assign(({ context }) => (context.pricingOwed ? { ...request(context, 'pricing'), pricingOwed: false } : {})),
});

export const guards = guardsOf<DialogsTypes>()({
  isShowing: ({ context }) => context.current !== null,
  isEmpty: ({ context }) => context.current === null,
  isHeld: ({ context }, { dialog }: Named) => held(context).includes(dialog ?? context.current ?? 'pricing'),
  isDue: (_, { due }: { due: boolean }) => due,
});
