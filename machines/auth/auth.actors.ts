import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Refused } from '../kit/refusal.ts';
import type { Time } from '../kit/time.ts';
import { watchWait } from '../kit/waking.ts';
import type { AuthMode, CodeAnswer, Credentials, PasswordAnswer, SignInAnswer, SubmitAnswer } from './auth.types.ts';

/** The sign-in calls of spec §7; each sends the domain, and the invite code where the specification requires it. */
export type AuthServices = {
  time: Time;
  login(fields: { email: string; password: string; verifyCode: string | null }, signal: AbortSignal): Promise<SignInAnswer>;
  register(fields: { email: string; password: string; verifyCode: string }, signal: AbortSignal): Promise<SignInAnswer>;
  changePassword(fields: { email: string; password: string; code: string }, signal: AbortSignal): Promise<PasswordAnswer>;
  exchangeGoogle(credential: string, signal: AbortSignal): Promise<SignInAnswer>;
  /** `register-code`. */
  sendRegisterCode(email: string, signal: AbortSignal): Promise<{ ok: true } | Refused>;
  /** `mail_send`. */
  sendMailCode(email: string, signal: AbortSignal): Promise<{ ok: true } | Refused>;
};

/** A login that needs a code opens verify mode; one that was sent with a code is refused like any other. */
const withCodeNeeded = (answer: SignInAnswer): SubmitAnswer =>
  !answer.ok && answer.code === codes.codeNeeded ? { ...answer, isCodeNeeded: true } : answer;

/** The form's actors; each mode has its own sign-in call and its own code call. */
export const authActors = (services: AuthServices) => ({
  submitForm: fromPromise<SubmitAnswer, Credentials & { mode: AuthMode }>(({ input: { mode, email, password, code }, signal }) => {
    switch (mode) {
      case 'login':
        return services.login({ email, password, verifyCode: null }, signal).then(withCodeNeeded);
      case 'verify':
        return services.login({ email, password, verifyCode: code }, signal);
      case 'register':
        return services.register({ email, password, verifyCode: code }, signal);
      case 'reset':
        return services.changePassword({ email, password, code }, signal);
    }
  }),
  exchangeGoogle: fromPromise<SignInAnswer, { credential: string }>(({ input, signal }) =>
    services.exchangeGoogle(input.credential, signal),
  ),
  sendCode: fromPromise<CodeAnswer, { email: string; mode: AuthMode }>(async ({ input, signal }) => {
    const send = input.mode === 'register' ? services.sendRegisterCode : services.sendMailCode;
    const answer = await send(input.email, signal);
    return answer.ok ? { ok: true, sentAt: services.time.now() } : answer;
  }),
  watchCooldown: watchWait(services.time),
});
