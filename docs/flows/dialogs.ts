import { emit, fromCallback, fromPromise, raise, setup } from 'xstate';

export default setup({
  actors: {
    readCreditsDay: fromPromise(async () => {}),
    storeCreditsDay: fromPromise(async () => {}),
    takePricingFlag: fromPromise(async () => {}),
    setPricingFlag: fromPromise(async () => {}),
    bringSignIn: fromPromise(async () => {}),
    watchEscape: fromCallback(() => {}),
  },
  actions: {
    requestDialog: () => {},
    closeDialog: () => {},
    closeShown: raise({ type: 'dialog.closed' }),
    closeAll: () => {},
    tellLeft: emit({ type: 'dialogs.left' }),
    tellAllLeft: emit({ type: 'dialogs.left' }),
    tellShown: emit({ type: 'dialog.shown' }),
    noteShown: () => {},
    forgetShown: () => {},
    tellSignInHere: emit({ type: 'signIn.here' }),
    tellSignInCalledOff: emit({ type: 'signIn.calledOff' }),
    announceLostCode: emit({ type: 'notice.raised' }),
    keepToday: () => {},
    owePricing: () => {},
    settlePricing: () => {},
  },
  guards: {
    isShowing: () => false,
    isEmpty: () => false,
    isHeld: () => true,
    isOnScreen: () => true,
    isUntold: () => false,
    isShownToday: () => true,
    isKept: () => true,
    isSet: () => true,
  },
}).createMachine({
  id: 'dialogs',
  description: 'The open modal, the queue behind it, the sign-in on its way, and the dialogs that a sign-in or a page still has to show.',
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
          initial: 'coming',
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
              target: '.coming',
              actions: ['noteShown', 'tellShown'],
            },
          ],
          states: {
            coming: {
              description: 'The code of the modal loads; Escape calls it off.',
              invoke: {
                id: 'watchEscape',
                src: 'watchEscape',
              },
              on: {
                'escape.pressed': {
                  actions: 'closeShown',
                },
                'dialog.appeared': {
                  guard: 'isOnScreen',
                  target: 'here',
                },
              },
            },
            here: {
              description: 'The modal is on screen, and answers the keyboard itself.',
            },
          },
        },
      },
    },
    signIn: {
      description: 'The code of the sign-in form, which loads when the form is first wanted.',
      initial: 'resting',
      on: {
        'signIn.requested': '.bringing',
      },
      states: {
        resting: {
          description: 'No sign-in is on its way to the screen.',
        },
        bringing: {
          description: 'The code of the form loads; Escape calls the sign-in off, and so does going back or forward.',
          invoke: [
            {
              id: 'bringSignIn',
              src: 'bringSignIn',
              onDone: {
                target: 'resting',
                actions: 'tellSignInHere',
              },
              onError: {
                target: 'resting',
                actions: ['announceLostCode', 'tellSignInCalledOff'],
              },
            },
            {
              id: 'watchEscapeOfSignIn',
              src: 'watchEscape',
            },
          ],
          on: {
            'escape.pressed': {
              target: 'resting',
              actions: 'tellSignInCalledOff',
            },
            'history.traversed': {
              target: 'resting',
              actions: 'tellSignInCalledOff',
            },
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
