import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { authSetup } from './auth.setup.ts';

/** Login, register, reset and verify, in the dialog and on /login (spec §2, §4, §5, §8). */
export const authMachine = authSetup.createMachine({
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
        actions: ['resetForm', 'emitShown'],
      },
      {
        guard: { type: 'isWanted', params: { mode: 'register' } },
        target: '.open.form.editing.register',
        actions: ['resetForm', 'emitShown'],
      },
      {
        guard: { type: 'isWanted', params: { mode: 'reset' } },
        target: '.open.form.editing.reset',
        actions: ['resetForm', 'emitShown'],
      },
      { target: '.open.form.editing.verify', actions: ['resetForm', 'emitShown'] },
    ],
  },
  states: {
    deciding: {
      description: 'On /login the form is open from the start; elsewhere it waits until it is opened.',
      always: [{ guard: 'isOnPage', target: 'open' }, { target: 'closed' }],
    },
    closed: {
      description: 'The form is closed and keeps nothing that was typed.',
      entry: 'clearForm',
    },
    open: {
      description: 'The form is on screen.',
      type: 'parallel',
      on: {
        'auth.closed': { target: 'closed', actions: 'emitAbandoned' },
      },
      states: {
        form: {
          description: "The form's fields and their submission.",
          initial: 'editing',
          states: {
            editing: {
              description: 'The user types or reads the error messages.',
              initial: 'login',
              on: {
                'field.changed': { actions: 'assignField' },
              },
              states: {
                login: {
                  description: 'The form asks for e-mail and password.',
                  entry: { type: 'assignMode', params: { mode: 'login' } },
                  on: {
                    'register.chosen': { target: 'register', actions: 'clearCode' },
                    'reset.chosen': { target: 'reset', actions: 'clearSecrets' },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting', actions: 'clearProblems' },
                      { actions: 'assignBrokenRules' },
                    ],
                  },
                },
                register: {
                  description: 'The form asks for e-mail, password and the code that proves the mailbox.',
                  entry: { type: 'assignMode', params: { mode: 'register' } },
                  on: {
                    'login.chosen': { target: 'login', actions: 'clearCode' },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting', actions: 'clearProblems' },
                      { actions: 'assignBrokenRules' },
                    ],
                  },
                },
                reset: {
                  // Google's answer is ignored: it signs in and does not set a password (spec §2).
                  description: 'The form asks for e-mail, the new password and the code that proves the mailbox.',
                  entry: { type: 'assignMode', params: { mode: 'reset' } },
                  on: {
                    'login.chosen': { target: 'login', actions: 'clearSecrets' },
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting', actions: 'clearProblems' },
                      { actions: 'assignBrokenRules' },
                    ],
                  },
                },
                verify: {
                  description: 'The form keeps e-mail and password and asks for the code that the server requires after failed sign-ins.',
                  entry: { type: 'assignMode', params: { mode: 'verify' } },
                  on: {
                    'register.chosen': { target: 'register', actions: 'clearCode' },
                    'reset.chosen': { target: 'reset', actions: 'clearSecrets' },
                    'google.answered': '#auth.open.form.exchangingGoogle',
                    'form.submitted': [
                      { guard: 'isFormValid', target: '#auth.open.form.submitting', actions: 'clearProblems' },
                      { actions: 'assignBrokenRules' },
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
                    actions: { type: 'emitToken', params: output },
                  },
                  // The server accepted without a token: a new password was set.
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: 'editing.login',
                    actions: ['clearSecrets', 'emitPasswordChanged'],
                  },
                  {
                    guard: { type: 'isCodeNeeded', params: output },
                    target: 'editing.verify',
                    actions: { type: 'assignRefusal', params: output },
                  },
                  {
                    target: 'editing.asBefore',
                    actions: [
                      { type: 'assignRefusal', params: output },
                      { type: 'emitRefusal', params: output },
                    ],
                  },
                ],
                onError: { target: 'editing.asBefore', actions: ['assignNetworkProblem', 'emitNetworkProblem'] },
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
                    actions: { type: 'emitToken', params: output },
                  },
                  {
                    target: 'editing.asBefore',
                    actions: [
                      { type: 'assignRefusal', params: output },
                      { type: 'emitRefusal', params: output },
                    ],
                  },
                ],
                onError: { target: 'editing.asBefore', actions: ['assignNetworkProblem', 'emitNetworkProblem'] },
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
                  { guard: 'isAddressBroken', actions: ['assignBrokenAddress', 'emitBrokenAddress'] },
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
                    actions: [{ type: 'startCooldown', params: output }, 'emitCodeSent'],
                  },
                  { target: 'ready', actions: 'emitCodeFailure' },
                ],
                onError: { target: 'ready', actions: 'emitCodeFailure' },
              },
            },
            cooling: {
              description: 'The seconds count down until another code can be requested.',
              invoke: { id: 'watchCooldown', src: 'watchCooldown' },
              initial: 'counting',
              on: {
                'wait.began': [
                  { guard: 'isCooledDown', target: 'ready', actions: 'clearCooldown' },
                  { target: '.counting', actions: 'assignRemaining' },
                ],
                // Delays do not run while the tab sleeps, so the deadline is also compared when it wakes.
                'tab.woke': [
                  { guard: 'isCooledDown', target: 'ready', actions: 'clearCooldown' },
                  { target: '.counting', actions: 'assignRemaining' },
                ],
              },
              states: {
                counting: {
                  description: 'One step of the countdown; the cooldown that remains is measured anew with each step.',
                  after: {
                    // First, because the last step and the end of the cooldown fall on the same moment.
                    codeCooldown: { target: '#auth.open.code.ready', actions: 'clearCooldown' },
                    countdownStep: { target: 'counting', reenter: true, actions: 'subtractSecond' },
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
          actions: [
            'emitUserStale',
            'emitSignInNotice',
            'emitSignedIn',
            'emitInviteCodeSpent',
            'emitCreditsDialogDue',
            'emitPricingDialogDue',
            'emitReturn',
          ],
        },
        {
          target: 'closed',
          actions: [
            'emitUserStale',
            'emitSignInNotice',
            'emitSignedIn',
            'emitInviteCodeSpent',
            'emitCreditsDialogDue',
            'emitPricingDialogDue',
          ],
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
          actions: [
            'emitUserStale',
            'emitSignInNotice',
            'emitSignedIn',
            'emitInviteCodeSpent',
            'emitCreditsDialogDue',
            'emitPricingDialogDue',
          ],
        },
      ],
    },
    leaving: {
      description: 'The user signed in on the page, which stays on screen until the next one loads.',
      tags: 'busy',
      entry: 'clearSecrets',
      on: { 'auth.closed': 'closed' },
    },
  },
});
