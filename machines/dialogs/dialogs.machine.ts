import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './dialogs.implementation.ts';
import type { CreditsDay, DialogsTypes } from './dialogs.types.ts';

/** The one open modal and the queue behind it (spec §2, §4). */
export const dialogsMachine = setup({
  types: {} as DialogsTypes,
  actors: {
    readCreditsDay: port<CreditsDay>('readCreditsDay'),
    storeCreditsDay: port<{ isKept: boolean }, { today: string }>('storeCreditsDay'),
    takePricingFlag: port<{ isSet: boolean }>('takePricingFlag'),
    setPricingFlag: port<void>('setPricingFlag'),
  },
  actions,
  guards,
}).createMachine({
  id: 'dialogs',
  description: 'The open modal, the queue behind it, and the dialogs that a sign-in or a page still has to show.',
  context: { current: null, shown: null, waiting: [], today: null, pricingOwed: false },
  type: 'parallel',
  states: {
    stage: {
      description: 'Shows one modal at a time.',
      initial: 'empty',
      on: {
        'dialog.requested': { actions: { type: 'requestDialog', params: ({ event }) => ({ dialog: event.dialog }) } },
        'dialog.closed': { guard: 'isHeld', actions: ['tellLeft', 'closeDialog'] },
      },
      states: {
        empty: {
          description: 'No modal is open.',
          always: { guard: 'isShowing', target: 'showing' },
        },
        showing: {
          description: 'One modal is open; others may be queued.',
          exit: ['forgetShown', 'tellShown'],
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'isUntold', actions: ['noteShown', 'tellShown'] },
          ],
          on: {
            // A dialog belongs to the page under it.
            'history.traversed': { actions: ['tellAllLeft', 'closeAll'] },
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
            'creditsDialog.due': 'readingDay',
            'pricingDialog.due': { actions: { type: 'requestDialog', params: { dialog: 'pricing' } } },
          },
        },
        readingDay: {
          description: "Whether the credits dialog was shown today, by the person's local date: it is shown once a day (spec §4).",
          on: { 'pricingDialog.due': { actions: 'owePricing' } },
          invoke: {
            id: 'readCreditsDay',
            src: 'readCreditsDay',
            onDone: [
              { guard: { type: 'isShownToday', params: output }, target: 'resting', actions: 'settlePricing' },
              { target: 'storingDay', actions: { type: 'keepToday', params: output } },
            ],
            onError: { target: 'resting', actions: 'settlePricing' },
          },
        },
        storingDay: {
          description: 'Today is stored as the day of the last credits dialog.',
          on: { 'pricingDialog.due': { actions: 'owePricing' } },
          invoke: {
            id: 'storeCreditsDay',
            src: 'storeCreditsDay',
            input: ({ context }) => ({ today: required(context.today, 'date') }),
            onDone: [
              {
                guard: { type: 'isKept', params: output },
                target: 'resting',
                actions: [{ type: 'requestDialog', params: { dialog: 'credits' } }, 'settlePricing'],
              },
              // If the date cannot be stored, showing the dialog at every sign-in would break the once-a-day limit.
              { target: 'resting', actions: 'settlePricing' },
            ],
            onError: { target: 'resting', actions: 'settlePricing' },
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
                guard: { type: 'isSet', params: output },
                target: 'idle',
                actions: { type: 'requestDialog', params: { dialog: 'pricing' } },
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
