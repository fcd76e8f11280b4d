import { assign, emit, setup } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import { deadlinePort } from '../kit/deadline.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { brokenAddress, brokenRules, needsCode } from './auth.rules.ts';
import type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthField,
  AuthInput,
  AuthMode,
  AuthPlace,
  CodeAnswer,
  Credentials,
  PasswordAnswer,
  SignInAnswer,
} from './auth.types.ts';

type Answer = { answer: SignInAnswer | PasswordAnswer | CodeAnswer };

/** Login, register, reset and verify, in the dialog and on /login (spec §2, §4, §5, §8). */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    input: {} as AuthInput,
    tags: {} as 'busy',
  },
  actors: {
    signIn: port<SignInAnswer, Credentials>('signIn'),
    registerAccount: port<SignInAnswer, Credentials>('registerAccount'),
    resetPassword: port<PasswordAnswer, Credentials>('resetPassword'),
    exchangeGoogle: port<SignInAnswer, { credential: string }>('exchangeGoogle'),
    sendCode: port<CodeAnswer, { email: string; mode: AuthMode }>('sendCode'),
    watchResend: deadlinePort('watchResend'),
  },
  actions: {
    openForm: assign((_, { place, refresh }: { place: AuthPlace; refresh: boolean }) => ({
      place,
      refresh,
      email: '',
      password: '',
      code: '',
      errors: {},
      problem: null,
    })),
    forgetForm: assign({ mode: null, email: '', password: '', code: '', errors: {}, problem: null, refresh: false }),
    showMode: assign((_, { mode }: { mode: AuthMode }) => ({ mode })),
    clearSecrets: assign({ password: '', code: '', errors: {}, problem: null }),
    clearCode: assign({ code: '', errors: {}, problem: null }),
    clearProblems: assign({ errors: {}, problem: null }),
    changeField: assign(({ context }, { field, value }: { field: AuthField; value: string }) => {
      const { [field]: _, ...errors } = context.errors;
      return { [field]: value, errors, problem: null };
    }),
    showBrokenRules: assign(({ context }) => ({ errors: brokenRules(context.mode, context), problem: null })),
    showBrokenAddress: assign(({ context }) => ({ errors: { ...context.errors, email: brokenAddress(context.email) ?? 'emailRule' } })),
    warnAboutAddress: emit(({ context }) => notice('warning', { key: brokenAddress(context.email) ?? 'emailRule' })),
    showRefusal: assign((_, { answer }: Answer) => (answer.ok ? {} : { problem: { text: answer.msg } })),
    announceRefusal: emit((_, { answer }: Answer) => notice('error', { text: answer.ok ? '' : answer.msg })),
    showNetworkProblem: assign({ problem: { key: 'networkProblem' } }),
    announceNetworkProblem: emit(notice('error', { key: 'networkProblem' })),
    announcePasswordChange: emit(notice('success', { key: 'passwordChanged' })),
    tellShown: emit(({ context }) => ({ type: 'auth.shown', place: context.place })),
    tellAbandoned: emit(({ context }) => ({ type: 'auth.dismissed', place: context.place, signedIn: false, refresh: false })),

    keepResendAt: assign((_, { answer }: { answer: CodeAnswer }) => ({ resendAt: answer.ok ? answer.resendAt : null })),
    keepRemaining: assign((_, { remaining }: { remaining: number }) => ({ remaining })),
    forgetResendAt: assign({ resendAt: null, remaining: 0 }),
    announceCodeSent: emit(notice('success', { key: 'operationSucceeded' })),
    announceCodeFailure: emit(notice('error', { key: 'operationFailed' })),

    // What follows a sign-in, one fact a step, in the order of spec §4.
    tellToken: emit((_, { answer }: { answer: SignInAnswer }) => ({ type: 'token.obtained', token: answer.ok ? answer.token : '' })),
    tellUserStale: emit({ type: 'user.stale' }),
    announceSignIn: emit(notice('success', { key: 'signedIn' })),
    tellSignedIn: emit(({ context }) => ({ type: 'auth.dismissed', place: context.place, signedIn: true, refresh: context.refresh })),
    tellInviteCodeSpent: emit({ type: 'inviteCode.spent' }),
    tellCreditsDialogDue: emit({ type: 'creditsDialog.due' }),
    tellPricingDialogDue: emit({ type: 'pricingDialog.due' }),
    askForReturn: emit({ type: 'return.requested' }),
    tellPricingFlagDue: emit({ type: 'pricingFlag.due' }),
    askForBack: emit({ type: 'back.requested' }),
  },
  guards: {
    isOnPage: ({ context }) => context.place === 'page',
    isWanted: (_, { mode, wanted }: { mode: AuthMode; wanted: AuthMode }) => mode === wanted,
    isFormValid: ({ context }) => Object.keys(brokenRules(context.mode, context)).length === 0,
    isAccepted: (_, { answer }: Answer) => answer.ok,
    isCodeNeeded: (_, { answer }: Answer) => !answer.ok && answer.code === codes.codeNeeded,
    isAddressSendable: ({ context }) => needsCode(context.mode) && brokenAddress(context.email) === null,
    isAddressBroken: ({ context }) => needsCode(context.mode) && brokenAddress(context.email) !== null,
    isCoolingDown: ({ context }) => context.resendAt !== null,
  },
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
