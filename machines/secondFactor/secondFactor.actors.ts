import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { refusalOf, type Refusal } from '../kit/outcome.ts';
import { secondStepActors, type SecondStepServices } from '../secondStep/secondStep.actors.ts';
import { secondStepMachine } from '../secondStep/secondStep.machine.ts';
import type { newFactorOf } from './secondFactor.setup.ts';
import type { Added, AppConfirmation, Begun, Factor, NewApp, NewPasskey } from './secondFactor.types.ts';

type NewRecovery = { recovery: readonly string[] | null };

export type SecondFactorServices = {
  /** `GET /api/users/factor`. */
  getFactor(signal: AbortSignal): Promise<Answer<Factor>>;
  /** `POST /api/users/factor/app`. */
  setUpApp(signal: AbortSignal): Promise<Answer<NewApp>>;
  /** `POST /api/users/mail_send`. */
  sendCode(email: string, signal: AbortSignal): Promise<Answer<null>>;
  /** `POST /api/users/factor/app/confirm`. */
  confirmApp(confirmation: AppConfirmation): Promise<Answer<NewRecovery>>;
  /** Asks the browser to make a passkey, and `POST /api/users/passkeys`; null when the browser's window was closed without one. */
  addPasskey(passkey: NewPasskey): Promise<Answer<NewRecovery> | null>;
  /** `DELETE /api/users/factor/app` or `/api/users/passkeys/{id}`, or `POST /api/users/factor/recovery`. */
  proof: SecondStepServices;
};

const added = ({ code, msg, data }: Answer<NewRecovery>): Added =>
  code === codes.success ? { recovery: data?.recovery ?? null } : { refusal: { text: msg } };

/** Lists, adds and removes the second factors, and mails the code of an account without a password. */
export const secondFactorActors = (services: SecondFactorServices) => ({
  secondStep: secondStepMachine.provide({ actors: secondStepActors(services.proof) }),
  loadFactor: fromPromise<Factor | null>(async ({ signal }) => (await services.getFactor(signal)).data),
  setUpApp: fromPromise<Begun>(async ({ signal }) => {
    const { data, msg } = await services.setUpApp(signal);
    return data ? { app: data } : { refusal: { text: msg } };
  }),
  sendCode: fromPromise<Refusal, { email: string }>(async ({ input, signal }) => refusalOf(await services.sendCode(input.email, signal))),
  addFactor: fromPromise<Added, ReturnType<typeof newFactorOf>>(async ({ input }) => {
    if ('app' in input) return added(await services.confirmApp(input.app));
    const answer = await services.addPasskey(input.passkey);
    return answer && added(answer);
  }),
});
