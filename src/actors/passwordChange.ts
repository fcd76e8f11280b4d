import * as calls from '../../contract/structs/calls/users.ts';
import type { PasswordChangeServices } from '../../machines/passwordChange/passwordChange.actors.ts';
import { callApi } from '../platform/api.ts';

/** The password of the account. */
export const passwordChangeServices: PasswordChangeServices = {
  replacePassword: (change) => callApi(calls.replacePassword, { body: change, quiet: true }),
};
