import * as calls from '../../contract/structs/calls/users.ts';
import type { AccountDeletionServices } from '../../machines/accountDeletion/accountDeletion.actors.ts';
import { callApi } from '../platform/api.ts';

/** The deletion of the account, and the code that proves it. */
export const accountDeletionServices: AccountDeletionServices = {
  sendCode: (email, signal) => callApi(calls.mailSend, { body: { email, domain: location.hostname }, signal, quiet: true }),
  deleteAccount: (proof) => callApi(calls.deleteMe, { body: proof, quiet: true }),
};
