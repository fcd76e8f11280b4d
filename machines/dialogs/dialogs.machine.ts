import { setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './dialogs.implementation.ts';
import type { CreditsDay, DialogsEvent, DialogsTypes, SignIn } from './dialogs.types.ts';

/** The one open modal and the queue behind it (spec §2, §4). */
export const dialogsMachine = setup({
  types: {} as DialogsTypes,
  actors: {
    readCreditsDay: port<CreditsDay>('readCreditsDay'),
    storeCreditsDay: port<{ isKept: boolean }, { today: string }>('storeCreditsDay'),
    takePricingFlag: port<{ isSet: boolean }>('takePricingFlag'),
    setPricingFlag: port<void>('setPricingFlag'),
    bringSignIn: port<SignIn, SignIn>('bringSignIn'),
    watchEscape: listenerPort<DialogsEvent>('watchEscape'),
  },
  actions,
  guards,
}).createMachine({
  id: 'dialogs',
  description: 'The open modal, the queue behind it, the sign-in on its way, and the dialogs that a sign-in or a page still has to show.',
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
          initial: 'coming',
          exit: ['forgetShown', 'tellShown'],
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'isUntold', target: '.coming', actions: ['noteShown', 'tellShown'] },
          ],
          on: {
            // A dialog belongs to the page under it.
            'history.traversed': { actions: ['tellAllLeft', 'closeAll'] },
          },
          states: {
            coming: {
              description: 'The code of the modal loads; Escape calls it off.',
              invoke: { id: 'watchEscape', src: 'watchEscape' },
              on: {
                'escape.pressed': { actions: 'closeShown' },
                'dialog.appeared': { guard: 'isOnScreen', target: 'here' },
              },
            },
            here: { description: 'The modal is on screen, and answers the keyboard itself.' },
          },
        },
      },
    },
    signIn: {
      description: 'The code of the sign-in form, which loads when the form is first wanted.',
      initial: 'resting',
      on: { 'signIn.requested': '.bringing' },
      states: {
        resting: { description: 'No sign-in is on its way to the screen.' },
        bringing: {
          description: 'The code of the form loads; Escape calls the sign-in off, and so does going back or forward.',
          invoke: [
            {
              id: 'bringSignIn',
              src: 'bringSignIn',
              input: ({ event }) => ({ mode: asserted(event, 'signIn.requested').mode }),
              onDone: { target: 'resting', actions: { type: 'tellSignInHere', params: output } },
              onError: { target: 'resting', actions: ['announceLostCode', 'tellSignInCalledOff'] },
            },
            { id: 'watchEscapeOfSignIn', src: 'watchEscape' },
          ],
          on: {
            'escape.pressed': { target: 'resting', actions: 'tellSignInCalledOff' },
            'history.traversed': { target: 'resting', actions: 'tellSignInCalledOff' },
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
