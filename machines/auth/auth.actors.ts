import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Refused } from '../kit/refusal.ts';
import type { Time } from '../kit/time.ts';
import { cooldownActors } from '../cooldown/cooldown.actors.ts';
import { cooldownMachine } from '../cooldown/cooldown.machine.ts';
import { secondStepActors, type SecondStepServices } from '../secondStep/secondStep.actors.ts';
import { secondStepMachine } from '../secondStep/secondStep.machine.ts';
import type { AuthMode, CodeAnswer, PasswordAnswer, Sent, SignInAnswer, SubmitAnswer } from './auth.types.ts';

/** The sign-in calls of spec §7; each sends the domain, and the invite code where the specification requires it. */
export type AuthServices = {
  time: Time;
  login(fields: { email: string; password: string; verifyCode: string | null }, signal: AbortSignal): Promise<SignInAnswer>;
  register(fields: { email: string; password: string; verifyCode: string }, signal: AbortSignal): Promise<SignInAnswer>;
  changePassword(fields: { email: string; password: string; code: string }, signal: AbortSignal): Promise<PasswordAnswer>;
  exchangeGoogle(credential: string, signal: AbortSignal): Promise<SignInAnswer>;
  /** What the OpenID provider sent back. */
  exchangeCode(answer: { code: string; state: string }, signal: AbortSignal): Promise<SignInAnswer>;
  /** `register-code`. */
  sendRegisterCode(email: string, signal: AbortSignal): Promise<{ ok: true } | Refused>;
  /** `mail_send`. */
  sendMailCode(email: string, signal: AbortSignal): Promise<{ ok: true } | Refused>;
  secondStep: SecondStepServices;
};

/** A login that needs a code opens verify mode; one that was sent with a code is refused like any other. */
const withCodeNeeded = (answer: SubmitAnswer): SubmitAnswer =>
  !answer.ok && answer.code === codes.codeNeeded ? { ...answer, isCodeNeeded: true } : answer;
/** A sign-in to an account with a second factor takes a second step. */
const withStepNeeded = (answer: SubmitAnswer): SubmitAnswer =>
  !answer.ok && answer.code === codes.factorNeeded ? { ...answer, isStepNeeded: true } : answer;

/** The form's actors; each mode has its own sign-in call and its own code call. */
export const authActors = (services: AuthServices) => ({
  submitForm: fromPromise<SubmitAnswer, Sent>(async ({ input, signal }) => {
    if ('credential' in input) return withStepNeeded(await services.exchangeGoogle(input.credential, signal));
    if ('state' in input) return withStepNeeded(await services.exchangeCode(input, signal));
    const { mode, email, password, code } = input;
    switch (mode) {
      case 'login':
        return withStepNeeded(withCodeNeeded(await services.login({ email, password, verifyCode: null }, signal)));
      case 'verify':
        return withStepNeeded(await services.login({ email, password, verifyCode: code }, signal));
      case 'register':
        return services.register({ email, password, verifyCode: code }, signal);
      case 'reset':
        return services.changePassword({ email, password, code }, signal);
    }
  }),
  secondStep: secondStepMachine.provide({ actors: secondStepActors(services.secondStep) }),
  sendCode: fromPromise<CodeAnswer, { email: string; mode: AuthMode }>(async ({ input, signal }) => {
    const send = input.mode === 'register' ? services.sendRegisterCode : services.sendMailCode;
    const answer = await send(input.email, signal);
    return answer.ok ? { ok: true, sentAt: services.time.now() } : answer;
  }),
  cooldown: cooldownMachine.provide({ actors: cooldownActors(services.time) }),
});
