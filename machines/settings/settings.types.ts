import type { SignedInDevice } from '../devices/devices.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { Settings } from '../preferences/preferences.types.ts';

/** What the server returns about an account. */
export type Account = { settings: Settings; devices: readonly SignedInDevice[] };

export type SettingsContext = {
  /** The account as it was loaded; what has changed since is in the charts of the parts. */
  account: Account | null;
};

export type SettingsEvent = { type: 'settings.shown' } | { type: 'retry.clicked' } | { type: 'session.changed' };

export type SettingsTypes = {
  context: SettingsContext;
  events: SettingsEvent;
  emitted: Notice;
  children: {
    preferences: 'preferences';
    devices: 'devices';
    keys: 'keys';
    secondFactor: 'secondFactor';
    passwordChange: 'passwordChange';
    dataExport: 'dataExport';
    accountDeletion: 'accountDeletion';
  };
};
