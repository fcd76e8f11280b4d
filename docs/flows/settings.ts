import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    confirmation: fromPromise(async () => {}),
    loadAccount: fromPromise(async () => {}),
    saveSettings: fromPromise(async () => {}),
    endSession: fromPromise(async () => {}),
    exportAccount: fromPromise(async () => {}),
    sendCode: fromPromise(async () => {}),
    replacePassword: fromPromise(async () => {}),
    deleteAccount: fromPromise(async () => {}),
  },
  actions: {
    assignAccount: () => {},
    clearAccount: () => {},
    assignChange: () => {},
    assignSettings: () => {},
    clearChange: () => {},
    assignDevice: () => {},
    removeDevice: () => {},
    clearDevice: () => {},
    assignProof: () => {},
    clearProof: () => {},
    assignSecret: () => {},
    clearSecret: () => {},
    removeOtherDevices: () => {},
    emitSaved: emit({ type: 'notice.raised' }),
    emitPasswordReplaced: emit({ type: 'notice.raised' }),
    emitExportReady: emit({ type: 'notice.raised' }),
    emitCodeSent: emit({ type: 'notice.raised' }),
    emitNetworkProblem: emit({ type: 'notice.raised' }),
    emitRefusal: emit({ type: 'notice.raised' }),
    emitNotSaved: emit({ type: 'notice.raised' }),
    emitDeletedNotice: emit({ type: 'notice.raised' }),
    emitAccountDeleted: emit({ type: 'account.deleted' }),
  },
  guards: {
    isConfirmed: () => true,
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
      actions: 'clearAccount',
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
            actions: 'assignAccount',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The settings failed to load; the user can retry.',
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
                  actions: 'assignChange',
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
                    actions: ['assignSettings', 'emitSaved'],
                  },
                  {
                    target: 'saved',
                    actions: ['clearChange', 'emitNotSaved'],
                  },
                ],
                onError: {
                  target: 'saved',
                  actions: ['clearChange', 'emitNetworkProblem'],
                },
              },
              on: {
                'settings.changed': {
                  target: 'saving',
                  reenter: true,
                  actions: 'assignChange',
                },
              },
            },
          },
        },
        devices: {
          description: 'The devices where the user is signed in.',
          initial: 'listed',
          states: {
            listed: {
              description: 'Each device can be signed out.',
              on: {
                'device.ended': {
                  target: 'ending',
                  actions: 'assignDevice',
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
                    actions: 'removeDevice',
                  },
                  {
                    target: 'listed',
                    actions: ['clearDevice', 'emitRefusal'],
                  },
                ],
                onError: {
                  target: 'listed',
                  actions: ['clearDevice', 'emitNetworkProblem'],
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
                  actions: 'assignSecret',
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
                  actions: 'clearSecret',
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
                    actions: ['clearSecret', 'removeOtherDevices', 'emitPasswordReplaced'],
                  },
                  {
                    target: 'asked',
                    actions: 'emitRefusal',
                  },
                ],
                onError: {
                  target: 'asked',
                  actions: 'emitNetworkProblem',
                },
              },
            },
          },
        },
        copy: {
          description: 'The export of all data about the user.',
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
                    actions: 'emitExportReady',
                  },
                  {
                    target: 'offered',
                    actions: 'emitRefusal',
                  },
                ],
                onError: {
                  target: 'offered',
                  actions: 'emitNetworkProblem',
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
              description: 'The user is asked to confirm the deletion, with the password or with a code from the mailbox.',
              initial: 'answering',
              invoke: {
                id: 'confirmation',
                src: 'confirmation',
                onDone: [
                  {
                    guard: 'isConfirmed',
                    target: 'deleting',
                  },
                  {
                    target: 'staying',
                    actions: 'clearProof',
                  },
                ],
              },
              on: {
                'proof.changed': {
                  actions: 'assignProof',
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
                        actions: 'emitCodeSent',
                      },
                      {
                        target: 'answering',
                        actions: 'emitRefusal',
                      },
                    ],
                    onError: {
                      target: 'answering',
                      actions: 'emitNetworkProblem',
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
                    actions: ['clearAccount', 'emitDeletedNotice', 'emitAccountDeleted'],
                  },
                  {
                    target: 'asked',
                    actions: 'emitRefusal',
                  },
                ],
                onError: {
                  target: 'asked',
                  actions: 'emitNetworkProblem',
                },
              },
            },
          },
        },
      },
    },
  },
});
