import * as calls from '../../contract/structs/calls/keys.ts';
import { mailSend } from '../../contract/structs/calls/users.ts';
import type { KeysServices } from '../../machines/keys/keys.actors.ts';
import { callApi } from '../platform/api.ts';
import { copyText } from '../platform/clipboard.ts';

/** The keys of the account, the code that proves who makes one, and the clipboard. */
export const keysServices: KeysServices = {
  listKeys: (signal) => callApi(calls.listKeys, { signal, quiet: true }),
  sendCode: (email, signal) => callApi(mailSend, { body: { email, domain: location.hostname }, signal, quiet: true }),
  makeKey: (key) => callApi(calls.makeKey, { body: key, quiet: true }),
  revokeKey: (id) => callApi(calls.revokeKey, { params: { id }, quiet: true }),
  copyText,
};
