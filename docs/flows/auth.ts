import { emit, fromCallback, fromPromise, setup } from 'xstate';

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
    assignMode: () => {},
    clearSecrets: () => {},
    clearCode: () => {},
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
    mode: null,
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
            mode: 'login',
          },
        },
        target: '.open.form.editing.login',
        actions: ['resetForm', 'emitShown'],
      },
      {
        guard: {
          type: 'isWanted',
          params: {
            mode: 'register',
          },
        },
        target: '.open.form.editing.register',
        actions: ['resetForm', 'emitShown'],
      },
      {
        guard: {
          type: 'isWanted',
          params: {
            mode: 'reset',
          },
        },
        target: '.open.form.editing.reset',
        actions: ['resetForm', 'emitShown'],
      },
      {
        target: '.open.form.editing.verify',
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
        form: {
          description: 'The form\'s fields and their submission.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The user types or reads the error messages.',
              initial: 'login',
              on: {
                'field.changed': {
                  actions: 'assignField',
                },
              },
              states: {
                login: {
                  description: 'The form asks for e-mail and password.',
                  entry: {
                    type: 'assignMode',
                    params: {
                      mode: 'login',
                    },
                  },
                  on: {
                    'register.chosen': {
                      target: 'register',
                      actions: 'clearCode',
                    },
                    'reset.chosen': {
                      target: 'reset',
                      actions: 'clearSecrets',
                    },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      {
                        guard: 'isFormValid',
                        target: '#auth.open.form.submitting',
                        actions: 'clearProblems',
                      },
                      {
                        actions: 'assignBrokenRules',
                      },
                    ],
                  },
                },
                register: {
                  description: 'The form asks for e-mail, password and the code that proves the mailbox.',
                  entry: {
                    type: 'assignMode',
                    params: {
                      mode: 'register',
                    },
                  },
                  on: {
                    'login.chosen': {
                      target: 'login',
                      actions: 'clearCode',
                    },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      {
                        guard: 'isFormValid',
                        target: '#auth.open.form.submitting',
                        actions: 'clearProblems',
                      },
                      {
                        actions: 'assignBrokenRules',
                      },
                    ],
                  },
                },
                reset: {
                  description: 'The form asks for e-mail, the new password and the code that proves the mailbox.',
                  entry: {
                    type: 'assignMode',
                    params: {
                      mode: 'reset',
                    },
                  },
                  on: {
                    'login.chosen': {
                      target: 'login',
                      actions: 'clearSecrets',
                    },
                    'form.submitted': [
                      {
                        guard: 'isFormValid',
                        target: '#auth.open.form.submitting',
                        actions: 'clearProblems',
                      },
                      {
                        actions: 'assignBrokenRules',
                      },
                    ],
                  },
                },
                verify: {
                  description: 'The form keeps e-mail and password and asks for the code that the server requires after failed sign-ins.',
                  entry: {
                    type: 'assignMode',
                    params: {
                      mode: 'verify',
                    },
                  },
                  on: {
                    'register.chosen': {
                      target: 'register',
                      actions: 'clearCode',
                    },
                    'reset.chosen': {
                      target: 'reset',
                      actions: 'clearSecrets',
                    },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      {
                        guard: 'isFormValid',
                        target: '#auth.open.form.submitting',
                        actions: 'clearProblems',
                      },
                      {
                        actions: 'assignBrokenRules',
                      },
                    ],
                  },
                },
                asBefore: {
                  type: 'history',
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
                    target: '#auth.welcoming',
                    actions: 'emitToken',
                  },
                  {
                    guard: 'isAccepted',
                    target: 'editing.login',
                    actions: ['clearSecrets', 'emitPasswordChanged'],
                  },
                  {
                    guard: 'isCodeNeeded',
                    target: 'editing.verify',
                    actions: 'assignRefusal',
                  },
                  {
                    target: 'editing.asBefore',
                    actions: ['assignRefusal', 'emitRefusal'],
                  },
                ],
                onError: {
                  target: 'editing.asBefore',
                  actions: ['assignNetworkProblem', 'emitNetworkProblem'],
                },
              },
            },
            exchangingGoogle: {
              description: 'The server checks Google\'s credential.',
              tags: 'busy',
              entry: 'clearProblems',
              invoke: {
                id: 'exchangeGoogle',
                src: 'exchangeGoogle',
                onDone: [
                  {
                    guard: 'isAccepted',
                    target: '#auth.welcomingFromGoogle',
                    actions: 'emitToken',
                  },
                  {
                    target: 'editing.asBefore',
                    actions: ['assignRefusal', 'emitRefusal'],
                  },
                ],
                onError: {
                  target: 'editing.asBefore',
                  actions: ['assignNetworkProblem', 'emitNetworkProblem'],
                },
              },
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
                'tab.woke': [
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
    welcoming: {
      description: 'The user is signed in; the follow-up steps are emitted one by one.',
      always: [
        {
          guard: 'isOnPage',
          target: 'leaving',
          actions: ['emitUserStale', 'emitSignInNotice', 'emitSignedIn', 'emitInviteCodeSpent', 'emitCreditsDialogDue', 'emitPricingDialogDue', 'emitReturn'],
        },
        {
          target: 'closed',
          actions: ['emitUserStale', 'emitSignInNotice', 'emitSignedIn', 'emitInviteCodeSpent', 'emitCreditsDialogDue', 'emitPricingDialogDue'],
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
          target: 'closed',
          actions: ['emitUserStale', 'emitSignInNotice', 'emitSignedIn', 'emitInviteCodeSpent', 'emitCreditsDialogDue', 'emitPricingDialogDue'],
        },
      ],
    },
    leaving: {
      description: 'The user signed in on the page, which stays on screen until the next one loads.',
      tags: 'busy',
      entry: 'clearSecrets',
      on: {
        'auth.closed': 'closed',
      },
    },
  },
});
