import * as calls from '../../contract/structs/calls/users.ts';
import { codes } from '../../contract/facts/codes.ts';
import { looseEnvelope, type Answer } from '../../contract/structs/envelope.ts';
import { is } from '../../contract/structs/schema.ts';
import type { SettingsServices } from '../../machines/settings/settings.actors.ts';
import { addressOf, callApi, headersFor, NetworkProblem } from '../platform/api.ts';

/** Fetches the export with the token in a header and downloads it as a file. */
async function exportAccount(signal: AbortSignal): Promise<Answer<null>> {
  const response = await fetch(addressOf(calls.exportMe), { headers: headersFor(), signal });
  if (response.headers.get('content-type')?.includes('json')) {
    const answer: unknown = await response.json();
    if (!is(answer, looseEnvelope)) throw new NetworkProblem('The export was not answered');
    return { code: answer.code, msg: answer.msg, data: null };
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'iridia.zip';
  link.click();
  URL.revokeObjectURL(address);
  return { code: codes.success, msg: '', data: null };
}

/** The account of the signed-in user: settings, devices, export and deletion. */
export const settingsServices: SettingsServices = {
  getSettings: (signal) => callApi(calls.getSettings, { signal }),
  listSessions: (signal) => callApi(calls.listSessions, { signal }),
  changeSettings: (change, signal) => callApi(calls.changeSettings, { body: change, signal }),
  endSession: (id) => callApi(calls.endSession, { params: { id } }),
  exportAccount,
  sendCode: (email, signal) => callApi(calls.mailSend, { body: { email, domain: location.hostname }, signal }),
  deleteAccount: (proof) => callApi(calls.deleteMe, { body: proof }),
};
