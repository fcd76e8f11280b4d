import { setup } from 'xstate';
import { deadlinePort } from '../kit/deadline.ts';
import { port } from '../kit/placeholder.ts';
import { actions, guards } from './auth.implementation.ts';
import type { AuthMode, AuthTypes, CodeAnswer, Credentials, PasswordAnswer, SignInAnswer } from './auth.types.ts';

/** Login, register, reset and verify, in the dialog and on /login (spec §2, §4, §5, §8). */
export const authMachine = setup({
  types: {} as AuthTypes,
  actors: {
    signIn: port<SignInAnswer, Credentials>('signIn'),
    registerAccount: port<SignInAnswer, Credentials>('registerAccount'),
    resetPassword: port<PasswordAnswer, Credentials>('resetPassword'),
    exchangeGoogle: port<SignInAnswer, { credential: string }>('exchangeGoogle'),
    sendCode: port<CodeAnswer, { email: string; mode: AuthMode }>('sendCode'),
    watchResend: deadlinePort('watchResend'),
  },
  actions,
  guards,
}).createMachine({
  id: 'auth',
  description: 'The one form for signing in, opening an account and setting a new password.',
  context: ({ input }) => ({
    place: input.place,
    mode: null,
    email: '',
    password: '',
    code: '',
    errors: {},
    problem: null,
    resendAt: null,
    remaining: 0,
    refresh: false,
  }),
  initial: 'deciding',
  on: {
    'auth.opened': [
      {
        guard: { type: 'isWanted', params: ({ event }) => ({ mode: event.mode, wanted: 'login' }) },
        target: '.open.form.editing.login',
        actions: [{ type: 'openForm', params: ({ event }) => ({ place: event.place, refresh: event.refresh ?? false }) }, 'tellShown'],
      },
      {
        guard: { type: 'isWanted', params: ({ event }) => ({ mode: event.mode, wanted: 'register' }) },
        target: '.open.form.editing.register',
        actions: [{ type: 'openForm', params: ({ event }) => ({ place: event.place, refresh: event.refresh ?? false }) }, 'tellShown'],
      },
      {
        guard: { type: 'isWanted', params: ({ event }) => ({ mode: event.mode, wanted: 'reset' }) },
        target: '.open.form.editing.reset',
        actions: [{ type: 'openForm', params: ({ event }) => ({ place: event.place, refresh: event.refresh ?? false }) }, 'tellShown'],
      },
      {
        target: '.open.form.editing.verify',
        actions: [{ type: 'openForm', params: ({ event }) => ({ place: event.place, refresh: event.refresh ?? false }) }, 'tellShown'],
      },
    ],
  },
  states: {
    deciding: {
      description: 'On /login the form is there at once, elsewhere it waits to be asked for.',
      always: [{ guard: 'isOnPage', target: 'open' }, { target: 'closed' }],
    },
    closed: {
      description: 'No form is shown, and nothing that was typed is kept.',
      entry: 'forgetForm',
    },
    open: {
      description: 'The form is on screen.',
      type: 'parallel',
      on: {
        'auth.closed': { target: 'closed', actions: 'tellAbandoned' },
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
                'field.changed': { actions: { type: 'changeField', params: ({ event }) => ({ field: event.field, value: event.value }) } },
              },
              states: {
                login: {
                  description: 'E-mail and password.',
                  entry: { type: 'showMode', params: { mode: 'login' } },
                  on: {
                    'register.chosen': { target: 'register', actions: 'clearCode' },
                    'reset.chosen': { target: 'reset', actions: 'clearSecrets' },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting.login', actions: 'clearProblems' },
                      { actions: 'showBrokenRules' },
                    ],
                  },
                },
                register: {
                  description: 'E-mail, password and the code that proves the mailbox.',
                  entry: { type: 'showMode', params: { mode: 'register' } },
                  on: {
                    'login.chosen': { target: 'login', actions: 'clearCode' },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting.register', actions: 'clearProblems' },
                      { actions: 'showBrokenRules' },
                    ],
                  },
                },
                reset: {
                  description: 'E-mail, the new password and the code that proves the mailbox.',
                  entry: { type: 'showMode', params: { mode: 'reset' } },
                  on: {
                    'login.chosen': { target: 'login', actions: 'clearSecrets' },
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting.reset', actions: 'clearProblems' },
                      { actions: 'showBrokenRules' },
                    ],
                  },
                },
                verify: {
                  description: 'E-mail and password as they were, and the code that the server asks for after failed sign-ins.',
                  entry: { type: 'showMode', params: { mode: 'verify' } },
                  on: {
                    'register.chosen': { target: 'register', actions: 'clearCode' },
                    'reset.chosen': { target: 'reset', actions: 'clearSecrets' },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting.verify', actions: 'clearProblems' },
                      { actions: 'showBrokenRules' },
                    ],
                  },
                },
                asBefore: { type: 'history' },
              },
            },
            submitting: {
              description: 'The server judges what was typed.',
              tags: 'busy',
              initial: 'login',
              states: {
                login: {
                  description: 'Signing in.',
                  invoke: {
                    id: 'signIn',
                    src: 'signIn',
                    input: ({ context }) => ({ email: context.email, password: context.password, code: '' }),
                    onDone: [
                      {
                        guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
                        target: '#auth.welcoming',
                        actions: { type: 'tellToken', params: ({ event }) => ({ answer: event.output }) },
                      },
                      {
                        guard: { type: 'isCodeNeeded', params: ({ event }) => ({ answer: event.output }) },
                        target: '#auth.open.form.editing.verify',
                        actions: { type: 'showRefusal', params: ({ event }) => ({ answer: event.output }) },
                      },
                      {
                        target: '#auth.open.form.editing.login',
                        actions: [
                          { type: 'showRefusal', params: ({ event }) => ({ answer: event.output }) },
                          { type: 'announceRefusal', params: ({ event }) => ({ answer: event.output }) },
                        ],
                      },
                    ],
                    onError: { target: '#auth.open.form.editing.login', actions: ['showNetworkProblem', 'announceNetworkProblem'] },
                  },
                },
                register: {
                  description: 'Opening the account.',
                  invoke: {
                    id: 'registerAccount',
                    src: 'registerAccount',
                    input: ({ context }) => ({ email: context.email, password: context.password, code: context.code }),
                    onDone: [
                      {
                        guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
                        target: '#auth.welcoming',
                        actions: { type: 'tellToken', params: ({ event }) => ({ answer: event.output }) },
                      },
                      {
                        target: '#auth.open.form.editing.register',
                        actions: [
                          { type: 'showRefusal', params: ({ event }) => ({ answer: event.output }) },
                          { type: 'announceRefusal', params: ({ event }) => ({ answer: event.output }) },
                        ],
                      },
                    ],
                    onError: { target: '#auth.open.form.editing.register', actions: ['showNetworkProblem', 'announceNetworkProblem'] },
                  },
                },
                reset: {
                  description: 'Setting the new password.',
                  invoke: {
                    id: 'resetPassword',
                    src: 'resetPassword',
                    input: ({ context }) => ({ email: context.email, password: context.password, code: context.code }),
                    onDone: [
                      {
                        guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
                        target: '#auth.open.form.editing.login',
                        actions: ['clearSecrets', 'announcePasswordChange'],
                      },
                      {
                        target: '#auth.open.form.editing.reset',
                        actions: [
                          { type: 'showRefusal', params: ({ event }) => ({ answer: event.output }) },
                          { type: 'announceRefusal', params: ({ event }) => ({ answer: event.output }) },
                        ],
                      },
                    ],
                    onError: { target: '#auth.open.form.editing.reset', actions: ['showNetworkProblem', 'announceNetworkProblem'] },
                  },
                },
                verify: {
                  description: 'Signing in with the code.',
                  invoke: {
                    id: 'verifySignIn',
                    src: 'signIn',
                    input: ({ context }) => ({ email: context.email, password: context.password, code: context.code }),
                    onDone: [
                      {
                        guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
                        target: '#auth.welcoming',
                        actions: { type: 'tellToken', params: ({ event }) => ({ answer: event.output }) },
                      },
                      {
                        target: '#auth.open.form.editing.verify',
                        actions: [
                          { type: 'showRefusal', params: ({ event }) => ({ answer: event.output }) },
                          { type: 'announceRefusal', params: ({ event }) => ({ answer: event.output }) },
                        ],
                      },
                    ],
                    onError: { target: '#auth.open.form.editing.verify', actions: ['showNetworkProblem', 'announceNetworkProblem'] },
                  },
                },
              },
            },
            exchangingGoogle: {
              description: "The server checks Google's word.",
              tags: 'busy',
              entry: 'clearProblems',
              invoke: {
                id: 'exchangeGoogle',
                src: 'exchangeGoogle',
                input: ({ event }) => ({ credential: event.type === 'google.answered' ? event.credential : '' }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
                    target: '#auth.welcomingFromGoogle',
                    actions: { type: 'tellToken', params: ({ event }) => ({ answer: event.output }) },
                  },
                  {
                    target: 'editing.asBefore',
                    actions: [
                      { type: 'showRefusal', params: ({ event }) => ({ answer: event.output }) },
                      { type: 'announceRefusal', params: ({ event }) => ({ answer: event.output }) },
                    ],
                  },
                ],
                onError: { target: 'editing.asBefore', actions: ['showNetworkProblem', 'announceNetworkProblem'] },
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
              always: [{ guard: 'isCoolingDown', target: 'cooling' }, { target: 'ready' }],
            },
            ready: {
              description: 'A code may be asked for.',
              on: {
                'code.requested': [
                  { guard: 'isAddressSendable', target: 'sending' },
                  { guard: 'isAddressBroken', actions: ['showBrokenAddress', 'warnAboutAddress'] },
                ],
              },
            },
            sending: {
              description: 'The server is asked to send a code.',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => ({ email: context.email, mode: context.mode ?? 'register' }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
                    target: 'cooling',
                    actions: [{ type: 'keepResendAt', params: ({ event }) => ({ answer: event.output }) }, 'announceCodeSent'],
                  },
                  { target: 'ready', actions: 'announceCodeFailure' },
                ],
                onError: { target: 'ready', actions: 'announceCodeFailure' },
              },
            },
            cooling: {
              description: 'The seconds count down until another code may be asked for.',
              invoke: {
                id: 'watchResend',
                src: 'watchResend',
                input: ({ context }) => ({ deadline: context.resendAt ?? 0 }),
              },
              on: {
                'deadline.ticked': { actions: { type: 'keepRemaining', params: ({ event }) => ({ remaining: event.remaining }) } },
                'deadline.reached': { target: 'ready', actions: 'forgetResendAt' },
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
          actions: [
            'tellUserStale',
            'announceSignIn',
            'tellSignedIn',
            'tellInviteCodeSpent',
            'tellCreditsDialogDue',
            'tellPricingDialogDue',
            'askForReturn',
          ],
        },
        {
          target: 'closed',
          actions: [
            'tellUserStale',
            'announceSignIn',
            'tellSignedIn',
            'tellInviteCodeSpent',
            'tellCreditsDialogDue',
            'tellPricingDialogDue',
          ],
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
          actions: [
            'tellUserStale',
            'announceSignIn',
            'tellSignedIn',
            'tellInviteCodeSpent',
            'tellCreditsDialogDue',
            'tellPricingDialogDue',
          ],
        },
      ],
    },
    leaving: {
      description: 'Signed in on the page, which still shows while the next one comes.',
      tags: 'busy',
      entry: 'clearSecrets',
      on: { 'auth.closed': 'closed' },
    },
  },
});
