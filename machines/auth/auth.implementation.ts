import { assign, emit } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { brokenAddress, brokenRules, needsCode } from './auth.rules.ts';
import type { AuthField, AuthMode, AuthPlace, AuthTypes, CodeAnswer, PasswordAnswer, SignInAnswer } from './auth.types.ts';

type Answer = { answer: SignInAnswer | PasswordAnswer | CodeAnswer };

export const actions = actionsOf<AuthTypes>()({
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
});

export const guards = guardsOf<AuthTypes>()({
  isOnPage: ({ context }) => context.place === 'page',
  isWanted: (_, { mode, wanted }: { mode: AuthMode; wanted: AuthMode }) => mode === wanted,
  isFormValid: ({ context }) => Object.keys(brokenRules(context.mode, context)).length === 0,
  isAccepted: (_, { answer }: Answer) => answer.ok,
  isCodeNeeded: (_, { answer }: Answer) => !answer.ok && answer.code === codes.codeNeeded,
  isAddressSendable: ({ context }) => needsCode(context.mode) && brokenAddress(context.email) === null,
  isAddressBroken: ({ context }) => needsCode(context.mode) && brokenAddress(context.email) !== null,
  isCoolingDown: ({ context }) => context.resendAt !== null,
});
