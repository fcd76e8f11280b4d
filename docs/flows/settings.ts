import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    loadAccount: fromPromise(async () => {}),
    saveSettings: fromPromise(async () => {}),
    endSession: fromPromise(async () => {}),
    exportAccount: fromPromise(async () => {}),
    sendCode: fromPromise(async () => {}),
    replacePassword: fromPromise(async () => {}),
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
    noteProof: () => {},
    forgetProof: () => {},
    noteSecret: () => {},
    forgetSecret: () => {},
    forgetOtherDevices: () => {},
    announceSaved: emit({ type: 'notice.raised' }),
    announcePassword: emit({ type: 'notice.raised' }),
    announceCopy: emit({ type: 'notice.raised' }),
    announceCode: emit({ type: 'notice.raised' }),
    announceUnreached: emit({ type: 'notice.raised' }),
    announceRefusal: emit({ type: 'notice.raised' }),
    announceNotSaved: emit({ type: 'notice.raised' }),
    announceDeleted: emit({ type: 'notice.raised' }),
    tellDeleted: emit({ type: 'account.deleted' }),
  },
  guards: {
    hasPassword: () => true,
    isPasswordTyped: () => true,
    isLoaded: () => true,
    isSaved: () => true,
    isDone: () => true,
  },
}).createMachine({
  id: 'settings',
  description: 'The settings of the signed-in user.',
  context: {
    account: null,
    change: null,
    device: null,
    proof: '',
    secret: {
      present: '',
      next: '',
    },
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
      description: 'The settings have not been opened yet.',
      on: {
        'settings.shown': 'loading',
      },
    },
    loading: {
      description: 'The settings are loading.',
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
      description: 'The settings failed to load; the person can retry.',
      on: {
        'retry.pressed': 'loading',
        'settings.shown': 'loading',
      },
    },
    shown: {
      description: 'The settings are shown, and each can be changed independently.',
      type: 'parallel',
      states: {
        preferences: {
          description: 'Language and e-mail preferences.',
          initial: 'saved',
          states: {
            saved: {
              description: 'The server has the settings on screen.',
              on: {
                'settings.changed': {
                  target: 'saving',
                  actions: 'noteChange',
                },
              },
            },
            saving: {
              description: 'A change is being saved; another one is added to it.',
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
          description: 'The devices where the person is signed in.',
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
        secret: {
          description: 'The change of the password with the present one. An account without a password gets one with a mailed code.',
          initial: 'kept',
          states: {
            kept: {
              description: 'The password stays as it is.',
              on: {
                'password.asked': {
                  guard: 'hasPassword',
                  target: 'asked',
                },
              },
            },
            asked: {
              description: 'The present and the new password are being typed.',
              initial: 'answering',
              on: {
                'password.typed': {
                  target: '.answering',
                  actions: 'noteSecret',
                },
                'password.submitted': [
                  {
                    guard: 'isPasswordTyped',
                    target: 'changing',
                  },
                  {
                    target: '.unfit',
                  },
                ],
                'password.abandoned': {
                  target: 'kept',
                  actions: 'forgetSecret',
                },
              },
              states: {
                answering: {
                  description: 'Nothing is known to be wrong.',
                },
                unfit: {
                  description: 'One of them is missing, or the new one is against the rule.',
                },
              },
            },
            changing: {
              description: 'The password is being changed; every other device is signed out with it.',
              invoke: {
                id: 'replacePassword',
                src: 'replacePassword',
                onDone: [
                  {
                    guard: 'isDone',
                    target: 'kept',
                    actions: ['forgetSecret', 'forgetOtherDevices', 'announcePassword'],
                  },
                  {
                    target: 'asked',
                    actions: 'announceRefusal',
                  },
                ],
                onError: {
                  target: 'asked',
                  actions: 'announceUnreached',
                },
              },
            },
          },
        },
        copy: {
          description: 'The export of all data about the person.',
          initial: 'offered',
          states: {
            offered: {
              description: 'The export can be requested.',
              on: {
                'export.requested': 'making',
              },
            },
            making: {
              description: 'The export is being created.',
              invoke: {
                id: 'exportAccount',
                src: 'exportAccount',
                onDone: [
                  {
                    guard: 'isDone',
                    target: 'offered',
                    actions: 'announceCopy',
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
          description: 'The deletion of the account, in two presses and with a proof.',
          initial: 'staying',
          states: {
            staying: {
              description: 'No deletion is in progress.',
              on: {
                'deletion.asked': 'asked',
              },
            },
            asked: {
              description: 'The person is asked to confirm the deletion, with the password or with a code from the mailbox.',
              initial: 'answering',
              on: {
                'proof.changed': {
                  actions: 'noteProof',
                },
                'deletion.confirmed': 'deleting',
                'deletion.abandoned': {
                  target: 'staying',
                  actions: 'forgetProof',
                },
              },
              states: {
                answering: {
                  description: 'The proof is being typed.',
                  on: {
                    'code.requested': 'mailing',
                  },
                },
                mailing: {
                  description: 'A code is being mailed to the account.',
                  invoke: {
                    id: 'sendCode',
                    src: 'sendCode',
                    onDone: [
                      {
                        guard: 'isDone',
                        target: 'answering',
                        actions: 'announceCode',
                      },
                      {
                        target: 'answering',
                        actions: 'announceRefusal',
                      },
                    ],
                    onError: {
                      target: 'answering',
                      actions: 'announceUnreached',
                    },
                  },
                },
              },
            },
            deleting: {
              description: 'The account and its creations are being deleted.',
              invoke: {
                id: 'deleteAccount',
                src: 'deleteAccount',
                onDone: [
                  {
                    guard: 'isDone',
                    target: '#settings.hidden',
                    actions: ['forgetAccount', 'announceDeleted', 'tellDeleted'],
                  },
                  {
                    target: 'asked',
                    actions: 'announceRefusal',
                  },
                ],
                onError: {
                  target: 'asked',
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
