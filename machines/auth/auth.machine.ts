import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { wakePort } from '../kit/waking.ts';
import { actions, guards } from './auth.implementation.ts';
import type { AuthMode, AuthTypes, CodeAnswer, Credentials, SignInAnswer, SubmitAnswer } from './auth.types.ts';

/** Login, register, reset and verify, in the dialog and on /login (spec §2, §4, §5, §8). */
export const authMachine = setup({
  types: {} as AuthTypes,
  actors: {
    submitForm: port<SubmitAnswer, Credentials & { mode: AuthMode }>('submitForm'),
    exchangeGoogle: port<SignInAnswer, { credential: string }>('exchangeGoogle'),
    sendCode: port<CodeAnswer, { email: string; mode: AuthMode }>('sendCode'),
    watchCooldown: wakePort('watchCooldown'),
  },
  actions,
  guards,
  delays: {
    countdownStep: times.countdownStep,
    // What is left of the 60 seconds: all of them after a code was sent, fewer when the form is opened again or the tab wakes.
    codeCooldown: ({ context }) => context.remaining,
  },
}).createMachine({
  id: 'auth',
  description: 'The one form for signing in, registering and resetting a password.',
  context: ({ input }) => ({
    place: input.place,
    mode: null,
    email: '',
    password: '',
    code: '',
    errors: {},
    problem: null,
    resendAt: null,
    remaining: times.codeCooldown,
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
      description: 'On /login the form is open from the start; elsewhere it waits until it is opened.',
      always: [{ guard: 'isOnPage', target: 'open' }, { target: 'closed' }],
    },
    closed: {
      description: 'The form is closed and keeps nothing that was typed.',
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
          description: "The form's fields and their submission.",
          initial: 'editing',
          states: {
            editing: {
              description: 'The person types or reads the error messages.',
              initial: 'login',
              on: {
                'field.changed': { actions: 'changeField' },
              },
              states: {
                login: {
                  description: 'The form asks for e-mail and password.',
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
                  description: 'The form asks for e-mail, password and the code that proves the mailbox.',
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
                  // Google's answer is ignored: it signs in and does not set a password (spec §2).
                  description: 'The form asks for e-mail, the new password and the code that proves the mailbox.',
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
                  description: 'The form keeps e-mail and password and asks for the code that the server requires after failed sign-ins.',
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
              // Typing, a mode change and a second press are ignored: the answer belongs to the values that were sent.
              description: 'The server checks the form through the call of its mode.',
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
                  // The server accepted without a token: a new password was set.
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
              description: "The server checks Google's credential.",
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
          description: 'Sends the code to the mailbox and limits how often.',
          initial: 'resuming',
          states: {
            resuming: {
              description: 'A countdown resumes where it was when the form was last closed.',
              always: [{ guard: 'isCooling', target: 'cooling' }, { target: 'ready' }],
            },
            ready: {
              description: 'A code can be requested.',
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
                    actions: [{ type: 'beginCooldown', params: output }, 'announceCodeSent'],
                  },
                  { target: 'ready', actions: 'announceCodeFailure' },
                ],
                onError: { target: 'ready', actions: 'announceCodeFailure' },
              },
            },
            cooling: {
              description: 'The seconds count down until another code can be requested.',
              invoke: { id: 'watchCooldown', src: 'watchCooldown' },
              initial: 'counting',
              on: {
                'wait.began': [
                  { guard: 'isCooledDown', target: 'ready', actions: 'endCooldown' },
                  { target: '.counting', actions: 'measureCooldown' },
                ],
                // Delays do not run while the tab sleeps, so the deadline is also compared when it wakes.
                'tab.woke': [
                  { guard: 'isCooledDown', target: 'ready', actions: 'endCooldown' },
                  { target: '.counting', actions: 'measureCooldown' },
                ],
              },
              states: {
                counting: {
                  description: 'One step of the countdown; the cooldown that remains is measured anew with each step.',
                  after: {
                    // First, because the last step and the end of the cooldown fall on the same moment.
                    codeCooldown: { target: '#auth.open.code.ready', actions: 'endCooldown' },
                    countdownStep: { target: 'counting', reenter: true, actions: 'countDown' },
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
      description: 'The person signed in with Google; on the page the dialogs wait until the previous page is back.',
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
      description: 'The person signed in on the page, which stays on screen until the next one loads.',
      tags: 'busy',
      entry: 'clearSecrets',
      on: { 'auth.closed': 'closed' },
    },
  },
});
