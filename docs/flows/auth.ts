import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    submitForm: fromPromise(async () => {}),
    exchangeGoogle: fromPromise(async () => {}),
    sendCode: fromPromise(async () => {}),
    watchCooldown: fromCallback(() => {}),
  },
  actions: {
    openForm: () => {},
    forgetForm: () => {},
    showMode: () => {},
    clearSecrets: () => {},
    clearCode: () => {},
    clearProblems: () => {},
    changeField: () => {},
    showBrokenRules: () => {},
    showBrokenAddress: () => {},
    warnAboutAddress: emit({ type: 'notice.raised' }),
    showRefusal: () => {},
    announceRefusal: emit({ type: 'notice.raised' }),
    showNetworkProblem: () => {},
    announceNetworkProblem: emit({ type: 'notice.raised' }),
    announcePasswordChange: emit({ type: 'notice.raised' }),
    tellShown: emit({ type: 'auth.shown' }),
    tellAbandoned: emit({ type: 'auth.dismissed' }),
    beginCooldown: () => {},
    measureCooldown: () => {},
    countDown: () => {},
    endCooldown: () => {},
    announceCodeSent: emit({ type: 'notice.raised' }),
    announceCodeFailure: emit({ type: 'notice.raised' }),
    tellToken: emit({ type: 'token.obtained' }),
    tellUserStale: emit({ type: 'user.stale' }),
    announceSignIn: emit({ type: 'notice.raised' }),
    tellSignedIn: emit({ type: 'auth.dismissed' }),
    tellInviteCodeSpent: emit({ type: 'inviteCode.spent' }),
    tellCreditsDialogDue: emit({ type: 'creditsDialog.due' }),
    tellPricingDialogDue: emit({ type: 'pricingDialog.due' }),
    askForReturn: emit({ type: 'return.requested' }),
    tellPricingFlagDue: emit({ type: 'pricingFlag.due' }),
    askForBack: emit({ type: 'back.requested' }),
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
        actions: ['openForm', 'tellShown'],
      },
      {
        guard: {
          type: 'isWanted',
          params: {
            mode: 'register',
          },
        },
        target: '.open.form.editing.register',
        actions: ['openForm', 'tellShown'],
      },
      {
        guard: {
          type: 'isWanted',
          params: {
            mode: 'reset',
          },
        },
        target: '.open.form.editing.reset',
        actions: ['openForm', 'tellShown'],
      },
      {
        target: '.open.form.editing.verify',
        actions: ['openForm', 'tellShown'],
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
      entry: 'forgetForm',
    },
    open: {
      description: 'The form is on screen.',
      type: 'parallel',
      on: {
        'auth.closed': {
          target: 'closed',
          actions: 'tellAbandoned',
        },
      },
      states: {
        form: {
          description: 'The form\'s fields and their submission.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The person types or reads the error messages.',
              initial: 'login',
              on: {
                'field.changed': {
                  actions: 'changeField',
                },
              },
              states: {
                login: {
                  description: 'The form asks for e-mail and password.',
                  entry: {
                    type: 'showMode',
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
                        actions: 'showBrokenRules',
                      },
                    ],
                  },
                },
                register: {
                  description: 'The form asks for e-mail, password and the code that proves the mailbox.',
                  entry: {
                    type: 'showMode',
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
                        actions: 'showBrokenRules',
                      },
                    ],
                  },
                },
                reset: {
                  description: 'The form asks for e-mail, the new password and the code that proves the mailbox.',
                  entry: {
                    type: 'showMode',
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
                        actions: 'showBrokenRules',
                      },
                    ],
                  },
                },
                verify: {
                  description: 'The form keeps e-mail and password and asks for the code that the server requires after failed sign-ins.',
                  entry: {
                    type: 'showMode',
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
                        actions: 'showBrokenRules',
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
                    actions: 'tellToken',
                  },
                  {
                    guard: 'isAccepted',
                    target: 'editing.login',
                    actions: ['clearSecrets', 'announcePasswordChange'],
                  },
                  {
                    guard: 'isCodeNeeded',
                    target: 'editing.verify',
                    actions: 'showRefusal',
                  },
                  {
                    target: 'editing.asBefore',
                    actions: ['showRefusal', 'announceRefusal'],
                  },
                ],
                onError: {
                  target: 'editing.asBefore',
                  actions: ['showNetworkProblem', 'announceNetworkProblem'],
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
                    actions: 'tellToken',
                  },
                  {
                    target: 'editing.asBefore',
                    actions: ['showRefusal', 'announceRefusal'],
                  },
                ],
                onError: {
                  target: 'editing.asBefore',
                  actions: ['showNetworkProblem', 'announceNetworkProblem'],
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
                    actions: ['showBrokenAddress', 'warnAboutAddress'],
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
                    actions: ['beginCooldown', 'announceCodeSent'],
                  },
                  {
                    target: 'ready',
                    actions: 'announceCodeFailure',
                  },
                ],
                onError: {
                  target: 'ready',
                  actions: 'announceCodeFailure',
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
                    actions: 'endCooldown',
                  },
                  {
                    target: '.counting',
                    actions: 'measureCooldown',
                  },
                ],
                'tab.woke': [
                  {
                    guard: 'isCooledDown',
                    target: 'ready',
                    actions: 'endCooldown',
                  },
                  {
                    target: '.counting',
                    actions: 'measureCooldown',
                  },
                ],
              },
              states: {
                counting: {
                  description: 'One step of the countdown; the cooldown that remains is measured anew with each step.',
                  after: {
                    codeCooldown: {
                      target: '#auth.open.code.ready',
                      actions: 'endCooldown',
                    },
                    countdownStep: {
                      target: 'counting',
                      reenter: true,
                      actions: 'countDown',
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
      description: 'The person is signed in; the follow-up steps are emitted one by one.',
      always: [
        {
          guard: 'isOnPage',
          target: 'leaving',
          actions: ['tellUserStale', 'announceSignIn', 'tellSignedIn', 'tellInviteCodeSpent', 'tellCreditsDialogDue', 'tellPricingDialogDue', 'askForReturn'],
        },
        {
          target: 'closed',
          actions: ['tellUserStale', 'announceSignIn', 'tellSignedIn', 'tellInviteCodeSpent', 'tellCreditsDialogDue', 'tellPricingDialogDue'],
        },
      ],
    },
    welcomingFromGoogle: {
      description: 'The person signed in with Google; on the page the dialogs wait until the previous page is back.',
      always: [
        {
          guard: 'isOnPage',
          target: 'leaving',
          actions: ['tellUserStale', 'announceSignIn', 'tellSignedIn', 'tellInviteCodeSpent', 'tellPricingFlagDue', 'askForBack'],
        },
        {
          target: 'closed',
          actions: ['tellUserStale', 'announceSignIn', 'tellSignedIn', 'tellInviteCodeSpent', 'tellCreditsDialogDue', 'tellPricingDialogDue'],
        },
      ],
    },
    leaving: {
      description: 'The person signed in on the page, which stays on screen until the next one loads.',
      tags: 'busy',
      entry: 'clearSecrets',
      on: {
        'auth.closed': 'closed',
      },
    },
  },
});
