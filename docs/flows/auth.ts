import { emit, fromCallback, fromPromise, not, raise, setup, stateIn } from 'xstate';

export default setup({
  actors: {
    submitForm: fromPromise(async () => {}),
    exchangeGoogle: fromPromise(async () => {}),
    sendCode: fromPromise(async () => {}),
    watchCooldown: fromCallback(() => {}),
  },
  actions: {
    resetForm: () => {},
    clearForm: () => {},
    clearSecrets: () => {},
    clearCode: () => {},
    raisePasswordChanged: raise({ type: 'password.changed' }),
    raiseCodeNeeded: raise({ type: 'code.needed' }),
    clearProblems: () => {},
    assignField: () => {},
    assignBrokenRules: () => {},
    assignBrokenAddress: () => {},
    emitBrokenAddress: emit({ type: 'notice.raised' }),
    assignRefusal: () => {},
    emitRefusal: emit({ type: 'notice.raised' }),
    assignNetworkProblem: () => {},
    emitNetworkProblem: emit({ type: 'notice.raised' }),
    emitPasswordChanged: emit({ type: 'notice.raised' }),
    emitShown: emit({ type: 'auth.shown' }),
    emitAbandoned: emit({ type: 'auth.dismissed' }),
    startCooldown: () => {},
    assignRemaining: () => {},
    subtractSecond: () => {},
    clearCooldown: () => {},
    emitCodeSent: emit({ type: 'notice.raised' }),
    emitCodeFailure: emit({ type: 'notice.raised' }),
    emitToken: emit({ type: 'token.obtained' }),
    emitUserStale: emit({ type: 'user.stale' }),
    emitSignInNotice: emit({ type: 'notice.raised' }),
    emitSignedIn: emit({ type: 'auth.dismissed' }),
    emitInviteCodeSpent: emit({ type: 'inviteCode.spent' }),
    emitCreditsDialogDue: emit({ type: 'creditsDialog.due' }),
    emitPricingDialogDue: emit({ type: 'pricingDialog.due' }),
    emitReturn: emit({ type: 'return.requested' }),
    emitPricingFlagDue: emit({ type: 'pricingFlag.due' }),
    emitBack: emit({ type: 'back.requested' }),
  },
  guards: {
    isOnPage: () => true,
    isWanted: () => true,
    isFormValid: () => true,
    isEditing: stateIn({ open: { form: 'editing' } }),
    isSigningIn: not(stateIn({ open: { mode: 'reset' } })),
    isSignedIn: () => true,
    isAccepted: () => true,
    isCodeNeeded: () => true,
    isAddressSendable: () => true,
    isAddressBroken: () => true,
    isCooling: () => true,
    isCooledDown: () => true,
  },
  delays: {
    countdownStep: 1000, // 1 s
    codeCooldown: 60000, // 60 s
  },
}).createMachine({
  id: 'auth',
  description: 'The one form for signing in, registering and resetting a password.',
  context: {
    place: 'dialog',
    email: '',
    password: '',
    code: '',
    errors: {},
    problem: null,
    resendAt: null,
    remaining: 60000,
  },
  initial: 'deciding',
  on: {
    'auth.opened': [
      {
        guard: {
          type: 'isWanted',
          params: {
            mode: 'register',
          },
        },
        target: '.open.mode.register',
        actions: ['resetForm', 'emitShown'],
      },
      {
        guard: {
          type: 'isWanted',
          params: {
            mode: 'reset',
          },
        },
        target: '.open.mode.reset',
        actions: ['resetForm', 'emitShown'],
      },
      {
        target: '.open.mode.login',
        actions: ['resetForm', 'emitShown'],
      },
    ],
  },
  states: {
    deciding: {
      description: 'On /login the form is open from the start; elsewhere it waits until it is opened.',
      always: [
        {
          guard: 'isOnPage',
          target: 'open',
        },
        {
          target: 'closed',
        },
      ],
    },
    closed: {
      description: 'The form is closed and keeps nothing that was typed.',
      entry: 'clearForm',
    },
    open: {
      description: 'The form is on screen.',
      type: 'parallel',
      on: {
        'auth.closed': {
          target: 'closed',
          actions: 'emitAbandoned',
        },
      },
      states: {
        mode: {
          description: 'What the form is for; it does not change while the server checks the form.',
          initial: 'login',
          states: {
            login: {
              description: 'The form signs in.',
              initial: 'password',
              on: {
                'register.chosen': {
                  guard: 'isEditing',
                  target: 'register',
                  actions: 'clearCode',
                },
                'reset.chosen': {
                  guard: 'isEditing',
                  target: 'reset',
                  actions: 'clearSecrets',
                },
              },
              states: {
                password: {
                  description: 'The form asks for e-mail and password.',
                  on: {
                    'code.needed': 'verification',
                  },
                },
                verification: {
                  description: 'The form keeps e-mail and password and asks for the code that the server requires after failed sign-ins.',
                },
              },
            },
            register: {
              description: 'The form asks for e-mail, password and the code that proves the mailbox.',
              on: {
                'login.chosen': {
                  guard: 'isEditing',
                  target: 'login',
                  actions: 'clearCode',
                },
              },
            },
            reset: {
              description: 'The form asks for e-mail, the new password and the code that proves the mailbox.',
              on: {
                'login.chosen': {
                  guard: 'isEditing',
                  target: 'login',
                  actions: 'clearSecrets',
                },
                'password.changed': {
                  target: 'login',
                  actions: 'clearSecrets',
                },
              },
            },
          },
        },
        form: {
          description: 'The form\'s fields and their submission.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The user types or reads the error messages.',
              on: {
                'field.changed': {
                  actions: 'assignField',
                },
                'form.submitted': [
                  {
                    guard: 'isFormValid',
                    target: 'submitting',
                    actions: 'clearProblems',
                  },
                  {
                    actions: 'assignBrokenRules',
                  },
                ],
                'google.answered': {
                  guard: 'isSigningIn',
                  target: 'exchangingGoogle',
                  actions: 'clearProblems',
                },
              },
            },
            submitting: {
              description: 'The server checks the form through the call of its mode.',
              tags: 'busy',
              invoke: {
                id: 'submitForm',
                src: 'submitForm',
                onDone: [
                  {
                    guard: 'isSignedIn',
                    target: 'welcoming',
                    actions: 'emitToken',
                  },
                  {
                    guard: 'isAccepted',
                    target: 'editing',
                    actions: ['raisePasswordChanged', 'emitPasswordChanged'],
                  },
                  {
                    guard: 'isCodeNeeded',
                    target: 'editing',
                    actions: ['assignRefusal', 'raiseCodeNeeded'],
                  },
                  {
                    target: 'editing',
                    actions: ['assignRefusal', 'emitRefusal'],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: ['assignNetworkProblem', 'emitNetworkProblem'],
                },
              },
            },
            exchangingGoogle: {
              description: 'The server checks Google\'s credential.',
              tags: 'busy',
              invoke: {
                id: 'exchangeGoogle',
                src: 'exchangeGoogle',
                onDone: [
                  {
                    guard: 'isAccepted',
                    target: 'welcomingFromGoogle',
                    actions: 'emitToken',
                  },
                  {
                    target: 'editing',
                    actions: ['assignRefusal', 'emitRefusal'],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: ['assignNetworkProblem', 'emitNetworkProblem'],
                },
              },
            },
            welcoming: {
              description: 'The user is signed in; the follow-up steps are emitted one by one.',
              entry: ['emitUserStale', 'emitSignInNotice', 'emitSignedIn', 'emitInviteCodeSpent', 'emitCreditsDialogDue', 'emitPricingDialogDue'],
              always: [
                {
                  guard: 'isOnPage',
                  target: 'leaving',
                  actions: 'emitReturn',
                },
                {
                  target: '#auth.closed',
                },
              ],
            },
            welcomingFromGoogle: {
              description: 'The user signed in with Google; on the page the dialogs wait until the previous page is back.',
              always: [
                {
                  guard: 'isOnPage',
                  target: 'leaving',
                  actions: ['emitUserStale', 'emitSignInNotice', 'emitSignedIn', 'emitInviteCodeSpent', 'emitPricingFlagDue', 'emitBack'],
                },
                {
                  target: 'welcoming',
                },
              ],
            },
            leaving: {
              description: 'The user signed in on the page, which stays on screen until the next one loads.',
              tags: 'busy',
              entry: 'clearSecrets',
            },
          },
        },
        code: {
          description: 'Sends the code to the mailbox and limits how often.',
          initial: 'resuming',
          states: {
            resuming: {
              description: 'A countdown resumes where it was when the form was last closed.',
              always: [
                {
                  guard: 'isCooling',
                  target: 'cooling',
                },
                {
                  target: 'ready',
                },
              ],
            },
            ready: {
              description: 'A code can be requested.',
              on: {
                'code.requested': [
                  {
                    guard: 'isAddressSendable',
                    target: 'sending',
                  },
                  {
                    guard: 'isAddressBroken',
                    actions: ['assignBrokenAddress', 'emitBrokenAddress'],
                  },
                ],
              },
            },
            sending: {
              description: 'The server is asked to send a code.',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                onDone: [
                  {
                    guard: 'isAccepted',
                    target: 'cooling',
                    actions: ['startCooldown', 'emitCodeSent'],
                  },
                  {
                    target: 'ready',
                    actions: 'emitCodeFailure',
                  },
                ],
                onError: {
                  target: 'ready',
                  actions: 'emitCodeFailure',
                },
              },
            },
            cooling: {
              description: 'The seconds count down until another code can be requested.',
              initial: 'counting',
              invoke: {
                id: 'watchCooldown',
                src: 'watchCooldown',
              },
              on: {
                'wait.began': [
                  {
                    guard: 'isCooledDown',
                    target: 'ready',
                    actions: 'clearCooldown',
                  },
                  {
                    target: '.counting',
                    actions: 'assignRemaining',
                  },
                ],
                'tab.woke': {
                  target: 'cooling',
                  reenter: true,
                },
              },
              states: {
                counting: {
                  description: 'One step of the countdown; the cooldown that remains is measured anew with each step.',
                  after: {
                    codeCooldown: {
                      target: '#auth.open.code.ready',
                      actions: 'clearCooldown',
                    },
                    countdownStep: {
                      target: 'counting',
                      reenter: true,
                      actions: 'subtractSecond',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
