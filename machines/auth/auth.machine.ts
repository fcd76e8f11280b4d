import { setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { deadlinePort } from '../kit/deadline.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './auth.implementation.ts';
import type { AuthMode, AuthTypes, CodeAnswer, Credentials, SignInAnswer, SubmitAnswer } from './auth.types.ts';

/** Login, register, reset and verify, in the dialog and on /login (spec §2, §4, §5, §8). */
export const authMachine = setup({
  types: {} as AuthTypes,
  actors: {
    submitForm: port<SubmitAnswer, Credentials & { mode: AuthMode }>('submitForm'),
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
        guard: { type: 'isWanted', params: { mode: 'login' } },
        target: '.open.form.editing.login',
        actions: ['openForm', 'tellShown'],
      },
      {
        guard: { type: 'isWanted', params: { mode: 'register' } },
        target: '.open.form.editing.register',
        actions: ['openForm', 'tellShown'],
      },
      {
        guard: { type: 'isWanted', params: { mode: 'reset' } },
        target: '.open.form.editing.reset',
        actions: ['openForm', 'tellShown'],
      },
      { target: '.open.form.editing.verify', actions: ['openForm', 'tellShown'] },
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
                'field.changed': { actions: 'changeField' },
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
                      { guard: 'isFormValid', target: '#auth.open.form.submitting', actions: 'clearProblems' },
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
                      { guard: 'isFormValid', target: '#auth.open.form.submitting', actions: 'clearProblems' },
                      { actions: 'showBrokenRules' },
                    ],
                  },
                },
                reset: {
                  // Google's answer is dropped: it signs in, and sets no password (spec §2).
                  description: 'E-mail, the new password and the code that proves the mailbox.',
                  entry: { type: 'showMode', params: { mode: 'reset' } },
                  on: {
                    'login.chosen': { target: 'login', actions: 'clearSecrets' },
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting', actions: 'clearProblems' },
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
                      { guard: 'isFormValid', target: '#auth.open.form.submitting', actions: 'clearProblems' },
                      { actions: 'showBrokenRules' },
                    ],
                  },
                },
                asBefore: { type: 'history' },
              },
            },
            submitting: {
              // Typing, a change of mode and a second press are dropped: the answer belongs to what was sent.
              description: 'The server judges what was typed, by the call of the mode.',
              tags: 'busy',
              invoke: {
                id: 'submitForm',
                src: 'submitForm',
                input: ({ context }) => ({
                  mode: required(context.mode, 'mode'),
                  email: context.email,
                  password: context.password,
                  code: context.code,
                }),
                onDone: [
                  {
                    guard: { type: 'isSignedIn', params: output },
                    target: '#auth.welcoming',
                    actions: { type: 'tellToken', params: output },
                  },
                  // Accepted without a token: a new password.
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: 'editing.login',
                    actions: ['clearSecrets', 'announcePasswordChange'],
                  },
                  {
                    guard: { type: 'isCodeNeeded', params: output },
                    target: 'editing.verify',
                    actions: { type: 'showRefusal', params: output },
                  },
                  {
                    target: 'editing.asBefore',
                    actions: [
                      { type: 'showRefusal', params: output },
                      { type: 'announceRefusal', params: output },
                    ],
                  },
                ],
                onError: { target: 'editing.asBefore', actions: ['showNetworkProblem', 'announceNetworkProblem'] },
              },
            },
            exchangingGoogle: {
              description: "The server checks Google's word.",
              tags: 'busy',
              entry: 'clearProblems',
              invoke: {
                id: 'exchangeGoogle',
                src: 'exchangeGoogle',
                input: ({ event }) => ({ credential: asserted(event, 'google.answered').credential }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: '#auth.welcomingFromGoogle',
                    actions: { type: 'tellToken', params: output },
                  },
                  {
                    target: 'editing.asBefore',
                    actions: [
                      { type: 'showRefusal', params: output },
                      { type: 'announceRefusal', params: output },
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
                input: ({ context }) => ({ email: context.email, mode: required(context.mode, 'mode') }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: 'cooling',
                    actions: [{ type: 'keepResendAt', params: output }, 'announceCodeSent'],
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
                input: ({ context }) => ({ deadline: required(context.resendAt, 'deadline') }),
              },
              on: {
                'deadline.ticked': { actions: 'keepRemaining' },
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
