import { fromPromise } from 'xstate';
import type { Answer } from '../../contract/structs/envelope.ts';
import { refusalOf, type Refusal } from '../kit/outcome.ts';
import type { Proof } from '../kit/proof.ts';

export type AccountDeletionServices = {
  /** `POST /api/users/mail_send`. */
  sendCode(email: string, signal: AbortSignal): Promise<Answer<null>>;
  /** `DELETE /api/users/me`. */
  deleteAccount(proof: Proof): Promise<Answer<null>>;
};

/** Mails the code of an account without a password, and deletes the account. */
export const accountDeletionActors = (services: AccountDeletionServices) => ({
  sendCode: fromPromise<Refusal, { email: string }>(async ({ input, signal }) => refusalOf(await services.sendCode(input.email, signal))),
  deleteAccount: fromPromise<Refusal, { proof: Proof }>(async ({ input }) => refusalOf(await services.deleteAccount(input.proof))),
});
