import type { changeSettings, getSettings } from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';
import type { Refusal } from '../kit/outcome.ts';

export type Settings = Infer<typeof getSettings.data>;
export type SettingsChange = Infer<typeof changeSettings.body>;

/** The server's answer to a change of the settings. */
export type Saved = { settings: Settings } | { refusal: Refusal };

export type PreferencesContext = {
  /** The settings that the server has. */
  settings: Settings;
  /** The change being sent; shown as if it were saved. */
  change: SettingsChange | null;
};

export type PreferencesEvent = { type: 'settings.changed'; change: SettingsChange };

export type PreferencesTypes = {
  context: PreferencesContext;
  events: PreferencesEvent;
  input: { settings: Settings };
  emitted: Notice;
};
