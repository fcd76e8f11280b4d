import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { dialogsSetup } from './dialogs.setup.ts';

/** The one open modal and the queue behind it (spec §2, §4). */
export const dialogsMachine = dialogsSetup.createMachine({
  id: 'dialogs',
  description: 'The open modal, the queue behind it, and the dialogs that a sign-in or a page still has to show.',
  context: { queue: [], today: null, short: null },
  type: 'parallel',
  states: {
    stage: {
      description: 'Shows one modal at a time.',
      initial: 'empty',
      on: {
        'dialog.requested': [{ guard: 'opens', target: '.showing', actions: 'enqueueDialog' }, { actions: 'enqueueDialog' }],
        'credits.short': { actions: ['assignShort', 'requestShortage'] },
      },
      states: {
        empty: { description: 'No modal is open.' },
        showing: {
          description: 'One modal is open; others may be queued.',
          initial: 'choosing',
          on: {
            'dialog.closed': [
              { guard: 'closesOpen', target: '.choosing', actions: ['emitLeft', 'dequeueDialog'] },
              { guard: 'closesWaiting', actions: ['emitLeft', 'dequeueDialog'] },
            ],
            // A dialog belongs to the page under it.
            'history.traversed': { target: 'empty', actions: ['emitAllLeft', 'clearQueue', 'emitHidden'] },
          },
          states: {
            choosing: {
              description: 'The first dialog of the queue is next.',
              always: [
                { guard: { type: 'isFirst', params: { dialog: 'login' } }, target: 'login' },
                { guard: { type: 'isFirst', params: { dialog: 'payment' } }, target: 'payment' },
                { guard: { type: 'isFirst', params: { dialog: 'credits' } }, target: 'credits' },
                { guard: { type: 'isFirst', params: { dialog: 'shortage' } }, target: 'shortage' },
                { guard: { type: 'isFirst', params: { dialog: 'pricing' } }, target: 'pricing' },
                { guard: { type: 'isFirst', params: { dialog: 'invite' } }, target: 'invite' },
                { guard: { type: 'isFirst', params: { dialog: 'dailyReward' } }, target: 'dailyReward' },
                { guard: { type: 'isFirst', params: { dialog: 'explore' } }, target: 'explore' },
                { guard: { type: 'isFirst', params: { dialog: 'menu' } }, target: 'menu' },
                { target: '#dialogs.stage.empty', actions: 'emitHidden' },
              ],
            },
            login: { description: 'The sign-in form is open.', entry: { type: 'emitShown', params: { dialog: 'login' } } },
            payment: { description: 'The checkout is open.', entry: { type: 'emitShown', params: { dialog: 'payment' } } },
            credits: { description: 'The credits of the day are open.', entry: { type: 'emitShown', params: { dialog: 'credits' } } },
            shortage: {
              description: 'What a submit lacks and what gives it for free are open; the prices come after.',
              entry: { type: 'emitShown', params: { dialog: 'shortage' } },
            },
            pricing: { description: 'The prices are open.', entry: { type: 'emitShown', params: { dialog: 'pricing' } } },
            invite: { description: 'The invitation is open.', entry: { type: 'emitShown', params: { dialog: 'invite' } } },
            dailyReward: { description: 'The daily reward is offered.', entry: { type: 'emitShown', params: { dialog: 'dailyReward' } } },
            explore: { description: 'The tour of the tools is open.', entry: { type: 'emitShown', params: { dialog: 'explore' } } },
            menu: { description: 'The menu of a narrow screen is open.', entry: { type: 'emitShown', params: { dialog: 'menu' } } },
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
          on: { 'creditsDialog.due': 'welcoming', 'pricingDialog.due': { actions: 'requestPricing' } },
        },
        welcoming: {
          description: 'The credits dialog is due; pricing may be due after it.',
          type: 'parallel',
          states: {
            credits: {
              description: 'Whether the credits dialog is shown.',
              initial: 'readingDay',
              onDone: '#dialogs.welcome.resting',
              states: {
                readingDay: {
                  description: "Whether the credits dialog was shown today, by the user's local date: it is shown once a day (spec §4).",
                  invoke: {
                    id: 'readCreditsDay',
                    src: 'readCreditsDay',
                    onDone: [
                      { guard: { type: 'isShownToday', params: output }, target: 'decided' },
                      { target: 'storingDay', actions: { type: 'assignToday', params: output } },
                    ],
                    onError: 'decided',
                  },
                },
                storingDay: {
                  description: 'Today is stored as the day of the last credits dialog.',
                  invoke: {
                    id: 'storeCreditsDay',
                    src: 'storeCreditsDay',
                    input: ({ context }) => ({ today: required(context.today, 'date') }),
                    onDone: [
                      { guard: { type: 'isKept', params: output }, target: 'decided', actions: 'requestCredits' },
                      // If the date cannot be stored, showing the dialog at every sign-in would break the once-a-day limit.
                      { target: 'decided' },
                    ],
                    onError: 'decided',
                  },
                },
                decided: { description: 'The credits dialog was requested, or is not shown today.', type: 'final' },
              },
            },
            pricing: {
              description: 'Whether pricing is shown after the credits dialog.',
              initial: 'notDue',
              states: {
                notDue: { description: 'Pricing is not due.', on: { 'pricingDialog.due': 'due' } },
                due: { description: 'Pricing is requested once the credits dialog is decided.', exit: 'requestPricing' },
              },
            },
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
            onDone: [{ guard: { type: 'isSet', params: output }, target: 'idle', actions: 'requestPricing' }, { target: 'idle' }],
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
