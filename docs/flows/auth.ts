import { fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    submitForm: fromPromise(async () => {}),
    exchangeGoogle: fromPromise(async () => {}),
    sendCode: fromPromise(async () => {}),
    watchResend: fromCallback(() => {}),
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
    warnAboutAddress: () => {},
    showRefusal: () => {},
    announceRefusal: () => {},
    showNetworkProblem: () => {},
    announceNetworkProblem: () => {},
    announcePasswordChange: () => {},
    tellShown: () => {},
    tellAbandoned: () => {},
    keepResendAt: () => {},
    keepRemaining: () => {},
    forgetResendAt: () => {},
    announceCodeSent: () => {},
    announceCodeFailure: () => {},
    tellToken: () => {},
    tellUserStale: () => {},
    announceSignIn: () => {},
    tellSignedIn: () => {},
    tellInviteCodeSpent: () => {},
    tellCreditsDialogDue: () => {},
    tellPricingDialogDue: () => {},
    askForReturn: () => {},
    tellPricingFlagDue: () => {},
    askForBack: () => {},
  },
  guards: {
    isOnPage: () => false,
    isWanted: () => true,
    isFormValid: () => true,
    isSignedIn: () => true,
    isAccepted: () => true,
    isCodeNeeded: () => true,
    isAddressSendable: () => true,
    isAddressBroken: () => true,
    isCoolingDown: () => false,
  },
}).createMachine({
  id: 'auth',
  description: 'The one form for signing in, opening an account and setting a new password.',
  context: {
    place: 'dialog',
    mode: null,
    email: '',
    password: '',
    code: '',
    errors: {},
    problem: null,
    resendAt: null,
    remaining: 0,
    refresh: false,
  },
  initial: 'deciding',
  on: {
    'auth.opened': [
      {
        guard: 'isWanted',
        target: '.open.form.editing.login',
        actions: ['openForm', 'tellShown'],
      },
      {
        guard: 'isWanted',
        target: '.open.form.editing.register',
        actions: ['openForm', 'tellShown'],
      },
      {
        guard: 'isWanted',
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
      description: 'On /login the form is there at once, elsewhere it waits to be asked for.',
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
      description: 'No form is shown, and nothing that was typed is kept.',
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
          description: 'The fields and what becomes of them.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The person types, or reads what is wrong.',
              initial: 'login',
              on: {
                'field.changed': {
                  actions: 'changeField',
                },
              },
              states: {
                login: {
                  description: 'E-mail and password.',
                  entry: 'showMode',
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
                  description: 'E-mail, password and the code that proves the mailbox.',
                  entry: 'showMode',
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
                  description: 'E-mail, the new password and the code that proves the mailbox.',
                  entry: 'showMode',
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
                  description: 'E-mail and password as they were, and the code that the server asks for after failed sign-ins.',
                  entry: 'showMode',
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
              description: 'The server judges what was typed, by the call of the mode.',
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
              description: 'The server checks Google\'s word.',
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
          description: 'The code to the mailbox, and the time until another may be asked for.',
          initial: 'resuming',
          states: {
            resuming: {
              description: 'A countdown goes on where it was when the form was last closed.',
              always: [
                {
                  guard: 'isCoolingDown',
                  target: 'cooling',
                },
                {
                  target: 'ready',
                },
              ],
            },
            ready: {
              description: 'A code may be asked for.',
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
                    actions: ['keepResendAt', 'announceCodeSent'],
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
              description: 'The seconds count down until another code may be asked for.',
              invoke: {
                id: 'watchResend',
                src: 'watchResend',
              },
              on: {
                'deadline.ticked': {
                  actions: 'keepRemaining',
                },
                'deadline.reached': {
                  target: 'ready',
                  actions: 'forgetResendAt',
                },
              },
            },
          },
        },
      },
    },
    welcoming: {
      description: 'Signed in: the steps that follow are told one by one.',
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
      description: 'Signed in with Google, which ends differently on the page: the dialogs wait until the page before is back.',
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
      description: 'Signed in on the page, which still shows while the next one comes.',
      tags: 'busy',
      entry: 'clearSecrets',
      on: {
        'auth.closed': 'closed',
      },
    },
  },
});
