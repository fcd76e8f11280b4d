import { assign, emit } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { refusalIn } from '../kit/refusal.ts';
import { required } from '../kit/required.ts';
import { brokenAddress, brokenRules, needsCode } from './auth.rules.ts';
import type { AuthMode, AuthTypes, CodeAnswer, SubmitAnswer } from './auth.types.ts';

export const actions = actionsOf<AuthTypes>()({
  openForm: assign(({ event }) => ({
    place: asserted(event, 'auth.opened').place,
    email: '',
    password: '',
    code: '',
    errors: {},
    problem: null,
  })),
  forgetForm: assign({ mode: null, email: '', password: '', code: '', errors: {}, problem: null }),
  showMode: assign((_, { mode }: { mode: AuthMode }) => ({ mode })),
  clearSecrets: assign({ password: '', code: '', errors: {}, problem: null }),
  clearCode: assign({ code: '', errors: {}, problem: null }),
  clearProblems: assign({ errors: {}, problem: null }),
  changeField: assign(({ context, event }) => {
    const { field, value } = asserted(event, 'field.changed');
    const { [field]: _, ...errors } = context.errors;
    return { [field]: value, errors, problem: null };
  }),
  showBrokenRules: assign(({ context }) => ({ errors: brokenRules(context.mode, context), problem: null })),
  showBrokenAddress: assign(({ context }) => ({ errors: { ...context.errors, email: required(brokenAddress(context.email), 'rule') } })),
  warnAboutAddress: emit(({ context }) => notice('warning', { key: required(brokenAddress(context.email), 'rule') })),
  showRefusal: assign((_, answer: SubmitAnswer) => ({ problem: { text: refusalIn(answer).msg } })),
  announceRefusal: emit((_, answer: SubmitAnswer) => notice('error', { text: refusalIn(answer).msg })),
  showNetworkProblem: assign({ problem: { key: 'networkProblem' } }),
  announceNetworkProblem: emit(notice('error', { key: 'networkProblem' })),
  announcePasswordChange: emit(notice('success', { key: 'passwordChanged' })),
  tellShown: emit(({ context }) => ({ type: 'auth.shown', place: context.place })),
  tellAbandoned: emit(({ context }) => ({ type: 'auth.dismissed', place: context.place, signedIn: false })),

  beginCooldown: assign((_, answer: CodeAnswer) => ({
    resendAt: required(answer.ok ? answer.sentAt : null, 'time of the code') + times.codeCooldown,
    remaining: times.codeCooldown,
  })),
  measureCooldown: assign(({ context, event }) => ({
    remaining: required(context.resendAt, 'time of the next code') - asserted(event, 'wait.began', 'tab.woke').now,
  })),
  countDown: assign(({ context }) => ({ remaining: context.remaining - times.countdownStep })),
  endCooldown: assign({ resendAt: null, remaining: times.codeCooldown }),
  announceCodeSent: emit(notice('success', { key: 'operationSucceeded' })),
  announceCodeFailure: emit(notice('error', { key: 'operationFailed' })),

  // The events after a sign-in, one fact per step, in the order of spec §4.
  tellToken: emit((_, answer: SubmitAnswer) => ({
    type: 'token.obtained',
    token: required('token' in answer ? answer.token : null, 'token'),
  })),
  tellUserStale: emit({ type: 'user.stale' }),
  announceSignIn: emit(notice('success', { key: 'signedIn' })),
  tellSignedIn: emit(({ context }) => ({ type: 'auth.dismissed', place: context.place, signedIn: true })),
  tellInviteCodeSpent: emit({ type: 'inviteCode.spent' }),
  tellCreditsDialogDue: emit({ type: 'creditsDialog.due' }),
  tellPricingDialogDue: emit({ type: 'pricingDialog.due' }),
  askForReturn: emit({ type: 'return.requested' }),
  tellPricingFlagDue: emit({ type: 'pricingFlag.due' }),
  askForBack: emit({ type: 'back.requested' }),
});

export const guards = guardsOf<AuthTypes>()({
  isOnPage: ({ context }) => context.place === 'page',
  isWanted: ({ event }, { mode }: { mode: AuthMode }) => asserted(event, 'auth.opened').mode === mode,
  isFormValid: ({ context }) => Object.keys(brokenRules(context.mode, context)).length === 0,
  isSignedIn: (_, answer: SubmitAnswer) => answer.ok && 'token' in answer,
  isAccepted: (_, answer: SubmitAnswer | CodeAnswer) => answer.ok,
  // A form already in verify mode does not switch when the server asks for the code again.
  isCodeNeeded: ({ context }, answer: SubmitAnswer) => context.mode === 'login' && !answer.ok && answer.code === codes.codeNeeded,
  isAddressSendable: ({ context }) => needsCode(context.mode) && brokenAddress(context.email) === null,
  isAddressBroken: ({ context }) => needsCode(context.mode) && brokenAddress(context.email) !== null,
  isCooling: ({ context }) => context.resendAt !== null,
  isCooledDown: ({ context, event }) =>
    asserted(event, 'wait.began', 'tab.woke').now >= required(context.resendAt, 'time of the next code'),
});
