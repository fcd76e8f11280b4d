import * as calls from '../../contract/structs/calls/users.ts';
import type { PreferencesServices } from '../../machines/preferences/preferences.actors.ts';
import { callApi } from '../platform/api.ts';

/** Language and e-mail preferences. */
export const preferencesServices: PreferencesServices = {
  changeSettings: (change, signal) => callApi(calls.changeSettings, { body: change, signal, quiet: true }),
};
