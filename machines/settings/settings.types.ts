import type { changeSettings, getSettings, sessionItem } from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice, NoticeText } from '../kit/notice.ts';

export type Settings = Infer<typeof getSettings.data>;
export type SettingsChange = Infer<typeof changeSettings.body>;
/** Where the person is signed in. */
export type SignedInDevice = Infer<typeof sessionItem>;

/** What the page shows of an account; null where the server refused to tell. */
export type Account = { settings: Settings; devices: SignedInDevice[] };

export type SettingsContext = {
  account: Account | null;
  /** On its way to the server; shown as if it were there already. */
  change: SettingsChange | null;
  /** The device that is being signed out. */
  device: string | null;
};

/** What came of a wish: null when it was done, else the sentence to show. */
export type Refusal = NoticeText | null;

export type SettingsEvent =
  | { type: 'settings.shown' }
  | { type: 'retry.pressed' }
  | { type: 'settings.changed'; change: SettingsChange }
  | { type: 'device.ended'; id: string }
  | { type: 'export.requested' }
  | { type: 'deletion.asked' }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.abandoned' }
  | { type: 'session.changed' };

export type SettingsEmitted = Notice | { type: 'account.deleted' };

/** What the server says to a change of the settings. */
export type Saved = { settings: Settings } | { refusal: Refusal };

export type SettingsTypes = { context: SettingsContext; events: SettingsEvent; emitted: SettingsEmitted };
