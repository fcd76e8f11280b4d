import { authActors } from '../../machines/auth/auth.actors.ts';
import { authMachine } from '../../machines/auth/auth.machine.ts';
import type { AuthPlace } from '../../machines/auth/auth.types.ts';
import type { Root } from './root.ts';
import type { AuthServices } from '../../machines/auth/auth.actors.ts';
import type { SecondStepServices } from '../../machines/secondStep/secondStep.actors.ts';
import type { Refused } from '../../machines/kit/refusal.ts';
import * as users from '../../contract/structs/calls/users.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { callApi } from '../platform/api.ts';
import { keptInvitation } from '../platform/invitation.ts';
import { browserTime } from '../platform/time.ts';

const domain = () => location.hostname;

const refused = ({ code, msg }: Answer<unknown>): Refused => ({ ok: false, code, msg });
const signedIn = (answer: Answer<string>) =>
  answer.code === codes.success && answer.data ? ({ ok: true, token: answer.data } as const) : refused(answer);
const done = (answer: Answer<null>) => (answer.code === codes.success ? ({ ok: true } as const) : refused(answer));

/** Few accounts have a second factor, so what proves one comes with the form that asks for it. */
const signInStep: SecondStepServices = {
  proveByCode: async (...proof) => (await import('./second-step.ts')).signInStep.proveByCode(...proof),
  proveByPasskey: async (...proof) => (await import('./second-step.ts')).signInStep.proveByPasskey(...proof),
};

/** The sign-in calls of spec §7. */
export const authServices: AuthServices = {
  time: browserTime,
  login: async ({ email, password, verifyCode }, signal) =>
    signedIn(
      await callApi(users.login, {
        token: null,
        quiet: true,
        signal,
        body: { email, domain: domain(), password, ...(verifyCode && { verify_code: verifyCode }) },
      }),
    ),
  register: async ({ email, password, verifyCode }, signal) =>
    signedIn(
      await callApi(users.register, {
        token: null,
        quiet: true,
        signal,
        body: { email, domain: domain(), password, verify_code: verifyCode, ...(keptInvitation() && { invite_code: keptInvitation() }) },
      }),
    ),
  changePassword: async ({ email, password, code }, signal) =>
    done(
      await callApi(users.changePassword, {
        token: null,
        quiet: true,
        signal,
        body: { email, domain: domain(), new_passwd: password, code },
      }),
    ),
  exchangeGoogle: async (credential, signal) =>
    signedIn(
      await callApi(users.googleCallback, {
        token: null,
        quiet: true,
        signal,
        body: { credential, domain: domain(), ...(keptInvitation() && { inviteCode: keptInvitation() }) },
      }),
    ),
  exchangeCode: async ({ code, state }, signal) =>
    signedIn(
      await callApi(users.openidCallback, {
        token: null,
        quiet: true,
        signal,
        body: { code, state, domain: domain(), ...(keptInvitation() && { inviteCode: keptInvitation() }) },
      }),
    ),
  sendRegisterCode: async (email, signal) =>
    done(await callApi(users.registerCode, { token: null, quiet: true, signal, body: { email, domain: domain() } })),
  sendMailCode: async (email, signal) =>
    done(await callApi(users.mailSend, { token: null, quiet: true, signal, body: { email, domain: domain() } })),
  secondStep: signInStep,
};

/** The actor of the sign-in form; on its page it is open from the start. */
export const authFlow = (root: Root, place: AuthPlace = 'dialog') =>
  root.keep({ role: 'auth' }, () => ({ logic: authMachine.provide({ actors: authActors(authServices) }), input: { place } }));
