import { fromPromise } from 'xstate';
import type { Answer } from '../../contract/structs/envelope.ts';
import { accountDeletionActors, type AccountDeletionServices } from '../accountDeletion/accountDeletion.actors.ts';
import { accountDeletionMachine } from '../accountDeletion/accountDeletion.machine.ts';
import { dataExportActors, type DataExportServices } from '../dataExport/dataExport.actors.ts';
import { dataExportMachine } from '../dataExport/dataExport.machine.ts';
import { devicesActors, type DevicesServices } from '../devices/devices.actors.ts';
import { devicesMachine } from '../devices/devices.machine.ts';
import type { SignedInDevice } from '../devices/devices.types.ts';
import { keysActors, type KeysServices } from '../keys/keys.actors.ts';
import { keysMachine } from '../keys/keys.machine.ts';
import { passwordChangeActors, type PasswordChangeServices } from '../passwordChange/passwordChange.actors.ts';
import { passwordChangeMachine } from '../passwordChange/passwordChange.machine.ts';
import { preferencesActors, type PreferencesServices } from '../preferences/preferences.actors.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import type { Settings } from '../preferences/preferences.types.ts';
import { secondFactorActors, type SecondFactorServices } from '../secondFactor/secondFactor.actors.ts';
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts';
import type { Account } from './settings.types.ts';

export type SettingsServices = PreferencesServices &
  DevicesServices &
  KeysServices &
  SecondFactorServices &
  PasswordChangeServices &
  DataExportServices &
  AccountDeletionServices & {
    /** `GET /api/users/settings`. */
    getSettings(signal: AbortSignal): Promise<Answer<Settings>>;
    /** `GET /api/users/sessions`. */
    listSessions(signal: AbortSignal): Promise<Answer<readonly SignedInDevice[]>>;
  };

/** Loads the account, null when the server refuses, and runs the parts of the settings. */
export const settingsActors = (services: SettingsServices) => ({
  loadAccount: fromPromise<Account | null>(async ({ signal }) => {
    const [settings, devices] = await Promise.all([services.getSettings(signal), services.listSessions(signal)]);
    return settings.data && devices.data ? { settings: settings.data, devices: devices.data } : null;
  }),
  preferences: preferencesMachine.provide({ actors: preferencesActors(services) }),
  devices: devicesMachine.provide({ actors: devicesActors(services) }),
  secondFactor: secondFactorMachine.provide({ actors: secondFactorActors(services) }),
  keys: keysMachine.provide({ actors: keysActors(services) }),
  passwordChange: passwordChangeMachine.provide({ actors: passwordChangeActors(services) }),
  dataExport: dataExportMachine.provide({ actors: dataExportActors(services) }),
  accountDeletion: accountDeletionMachine.provide({ actors: accountDeletionActors(services) }),
});
