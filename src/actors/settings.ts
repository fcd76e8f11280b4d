import { settingsActors } from '../../machines/settings/settings.actors.ts';
import { settingsMachine } from '../../machines/settings/settings.machine.ts';
import type { Root } from './root.ts';
import * as calls from '../../contract/structs/calls/users.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { SettingsServices } from '../../machines/settings/settings.actors.ts';
import { callApi, callForBody } from '../platform/api.ts';

/** Fetches the export with the token in a header and downloads it as a file. */
async function exportAccount(signal: AbortSignal): Promise<Answer<null>> {
  const response = await callForBody(calls.exportMe, { signal, quiet: true });
  if (!(response instanceof Response)) return response;
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
  changeSettings: (change, signal) => callApi(calls.changeSettings, { body: change, signal, quiet: true }),
  endSession: (id) => callApi(calls.endSession, { params: { id }, quiet: true }),
  exportAccount,
  sendCode: (email, signal) => callApi(calls.mailSend, { body: { email, domain: location.hostname }, signal, quiet: true }),
  replacePassword: (change) => callApi(calls.replacePassword, { body: change, quiet: true }),
  deleteAccount: (proof) => callApi(calls.deleteMe, { body: proof, quiet: true }),
};

/** The actor of the user's settings. */
export const settingsFlow = (root: Root) =>
  root.keep({ role: 'settings' }, () => {
    return { logic: settingsMachine.provide({ actors: settingsActors(settingsServices) }) };
  });
