import { emit, fromPromise, raise, setup } from 'xstate';

export default setup({
  actors: {
    readCreditsDay: fromPromise(async () => {}),
    storeCreditsDay: fromPromise(async () => {}),
    takePricingFlag: fromPromise(async () => {}),
    setPricingFlag: fromPromise(async () => {}),
  },
  actions: {
    enqueueDialog: () => {},
    dequeueDialog: () => {},
    clearQueue: () => {},
    assignToday: () => {},
    emitLeft: emit({ type: 'dialogs.left' }),
    emitAllLeft: emit({ type: 'dialogs.left' }),
    emitShown: emit({ type: 'dialog.shown' }),
    emitHidden: emit({ type: 'dialog.shown' }),
    requestCredits: raise({ type: 'dialog.requested' }),
    requestPricing: raise({ type: 'dialog.requested' }),
  },
  guards: {
    opens: () => true,
    closesOpen: () => true,
    closesWaiting: () => true,
    isFirst: () => true,
    isShownToday: () => true,
    isKept: () => true,
    isSet: () => true,
  },
}).createMachine({
  id: 'dialogs',
  description: 'The open modal, the queue behind it, and the dialogs that a sign-in or a page still has to show.',
  context: {
    queue: [],
    today: null,
  },
  type: 'parallel',
  states: {
    stage: {
      description: 'Shows one modal at a time.',
      initial: 'empty',
      on: {
        'dialog.requested': [
          {
            guard: 'opens',
            target: '.showing',
            actions: 'enqueueDialog',
          },
          {
            actions: 'enqueueDialog',
          },
        ],
      },
      states: {
        empty: {
          description: 'No modal is open.',
        },
        showing: {
          description: 'One modal is open; others may be queued.',
          initial: 'choosing',
          on: {
            'dialog.closed': [
              {
                guard: 'closesOpen',
                target: '.choosing',
                actions: ['emitLeft', 'dequeueDialog'],
              },
              {
                guard: 'closesWaiting',
                actions: ['emitLeft', 'dequeueDialog'],
              },
            ],
            'history.traversed': {
              target: 'empty',
              actions: ['emitAllLeft', 'clearQueue', 'emitHidden'],
            },
          },
          states: {
            choosing: {
              description: 'The first dialog of the queue is next.',
              always: [
                {
                  guard: {
                    type: 'isFirst',
                    params: {
                      dialog: 'login',
                    },
                  },
                  target: 'login',
                },
                {
                  guard: {
                    type: 'isFirst',
                    params: {
                      dialog: 'payment',
                    },
                  },
                  target: 'payment',
                },
                {
                  guard: {
                    type: 'isFirst',
                    params: {
                      dialog: 'credits',
                    },
                  },
                  target: 'credits',
                },
                {
                  guard: {
                    type: 'isFirst',
                    params: {
                      dialog: 'pricing',
                    },
                  },
                  target: 'pricing',
                },
                {
                  guard: {
                    type: 'isFirst',
                    params: {
                      dialog: 'invite',
                    },
                  },
                  target: 'invite',
                },
                {
                  guard: {
                    type: 'isFirst',
                    params: {
                      dialog: 'dailyReward',
                    },
                  },
                  target: 'dailyReward',
                },
                {
                  guard: {
                    type: 'isFirst',
                    params: {
                      dialog: 'explore',
                    },
                  },
                  target: 'explore',
                },
                {
                  guard: {
                    type: 'isFirst',
                    params: {
                      dialog: 'menu',
                    },
                  },
                  target: 'menu',
                },
                {
                  target: '#dialogs.stage.empty',
                  actions: 'emitHidden',
                },
              ],
            },
            login: {
              description: 'The sign-in form is open.',
              entry: {
                type: 'emitShown',
                params: {
                  dialog: 'login',
                },
              },
            },
            payment: {
              description: 'The checkout is open.',
              entry: {
                type: 'emitShown',
                params: {
                  dialog: 'payment',
                },
              },
            },
            credits: {
              description: 'The credits of the day are open.',
              entry: {
                type: 'emitShown',
                params: {
                  dialog: 'credits',
                },
              },
            },
            pricing: {
              description: 'The prices are open.',
              entry: {
                type: 'emitShown',
                params: {
                  dialog: 'pricing',
                },
              },
            },
            invite: {
              description: 'The invitation is open.',
              entry: {
                type: 'emitShown',
                params: {
                  dialog: 'invite',
                },
              },
            },
            dailyReward: {
              description: 'The daily reward is offered.',
              entry: {
                type: 'emitShown',
                params: {
                  dialog: 'dailyReward',
                },
              },
            },
            explore: {
              description: 'The tour of the tools is open.',
              entry: {
                type: 'emitShown',
                params: {
                  dialog: 'explore',
                },
              },
            },
            menu: {
              description: 'The menu of a narrow screen is open.',
              entry: {
                type: 'emitShown',
                params: {
                  dialog: 'menu',
                },
              },
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
            'creditsDialog.due': 'welcoming',
            'pricingDialog.due': {
              actions: 'requestPricing',
            },
          },
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
                  description: 'Whether the credits dialog was shown today, by the user\'s local date: it is shown once a day (spec §4).',
                  invoke: {
                    id: 'readCreditsDay',
                    src: 'readCreditsDay',
                    onDone: [
                      {
                        guard: 'isShownToday',
                        target: 'decided',
                      },
                      {
                        target: 'storingDay',
                        actions: 'assignToday',
                      },
                    ],
                    onError: 'decided',
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
                        target: 'decided',
                        actions: 'requestCredits',
                      },
                      {
                        target: 'decided',
                      },
                    ],
                    onError: 'decided',
                  },
                },
                decided: {
                  description: 'The credits dialog was requested, or is not shown today.',
                  type: 'final',
                },
              },
            },
            pricing: {
              description: 'Whether pricing is shown after the credits dialog.',
              initial: 'notDue',
              states: {
                notDue: {
                  description: 'Pricing is not due.',
                  on: {
                    'pricingDialog.due': 'due',
                  },
                },
                due: {
                  description: 'Pricing is requested once the credits dialog is decided.',
                  exit: 'requestPricing',
                },
              },
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
                actions: 'requestPricing',
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
