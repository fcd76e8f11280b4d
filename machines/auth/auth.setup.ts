import { assign, emit, not, raise, setup, stateIn } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered, unansweredKey } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { refusalIn } from '../kit/refusal.ts';
import { required } from '../kit/required.ts';
import { brokenAddress, brokenRules, needsCode } from './auth.rules.ts';
import { cooldownMachine } from '../cooldown/cooldown.machine.ts';
import { secondStepMachine } from '../secondStep/secondStep.machine.ts';
import type { SecondStepInput, SecondStepOutput } from '../secondStep/secondStep.types.ts';
import type { AuthContext, AuthEvent, AuthMode, AuthTypes, CodeAnswer, Sent, SubmitAnswer } from './auth.types.ts';

type Moment = { context: AuthContext; event: AuthEvent };

/** What is sent: another service’s answer, or the form in the mode in which it was submitted. */
export function sentOf({ context: { email, password, code }, event }: Moment): Sent {
  if (event.type === 'google.answered') return { credential: event.credential };
  if (event.type === 'provider.answered') return { code: event.code, state: event.state };
  return { mode: asserted(event, 'form.submitted').mode, email, password, code };
}

/** The step that completes a sign-in; a chosen passkey is the whole sign-in. */
export const stepOf = ({ event }: { event: AuthEvent | { output: SubmitAnswer } }): SecondStepInput => ({
  subject: null,
  alone: 'type' in event && event.type === 'passkey.chosen',
});

const base = setup({
  types: {} as AuthTypes,
  actors: {
    submitForm: port<SubmitAnswer, Sent>('submitForm'),
    secondStep: secondStepMachine,
    sendCode: port<CodeAnswer, { email: string; mode: AuthMode }>('sendCode'),
    cooldown: cooldownMachine,
  },
});

export const authSetup = base
  .extend({
    guards: {
      isOnPage: ({ context }) => context.place === 'page',
      isInDialog: ({ context }) => context.place === 'dialog',
      isWanted: ({ event }, { mode }: { mode: AuthMode }) => asserted(event, 'auth.opened').mode === mode,
      isFormValid: ({ context, event }) => Object.keys(brokenRules(asserted(event, 'form.submitted').mode, context)).length === 0,
      isEditing: stateIn({ open: { form: 'editing' } }),
      isSigningIn: not(stateIn({ open: { mode: 'reset' } })),
      isSignedIn: (_, answer: SubmitAnswer) => answer.ok && 'token' in answer,
      isBack: ({ context }, answer: SubmitAnswer) => answer.ok && context.isFromGoogle && context.place === 'page',
      isPassed: (_, { passed }: SecondStepOutput) => passed,
      isStepNeeded: (_, answer: SubmitAnswer) => 'isStepNeeded' in answer,
      isAccepted: (_, answer: SubmitAnswer | CodeAnswer) => answer.ok,
      isCodeNeeded: (_, answer: SubmitAnswer) => 'isCodeNeeded' in answer,
      isAddressSendable: ({ context, event }) => needsCode(asserted(event, 'code.requested').mode) && brokenAddress(context.email) === null,
      isAddressBroken: ({ context, event }) => needsCode(asserted(event, 'code.requested').mode) && brokenAddress(context.email) !== null,
      isCooling: ({ context }) => context.resendAt !== null,
    },
  })
  .extend({
    actions: {
      resetForm: assign(({ event }) => ({
        place: asserted(event, 'auth.opened').place,
        email: '',
        password: '',
        code: '',
        errors: {},
        problem: null,
      })),
      clearForm: assign({ email: '', password: '', code: '', errors: {}, problem: null }),
      clearSecrets: assign({ password: '', code: '', errors: {}, problem: null }),
      clearCode: assign({ code: '', errors: {}, problem: null }),
      raisePasswordChanged: raise({ type: 'password.changed' }),
      raiseCodeNeeded: raise({ type: 'code.needed' }),
      clearProblems: assign({ errors: {}, problem: null, isFromGoogle: false }),
      assignGoogle: assign({ isFromGoogle: true }),
      assignField: assign(({ context, event }) => {
        const { field, value } = asserted(event, 'field.changed');
        const { [field]: _, ...errors } = context.errors;
        return { [field]: value, errors, problem: null };
      }),
      assignBrokenRules: assign(({ context, event }) => ({
        errors: brokenRules(asserted(event, 'form.submitted').mode, context),
        problem: null,
      })),
      assignBrokenAddress: assign(({ context }) => ({
        errors: { ...context.errors, email: required(brokenAddress(context.email), 'rule') },
      })),
      emitBrokenAddress: emit(({ context }) => notice('warning', { key: required(brokenAddress(context.email), 'rule') })),
      assignRefusal: assign((_, answer: SubmitAnswer) => ({ problem: { text: refusalIn(answer).msg } })),
      emitRefusal: emit((_, answer: SubmitAnswer) => notice('error', { text: refusalIn(answer).msg })),
      assignUnanswered: assign(({ event }) => ({ problem: { key: unansweredKey(event) } })),
      emitUnanswered: emit(unanswered),
      assignProviderRefusal: assign(({ event }) => ({ problem: { key: asserted(event, 'provider.refused').key } })),
      emitProviderRefusal: emit(({ event }) => notice('error', { key: asserted(event, 'provider.refused').key })),
      emitPasswordChanged: emit(notice('success', { key: 'passwordChanged' })),
      emitShown: emit(({ context }) => ({ type: 'auth.shown', place: context.place })),
      emitAbandoned: emit(({ context }) => ({ type: 'auth.dismissed', place: context.place, signedIn: false })),

      startCooldown: assign((_, answer: CodeAnswer) => ({
        resendAt: required(answer.ok ? answer.sentAt : null, 'time of the code') + times.codeCooldown,
      })),
      clearCooldown: assign({ resendAt: null }),
      emitCodeSent: emit(notice('success', { key: 'operationSucceeded' })),
      emitCodeFailure: emit(notice('error', { key: 'operationFailed' })),

      // The events after a sign-in, one fact per step, in the order of spec §4.
      emitToken: emit((_, answer: SubmitAnswer) => ({
        type: 'token.obtained',
        token: required('token' in answer ? answer.token : null, 'token'),
      })),
      emitPassed: emit((_, { token }: SecondStepOutput) => ({ type: 'token.obtained', token: required(token, 'token') })),
      emitUserStale: emit({ type: 'user.stale' }),
      emitSignInNotice: emit(notice('success', { key: 'signedIn' })),
      emitSignedIn: emit(({ context }) => ({ type: 'auth.dismissed', place: context.place, signedIn: true })),
      emitInviteCodeSpent: emit({ type: 'inviteCode.spent' }),
      emitCreditsDialogDue: emit({ type: 'creditsDialog.due' }),
      emitPricingDialogDue: emit({ type: 'pricingDialog.due' }),
      emitReturn: emit({ type: 'return.requested' }),
      emitPricingFlagDue: emit({ type: 'pricingFlag.due' }),
      emitBack: emit({ type: 'back.requested' }),
    },
  });

/** After a sign-in with Google on the page, which goes back; the order is that of spec §4. */
export const welcomeBack = [
  'emitUserStale',
  'emitSignInNotice',
  'emitSignedIn',
  'emitInviteCodeSpent',
  'emitPricingFlagDue',
  'emitBack',
] as const;
