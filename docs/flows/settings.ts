import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    loadAccount: fromPromise(async () => {}),
    saveSettings: fromPromise(async () => {}),
    endSession: fromPromise(async () => {}),
    exportAccount: fromPromise(async () => {}),
    deleteAccount: fromPromise(async () => {}),
  },
  actions: {
    noteAccount: () => {},
    forgetAccount: () => {},
    noteChange: () => {},
    keepSettings: () => {},
    dropChange: () => {},
    noteDevice: () => {},
    forgetDevice: () => {},
    keepDevice: () => {},
    announceSaved: () => {},
    announceUnreached: () => {},
    announceRefusal: () => {},
    announceNotSaved: () => {},
    tellDeleted: () => {},
  },
  guards: {
    isLoaded: () => true,
    isSaved: () => true,
    isDone: () => true,
  },
}).createMachine({
  id: 'settings',
  description: 'The settings of the signed-in person.',
  context: {
    account: null,
    change: null,
    device: null,
  },
  initial: 'hidden',
  on: {
    'session.changed': {
      target: '.hidden',
      actions: 'forgetAccount',
    },
  },
  states: {
    hidden: {
      description: 'Nobody has looked yet.',
      on: {
        'settings.shown': 'loading',
      },
    },
    loading: {
      description: 'The settings are on their way.',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: [
          {
            guard: 'isLoaded',
            target: 'shown',
            actions: 'noteAccount',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The settings could not be had; they may be asked for again.',
      on: {
        'retry.pressed': 'loading',
        'settings.shown': 'loading',
      },
    },
    shown: {
      description: 'The settings are shown, and each can be settled by itself.',
      type: 'parallel',
      states: {
        preferences: {
          description: 'Language and letters.',
          initial: 'saved',
          states: {
            saved: {
              description: 'The server keeps what is shown.',
              on: {
                'settings.changed': {
                  target: 'saving',
                  actions: 'noteChange',
                },
              },
            },
            saving: {
              description: 'A change is on its way; another one goes along.',
              invoke: {
                id: 'saveSettings',
                src: 'saveSettings',
                onDone: [
                  {
                    guard: 'isSaved',
                    target: 'saved',
                    actions: ['keepSettings', 'announceSaved'],
                  },
                  {
                    target: 'saved',
                    actions: ['dropChange', 'announceNotSaved'],
                  },
                ],
                onError: {
                  target: 'saved',
                  actions: ['dropChange', 'announceUnreached'],
                },
              },
              on: {
                'settings.changed': {
                  target: 'saving',
                  reenter: true,
                  actions: 'noteChange',
                },
              },
            },
          },
        },
        devices: {
          description: 'Where the person is signed in.',
          initial: 'listed',
          states: {
            listed: {
              description: 'Each device can be signed out.',
              on: {
                'device.ended': {
                  target: 'ending',
                  actions: 'noteDevice',
                },
              },
            },
            ending: {
              description: 'A device is being signed out.',
              invoke: {
                id: 'endSession',
                src: 'endSession',
                onDone: [
                  {
                    guard: 'isDone',
                    target: 'listed',
                    actions: 'forgetDevice',
                  },
                  {
                    target: 'listed',
                    actions: ['keepDevice', 'announceRefusal'],
                  },
                ],
                onError: {
                  target: 'listed',
                  actions: ['keepDevice', 'announceUnreached'],
                },
              },
            },
          },
        },
        copy: {
          description: 'A copy of everything that is kept of the person.',
          initial: 'offered',
          states: {
            offered: {
              description: 'The copy can be asked for.',
              on: {
                'export.requested': 'making',
              },
            },
            making: {
              description: 'The copy is being made.',
              invoke: {
                id: 'exportAccount',
                src: 'exportAccount',
                onDone: [
                  {
                    guard: 'isDone',
                    target: 'offered',
                    actions: 'announceSaved',
                  },
                  {
                    target: 'offered',
                    actions: 'announceRefusal',
                  },
                ],
                onError: {
                  target: 'offered',
                  actions: 'announceUnreached',
                },
              },
            },
          },
        },
        leaving: {
          description: 'The end of the account, in two presses.',
          initial: 'staying',
          states: {
            staying: {
              description: 'Nobody leaves.',
              on: {
                'deletion.asked': 'asked',
              },
            },
            asked: {
              description: 'The person is asked whether everything is to be deleted.',
              on: {
                'deletion.confirmed': 'deleting',
                'deletion.abandoned': 'staying',
              },
            },
            deleting: {
              description: 'The account and what was made with it are being deleted.',
              invoke: {
                id: 'deleteAccount',
                src: 'deleteAccount',
                onDone: [
                  {
                    guard: 'isDone',
                    target: '#settings.hidden',
                    actions: ['forgetAccount', 'tellDeleted'],
                  },
                  {
                    target: 'staying',
                    actions: 'announceRefusal',
                  },
                ],
                onError: {
                  target: 'staying',
                  actions: 'announceUnreached',
                },
              },
            },
          },
        },
      },
    },
  },
});
