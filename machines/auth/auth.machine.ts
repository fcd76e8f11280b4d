import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { authSetup, sentOf, stepOf, welcomeBack } from './auth.setup.ts';

/** Login, register, reset and verify, in the dialog and on /login (spec §2, §4, §5, §8). */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  description: 'The one form for signing in, registering and resetting a password.',
  context: ({ input }) => ({
    place: input.place,
    email: '',
    password: '',
    code: '',
    errors: {},
    problem: null,
    resendAt: null,
    isFromGoogle: false,
  }),
  initial: 'deciding',
  on: {
    'auth.opened': [
      { guard: { type: 'isWanted', params: { mode: 'register' } }, target: '.open.mode.register', actions: ['resetForm', 'emitShown'] },
      { guard: { type: 'isWanted', params: { mode: 'reset' } }, target: '.open.mode.reset', actions: ['resetForm', 'emitShown'] },
      { target: '.open.mode.login', actions: ['resetForm', 'emitShown'] },
    ],
  },
  states: {
    deciding: {
      description: 'On /login the form is open from the start; elsewhere it waits until it is opened.',
      always: [{ guard: 'isInDialog', target: 'closed' }, { target: 'open' }],
    },
    closed: {
      description: 'The form is closed and keeps nothing that was typed.',
      entry: 'clearForm',
    },
    open: {
      description: 'The form is on screen.',
      type: 'parallel',
      on: { 'auth.closed': { target: 'closed', actions: 'emitAbandoned' } },
      states: {
        mode: {
          description: 'What the form is for; it does not change while the server checks the form.',
          initial: 'login',
          states: {
            login: {
              description: 'The form signs in.',
              initial: 'password',
              on: {
                'register.chosen': { guard: 'isEditing', target: 'register', actions: 'clearCode' },
                'reset.chosen': { guard: 'isEditing', target: 'reset', actions: 'clearSecrets' },
              },
              states: {
                password: {
                  description: 'The form asks for e-mail and password.',
                  on: { 'code.needed': 'verification' },
                },
                verification: {
                  description: 'The form keeps e-mail and password and asks for the code that the server requires after failed sign-ins.',
                },
              },
            },
            register: {
              description: 'The form asks for e-mail, password and the code that proves the mailbox.',
              on: { 'login.chosen': { guard: 'isEditing', target: 'login', actions: 'clearCode' } },
            },
            reset: {
              description: 'The form asks for e-mail, the new password and the code that proves the mailbox.',
              on: {
                'login.chosen': { guard: 'isEditing', target: 'login', actions: 'clearSecrets' },
                'password.changed': { target: 'login', actions: 'clearSecrets' },
              },
            },
          },
        },
        form: {
          description: "The form's fields and their submission.",
          initial: 'editing',
          states: {
            editing: {
              description: 'The user types or reads the error messages.',
              tags: 'editing',
              on: {
                'field.changed': { actions: 'assignField' },
                'form.submitted': [
                  { guard: 'isFormValid', target: 'submitting', actions: 'clearProblems' },
                  { actions: 'assignBrokenRules' },
                ],
                // In reset another service's answer is ignored: it signs in and does not set a password (spec §2).
                'google.answered': { guard: 'isSigningIn', target: 'submitting', actions: ['clearProblems', 'assignGoogle'] },
                'provider.answered': { guard: 'isSigningIn', target: 'submitting', actions: 'clearProblems' },
                'provider.refused': { actions: ['assignProviderRefusal', 'emitProviderRefusal'] },
                'passkey.chosen': { guard: 'isSigningIn', target: 'secondStep', actions: 'clearProblems' },
              },
            },
            submitting: {
              // Typing, a mode change and a second submit are ignored: the answer belongs to the values that were sent.
              description: 'The server checks the form through the call of its mode, or another service’s answer.',
              tags: 'busy',
              invoke: {
                id: 'submitForm',
                src: 'submitForm',
                input: sentOf,
                onDone: [
                  // On the page the dialogs wait until the previous page is back.
                  {
                    guard: { type: 'isBack', params: output },
                    target: 'leaving',
                    actions: [{ type: 'emitToken', params: output }, ...welcomeBack],
                  },
                  { guard: { type: 'isSignedIn', params: output }, target: 'welcoming', actions: { type: 'emitToken', params: output } },
                  // The server accepted without a token: a new password was set.
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: 'editing',
                    actions: ['raisePasswordChanged', 'emitPasswordChanged'],
                  },
                  {
                    guard: { type: 'isCodeNeeded', params: output },
                    target: 'editing',
                    actions: [{ type: 'assignRefusal', params: output }, 'raiseCodeNeeded'],
                  },
                  { guard: { type: 'isStepNeeded', params: output }, target: 'secondStep' },
                  {
                    target: 'editing',
                    actions: [
                      { type: 'assignRefusal', params: output },
                      { type: 'emitRefusal', params: output },
                    ],
                  },
                ],
                onError: { target: 'editing', actions: ['assignUnanswered', 'emitUnanswered'] },
              },
            },
            secondStep: {
              description:
                'The account has a second factor, which is asked for in place of the form; a passkey alone is asked for here, too.',
              tags: 'secondStep',
              invoke: {
                id: 'secondStep',
                src: 'secondStep',
                input: stepOf,
                onDone: [
                  { guard: { type: 'isPassed', params: output }, target: 'welcoming', actions: { type: 'emitPassed', params: output } },
                  { target: 'editing' },
                ],
              },
            },
            welcoming: {
              description: 'The user is signed in; the follow-up steps are emitted one by one.',
              entry: [
                'emitUserStale',
                'emitSignInNotice',
                'emitSignedIn',
                'emitInviteCodeSpent',
                'emitCreditsDialogDue',
                'emitPricingDialogDue',
              ],
              always: [{ guard: 'isOnPage', target: 'leaving', actions: 'emitReturn' }, { target: '#auth.closed' }],
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
              description: 'A cooldown goes on that began before the form was last closed.',
              always: [{ guard: 'isCooling', target: 'cooling' }, { target: 'ready' }],
            },
            ready: {
              description: 'A code can be requested.',
              tags: 'codeReady',
              on: {
                'code.requested': [
                  { guard: 'isAddressSendable', target: 'sending' },
                  { guard: 'isAddressBroken', actions: ['assignBrokenAddress', 'emitBrokenAddress'] },
                ],
              },
            },
            sending: {
              description: 'The server is asked to send a code.',
              tags: 'sendingCode',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context, event }) => ({ email: context.email, mode: asserted(event, 'code.requested').mode }),
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
              tags: 'cooling',
              invoke: {
                id: 'cooldown',
                src: 'cooldown',
                input: ({ context }) => ({ until: required(context.resendAt, 'time of the next code') }),
                onDone: { target: 'ready', actions: 'clearCooldown' },
              },
            },
          },
        },
      },
    },
  },
});
