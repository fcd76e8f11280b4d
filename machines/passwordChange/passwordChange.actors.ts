import { fromPromise } from 'xstate';
import type { Answer } from '../../contract/structs/envelope.ts';
import { refusalOf, type Refusal } from '../kit/outcome.ts';
import type { NewPassword } from './passwordChange.types.ts';

export type PasswordChangeServices = {
  /** `PUT /api/users/password`. */
  replacePassword(change: NewPassword): Promise<Answer<null>>;
};

/** Replaces the password. */
export const passwordChangeActors = (services: PasswordChangeServices) => ({
  replacePassword: fromPromise<Refusal, { change: NewPassword }>(async ({ input }) =>
    refusalOf(await services.replacePassword(input.change)),
  ),
});
