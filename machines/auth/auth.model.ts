import { askedOf, same } from '@iridia/chartkit/paths/over-time';
import { codes } from '../../contract/facts/codes.ts';
import { chartModel } from '../kit/model.ts';
import { authMachine } from './auth.machine.ts';
import { needsCode } from './auth.rules.ts';
import {
  selectCanSendCode,
  selectCanSubmit,
  selectCooldown,
  selectIsOpen,
  selectIsSendingCode,
  selectIsSubmitting,
  selectMode,
  selectSecondStep,
  selectShowsCode,
  selectShowsGoogle,
  type AuthSnapshot,
} from './auth.selectors.ts';
import type { AuthField, AuthMode, SubmitAnswer } from './auth.types.ts';

const accepted = { ok: true, token: 'A' } as const;
const wrong = { ok: false, code: codes.wrongCredentials, msg: 'Wrong e-mail or password' } as const;
const codeNeeded = { ok: false, code: codes.codeNeeded, msg: 'A code is needed' } as const;
const stepNeeded = { ok: false, code: codes.factorNeeded, msg: 'The second step is needed' } as const;
const wrongCode = { ok: false, code: codes.wrongCode, msg: 'Wrong or expired code' } as const;
const offline = new Error('offline');

const isIn = (mode: AuthMode) => (snapshot: AuthSnapshot) => selectMode(snapshot) === mode;
/** The form on screen is the one that is sent. */
const sentForm = (snapshot: AuthSnapshot) => [{ mode: selectMode(snapshot) ?? 'login' }];

export const authModel = chartModel({
  name: 'auth',
  machine: authMachine,
  inputs: [{ place: 'dialog' }, { place: 'page' }],
  events: {
    // The place stays the one the chart started in; varying it doubles the situations without a new transition.
    'auth.opened': (snapshot: AuthSnapshot) =>
      selectIsOpen(snapshot) ? [] : (['login', 'register', 'reset'] as const).map((mode) => ({ place: snapshot.context.place, mode })),
    'auth.closed': [{}],
    'login.chosen': [{}],
    'register.chosen': [{}],
    'reset.chosen': [{}],
    // Fields are filled in one order; other values are covered by the tests of the rules.
    'field.changed': (snapshot: AuthSnapshot): { field: AuthField; value: string }[] => {
      const { context } = snapshot;
      if (context.email === '')
        return [
          { field: 'email', value: 'ann@example.com' },
          { field: 'email', value: 'ann' },
        ];
      if (context.email === 'ann') return [];
      if (context.password === '') return [{ field: 'password', value: 'Secret1' }];
      return selectShowsCode(snapshot) && context.code === '' ? [{ field: 'code', value: '123456' }] : [];
    },
    'code.requested': sentForm,
    'form.submitted': sentForm,
    'password.changed': [],
    'code.needed': [],
    'google.answered': [{ credential: 'G' }],
    'provider.answered': [{ code: 'C', state: 'S' }],
    'provider.refused': [{ key: 'signInCanceled' }],
    'passkey.chosen': [{}],
  },
  outcomes: {
    submitForm: {
      done: (snapshot: AuthSnapshot): SubmitAnswer[] => {
        const mode = selectMode(snapshot);
        const step = { ...stepNeeded, isStepNeeded: true } as const;
        if (snapshot.context.isFromGoogle) return [accepted, step, wrong];
        if (mode === 'login') return [accepted, { ...codeNeeded, isCodeNeeded: true }, step, wrong];
        return [mode === 'reset' ? { ok: true } : accepted, wrongCode, ...(mode === 'verify' ? [codeNeeded] : [])];
      },
      error: [offline],
    },
    secondStep: {
      done: [
        { passed: true, subject: null, token: 'A' },
        { passed: false, subject: null, token: null },
      ],
      error: [],
    },
    cooldown: { done: [undefined], error: [] },
    sendCode: {
      done: [
        { ok: true, sentAt: 0 },
        { ok: false, code: codes.tooManyAttempts, msg: 'Later' },
      ],
      error: [offline],
    },
  },
  invariants: {
    'a closed form keeps nothing that was typed': (snapshot) =>
      selectIsOpen(snapshot) || (snapshot.context.email === '' && snapshot.context.password === '' && snapshot.context.code === ''),
    'the code field shows in register, reset and verify alone': (snapshot) => selectShowsCode(snapshot) === needsCode(selectMode(snapshot)),
    "Google's button is absent in reset": (snapshot) => selectMode(snapshot) !== 'reset' || !selectShowsGoogle(snapshot),
    'a code is not asked for while one is on its way or cooling': (snapshot) =>
      !selectCanSendCode(snapshot) || (!selectIsSendingCode(snapshot) && selectCooldown(snapshot) === undefined),
    'the form is not sent twice at once': (snapshot) => !(selectIsSubmitting(snapshot) && selectCanSubmit(snapshot)),
  },
  rules: {
    'a code is asked for in the mode of the form': same(
      ({ gesture, event }) => (gesture === 'code.requested' ? event['mode'] : undefined),
      (step) => (askedOf('sendCode')(step) as { mode?: string } | undefined)?.mode,
      'a code of another kind is asked for',
    ),
  },
  shows: {
    deciding: () => false,
    closed: (snapshot) => !selectIsOpen(snapshot),
    'open.mode.login.password': isIn('login'),
    'open.mode.login.verification': isIn('verify'),
    'open.mode.register': isIn('register'),
    'open.mode.reset': isIn('reset'),
    'open.form.editing': (snapshot) => selectCanSubmit(snapshot) && !selectIsSubmitting(snapshot),
    'open.form.submitting': (snapshot) => selectIsSubmitting(snapshot) && snapshot.context.problem === null,
    'open.form.secondStep': (snapshot) => selectSecondStep(snapshot) !== null && !selectCanSubmit(snapshot),
    'open.code.resuming': () => false,
    'open.code.ready': (snapshot) => selectCooldown(snapshot) === undefined && !selectIsSendingCode(snapshot),
    'open.code.sending': selectIsSendingCode,
    'open.code.cooling': (snapshot) => selectCooldown(snapshot) !== undefined,
    'open.form.welcoming': () => false,
    'open.form.leaving': (snapshot) => selectIsOpen(snapshot) && selectIsSubmitting(snapshot),
  },
  project: ({ errors, problem, ...context }) => ({ ...context, errors: Object.keys(errors), problem: problem !== null }),
});
