import { setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import { actions, guards } from './dialogs.implementation.ts';
import type { DialogsTypes } from './dialogs.types.ts';

/** The one open modal and the queue behind it (spec §2, §4). */
export const dialogsMachine = setup({
  types: {} as DialogsTypes,
  actors: {
    claimCreditsDialog: port<{ due: boolean }>('claimCreditsDialog'),
    takePricingFlag: port<{ isSet: boolean }>('takePricingFlag'),
    setPricingFlag: port<void>('setPricingFlag'),
  },
  actions,
  guards,
}).createMachine({
  id: 'dialogs',
  description: 'The open modal, the queue behind it, and the dialogs that a sign-in or a page still has to show.',
  context: { current: null, waiting: [], pricingOwed: false },
  type: 'parallel',
  states: {
    stage: {
      description: 'Shows one modal at a time.',
      initial: 'empty',
      on: {
        'dialog.requested': { actions: [{ type: 'requestDialog', params: ({ event }) => ({ dialog: event.dialog }) }, 'tellShown'] },
        'dialog.closed': { guard: 'isHeld', actions: ['tellLeft', 'closeDialog', 'tellShown'] },
      },
      states: {
        empty: {
          description: 'No modal is open.',
          always: { guard: 'isShowing', target: 'showing' },
        },
        showing: {
          description: 'One modal is open; others may be queued.',
          always: { guard: 'isEmpty', target: 'empty' },
          on: {
            // A dialog belongs to the page under it.
            'history.traversed': { actions: ['tellAllLeft', 'closeAll', 'tellShown'] },
          },
        },
      },
    },
    welcome: {
      description: 'After a sign-in: the credits dialog at most once a day, then pricing.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No dialog is pending.',
          on: {
            'creditsDialog.due': 'claimingCredits',
            'pricingDialog.due': { actions: [{ type: 'requestDialog', params: { dialog: 'pricing' } }, 'tellShown'] },
          },
        },
        claimingCredits: {
          description: "Checks whether the credits dialog was shown today, by the person's local date, and stores the date.",
          on: { 'pricingDialog.due': { actions: 'owePricing' } },
          invoke: {
            id: 'claimCreditsDialog',
            src: 'claimCreditsDialog',
            onDone: [
              {
                guard: { type: 'isDue', params: ({ event }) => ({ due: event.output.due }) },
                target: 'resting',
                actions: [{ type: 'requestDialog', params: { dialog: 'credits' } }, 'settlePricing', 'tellShown'],
              },
              { target: 'resting', actions: ['settlePricing', 'tellShown'] },
            ],
            // If the date cannot be stored, showing the dialog at every sign-in would break the once-a-day limit.
            onError: { target: 'resting', actions: ['settlePricing', 'tellShown'] },
          },
        },
      },
    },
    flag: {
      description: 'The session flag that opens pricing on the next page load.',
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
                actions: [{ type: 'requestDialog', params: { dialog: 'pricing' } }, 'tellShown'],
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
        idle: {
          description: 'The flag has been read on this page.',
          on: { 'pricingFlag.due': 'setting' },
        },
        setting: {
          description: 'The flag is stored for the next page.',
          invoke: { id: 'setPricingFlag', src: 'setPricingFlag', onDone: 'idle', onError: 'idle' },
        },
      },
    },
  },
});
