import { assign, emit, setup } from 'xstate';
import { accountDeletionMachine } from '../accountDeletion/accountDeletion.machine.ts';
import { dataExportMachine } from '../dataExport/dataExport.machine.ts';
import { devicesMachine } from '../devices/devices.machine.ts';
import { keysMachine } from '../keys/keys.machine.ts';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { passwordChangeMachine } from '../passwordChange/passwordChange.machine.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts';
import type { Account, SettingsContext, SettingsTypes } from './settings.types.ts';

/** The account of settings that are shown. */
export const accountOf = ({ account }: SettingsContext): Account => required(account, 'account');

/** The email address of that account, and whether it has a password. */
export const ownerOf = (context: SettingsContext): { email: string; hasPassword: boolean } => {
  const { email, password } = accountOf(context).settings;
  return { email, hasPassword: password };
};

export const settingsSetup = setup({
  types: {} as SettingsTypes,
  actors: {
    loadAccount: port<Account | null>('loadAccount'),
    preferences: preferencesMachine,
    devices: devicesMachine,
    keys: keysMachine,
    secondFactor: secondFactorMachine,
    passwordChange: passwordChangeMachine,
    dataExport: dataExportMachine,
    accountDeletion: accountDeletionMachine,
  },
  guards: { isLoaded: (_, account: Account | null) => account !== null },
  actions: {
    assignAccount: assign((_, account: Account | null) => ({ account })),
    clearAccount: assign({ account: null }),
    emitUnanswered: emit(unanswered),
  },
});
