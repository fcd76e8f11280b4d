import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    claimCreditsDialog: fromPromise(async () => {}),
    takePricingFlag: fromPromise(async () => {}),
    setPricingFlag: fromPromise(async () => {}),
  },
  actions: {
    requestDialog: () => {},
    closeDialog: () => {},
    closeAll: () => {},
    tellLeft: () => {},
    tellAllLeft: () => {},
    tellShown: () => {},
    owePricing: () => {},
    settlePricing: () => {},
  },
  guards: {
    isShowing: () => false,
    isEmpty: () => false,
    isHeld: () => true,
    isDue: () => true,
  },
}).createMachine({
  id: 'dialogs',
  description: 'The open modal, the queue behind it, and the dialogs that a sign-in or a page still has to show.',
  context: {
    current: null,
    waiting: [],
    pricingOwed: false,
  },
  type: 'parallel',
  states: {
    stage: {
      description: 'Shows one modal at a time.',
      initial: 'empty',
      on: {
        'dialog.requested': {
          actions: ['requestDialog', 'tellShown'],
        },
        'dialog.closed': {
          guard: 'isHeld',
          actions: ['tellLeft', 'closeDialog', 'tellShown'],
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
          on: {
            'history.traversed': {
              actions: ['tellAllLeft', 'closeAll', 'tellShown'],
            },
          },
          always: {
            guard: 'isEmpty',
            target: 'empty',
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
            'pricingDialog.due': {
              actions: ['requestDialog', 'tellShown'],
            },
          },
        },
        claimingCredits: {
          description: 'Checks whether the credits dialog was shown today, by the person\'s local date, and stores the date.',
          invoke: {
            id: 'claimCreditsDialog',
            src: 'claimCreditsDialog',
            onDone: [
              {
                guard: 'isDue',
                target: 'resting',
                actions: ['requestDialog', 'settlePricing', 'tellShown'],
              },
              {
                target: 'resting',
                actions: ['settlePricing', 'tellShown'],
              },
            ],
            onError: {
              target: 'resting',
              actions: ['settlePricing', 'tellShown'],
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
                guard: 'isDue',
                target: 'idle',
                actions: ['requestDialog', 'tellShown'],
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
