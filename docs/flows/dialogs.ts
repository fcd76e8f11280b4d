import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readCreditsDay: fromPromise(async () => {}),
    storeCreditsDay: fromPromise(async () => {}),
    takePricingFlag: fromPromise(async () => {}),
    setPricingFlag: fromPromise(async () => {}),
  },
  actions: {
    requestDialog: () => {},
    closeDialog: () => {},
    closeAll: () => {},
    tellLeft: emit({ type: 'dialogs.left' }),
    tellAllLeft: emit({ type: 'dialogs.left' }),
    tellShown: emit({ type: 'dialog.shown' }),
    noteShown: () => {},
    forgetShown: () => {},
    keepToday: () => {},
    owePricing: () => {},
    settlePricing: () => {},
  },
  guards: {
    isShowing: () => false,
    isEmpty: () => false,
    isHeld: () => true,
    isUntold: () => false,
    isShownToday: () => true,
    isKept: () => true,
    isSet: () => true,
  },
}).createMachine({
  id: 'dialogs',
  description: 'The open modal, the queue behind it, and the dialogs that a sign-in or a page still has to show.',
  context: {
    current: null,
    shown: null,
    waiting: [],
    today: null,
    pricingOwed: false,
  },
  type: 'parallel',
  states: {
    stage: {
      description: 'Shows one modal at a time.',
      initial: 'empty',
      on: {
        'dialog.requested': {
          actions: 'requestDialog',
        },
        'dialog.closed': {
          guard: 'isHeld',
          actions: ['tellLeft', 'closeDialog'],
        },
      },
      states: {
        empty: {
          description: 'No modal is open.',
          always: {
            guard: 'isShowing',
            target: 'showing',
          },
        },
        showing: {
          description: 'One modal is open; others may be queued.',
          exit: ['forgetShown', 'tellShown'],
          on: {
            'history.traversed': {
              actions: ['tellAllLeft', 'closeAll'],
            },
          },
          always: [
            {
              guard: 'isEmpty',
              target: 'empty',
            },
            {
              guard: 'isUntold',
              actions: ['noteShown', 'tellShown'],
            },
          ],
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
            'pricingDialog.due': {
              actions: {
                type: 'requestDialog',
                params: {
                  dialog: 'pricing',
                },
              },
            },
          },
        },
        readingDay: {
          description: 'Whether the credits dialog was shown today, by the person\'s local date: it is shown once a day (spec §4).',
          invoke: {
            id: 'readCreditsDay',
            src: 'readCreditsDay',
            onDone: [
              {
                guard: 'isShownToday',
                target: 'resting',
                actions: 'settlePricing',
              },
              {
                target: 'storingDay',
                actions: 'keepToday',
              },
            ],
            onError: {
              target: 'resting',
              actions: 'settlePricing',
            },
          },
          on: {
            'pricingDialog.due': {
              actions: 'owePricing',
            },
          },
        },
        storingDay: {
          description: 'Today is stored as the day of the last credits dialog.',
          invoke: {
            id: 'storeCreditsDay',
            src: 'storeCreditsDay',
            onDone: [
              {
                guard: 'isKept',
                target: 'resting',
                actions: [
                  {
                    type: 'requestDialog',
                    params: {
                      dialog: 'credits',
                    },
                  },
                  'settlePricing',
                ],
              },
              {
                target: 'resting',
                actions: 'settlePricing',
              },
            ],
            onError: {
              target: 'resting',
              actions: 'settlePricing',
            },
          },
          on: {
            'pricingDialog.due': {
              actions: 'owePricing',
            },
          },
        },
      },
    },
    flag: {
      description: 'The session flag that opens pricing on the next page load.',
      initial: 'reading',
      on: {
        'page.entered': '.reading',
      },
      states: {
        reading: {
          description: 'The flag is read and cleared.',
          invoke: {
            id: 'takePricingFlag',
            src: 'takePricingFlag',
            onDone: [
              {
                guard: 'isSet',
                target: 'idle',
                actions: {
                  type: 'requestDialog',
                  params: {
                    dialog: 'pricing',
                  },
                },
              },
              {
                target: 'idle',
              },
            ],
            onError: 'idle',
          },
        },
        idle: {
          description: 'The flag has been read on this page.',
          on: {
            'pricingFlag.due': 'setting',
          },
        },
        setting: {
          description: 'The flag is stored for the next page.',
          invoke: {
            id: 'setPricingFlag',
            src: 'setPricingFlag',
            onDone: 'idle',
            onError: 'idle',
          },
        },
      },
    },
  },
});
