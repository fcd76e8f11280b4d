import { assign, emit, setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import { close, held, request } from './dialogs.queue.ts';
import type { DialogName, DialogsContext, DialogsEmitted, DialogsEvent } from './dialogs.types.ts';

type Named = { dialog: DialogName | null };

/** The one modal that is open and what waits behind it (spec §2, §4). */
export const dialogsMachine = setup({
  types: {
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    emitted: {} as DialogsEmitted,
  },
  actors: {
    claimCreditsDialog: port<{ due: boolean }>('claimCreditsDialog'),
    takePricingFlag: port<{ isSet: boolean }>('takePricingFlag'),
    setPricingFlag: port<void>('setPricingFlag'),
  },
  actions: {
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
  },
  guards: {
    isShowing: ({ context }) => context.current !== null,
    isEmpty: ({ context }) => context.current === null,
    isHeld: ({ context }, { dialog }: Named) => held(context).includes(dialog ?? context.current ?? 'pricing'),
    isDue: (_, { due }: { due: boolean }) => due,
  },
}).createMachine({
  id: 'dialogs',
  description: 'Which modal is open, what waits behind it, and which dialogs a sign-in or a page owes.',
  context: { current: null, waiting: [], pricingOwed: false },
  type: 'parallel',
  states: {
    stage: {
      description: 'One modal at a time.',
      initial: 'empty',
      on: {
        'dialog.requested': { actions: { type: 'requestDialog', params: ({ event }) => ({ dialog: event.dialog }) } },
        'dialog.closed': {
          guard: { type: 'isHeld', params: ({ event }) => ({ dialog: event.dialog ?? null }) },
          actions: [
            { type: 'tellLeft', params: ({ event }) => ({ dialog: event.dialog ?? null }) },
            { type: 'closeDialog', params: ({ event }) => ({ dialog: event.dialog ?? null }) },
          ],
        },
      },
      states: {
        empty: {
          description: 'No modal is open.',
          always: { guard: 'isShowing', target: 'showing' },
        },
        showing: {
          description: 'One modal is open; others may wait.',
          always: { guard: 'isEmpty', target: 'empty' },
          on: {
            // A dialog belongs to the page under it.
            'history.traversed': { actions: ['tellAllLeft', 'closeAll'] },
          },
        },
      },
    },
    welcome: {
      description: 'What follows a sign-in: the credits dialog at most once a day, then pricing.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is owed.',
          on: {
            'creditsDialog.due': 'claimingCredits',
            'pricingDialog.due': { actions: { type: 'requestDialog', params: { dialog: 'pricing' } } },
          },
        },
        claimingCredits: {
          description: "Whether the credits dialog was shown today already, by the person's own date, and that it is now.",
          on: { 'pricingDialog.due': { actions: 'owePricing' } },
          invoke: {
            id: 'claimCreditsDialog',
            src: 'claimCreditsDialog',
            onDone: [
              {
                guard: { type: 'isDue', params: ({ event }) => ({ due: event.output.due }) },
                target: 'resting',
                actions: [{ type: 'requestDialog', params: { dialog: 'credits' } }, 'settlePricing'],
              },
              { target: 'resting', actions: 'settlePricing' },
            ],
            // Where the date cannot be kept, showing the dialog at every sign-in would break the promise of once a day.
            onError: { target: 'resting', actions: 'settlePricing' },
          },
        },
      },
    },
    flag: {
      description: 'The session flag that opens pricing on the page that finds it.',
      initial: 'reading',
      on: { 'page.entered': '.reading' },
      states: {
        reading: {
          description: 'The flag is read and cleared.',
          invoke: {
            id: 'takePricingFlag',
            src: 'takePricingFlag',
            onDone: [
              {
                guard: { type: 'isDue', params: ({ event }) => ({ due: event.output.isSet }) },
                target: 'idle',
                actions: { type: 'requestDialog', params: { dialog: 'pricing' } },
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
        idle: {
          description: 'The flag of this page has been read.',
          on: { 'pricingFlag.due': 'setting' },
        },
        setting: {
          description: 'The flag is set for the next page.',
          invoke: { id: 'setPricingFlag', src: 'setPricingFlag', onDone: 'idle', onError: 'idle' },
        },
      },
    },
  },
});
