import * as calls from '../../contract/structs/calls/users.ts';
import { settingsActors, type SettingsServices } from '../../machines/settings/settings.actors.ts';
import { settingsMachine } from '../../machines/settings/settings.machine.ts';
import { callApi } from '../platform/api.ts';
import { accountDeletionServices } from './accountDeletion.ts';
import { dataExportServices } from './dataExport.ts';
import { devicesServices } from './devices.ts';
import { keysServices } from './keys.ts';
import { passwordChangeServices } from './passwordChange.ts';
import { preferencesServices } from './preferences.ts';
import type { Root } from './root.ts';
import { secondFactorServices } from './secondFactor.ts';

/** The account of the signed-in user, and the services of its parts. */
export const settingsServices: SettingsServices = {
  getSettings: (signal) => callApi(calls.getSettings, { signal }),
  listSessions: (signal) => callApi(calls.listSessions, { signal }),
  ...preferencesServices,
  ...devicesServices,
  ...keysServices,
  ...secondFactorServices,
  ...passwordChangeServices,
  ...dataExportServices,
  ...accountDeletionServices,
};

/** The actor of the user's settings. */
export const settingsFlow = (root: Root) =>
  root.keep({ role: 'settings' }, () => ({ logic: settingsMachine.provide({ actors: settingsActors(settingsServices) }) }));
