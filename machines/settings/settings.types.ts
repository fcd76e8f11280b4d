import type { changeSettings, deleteMe, getSettings, replacePassword, sessionItem } from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice, NoticeText } from '../kit/notice.ts';

export type Settings = Infer<typeof getSettings.data>;
export type SettingsChange = Infer<typeof changeSettings.body>;
/** A device where the user is signed in. */
export type SignedInDevice = Infer<typeof sessionItem>;

/** What the page shows of an account; null when the server refused. */
export type Account = { settings: Settings; devices: SignedInDevice[] };

export type SettingsContext = {
  account: Account | null;
  /** The change being sent; shown as if it were saved. */
  change: SettingsChange | null;
  /** The device that is being signed out. */
  device: string | null;
  /** What the user typed to prove who they are before the deletion: the password, or a code if the account has none. */
  proof: string;
  /** The present and the new password, as typed. */
  secret: Secret;
};

export type Secret = Readonly<Record<'present' | 'next', string>>;
export type NewPassword = Infer<typeof replacePassword.body>;

export type Proof = Infer<typeof deleteMe.body>;

/** The outcome of a request: null on success, otherwise the message to show. */
export type Refusal = NoticeText | null;

export type SettingsEvent =
  | { type: 'settings.shown' }
  | { type: 'retry.pressed' }
  | { type: 'settings.changed'; change: SettingsChange }
  | { type: 'device.ended'; id: string }
  | { type: 'export.requested' }
  | { type: 'password.asked' }
  | { type: 'password.typed'; field: keyof Secret; value: string }
  | { type: 'password.submitted' }
  | { type: 'password.abandoned' }
  | { type: 'deletion.asked' }
  | { type: 'proof.changed'; value: string }
  | { type: 'code.requested' }
  | { type: 'session.changed' };

export type SettingsEmitted = Notice | { type: 'account.deleted' };

/** The server's answer to a change of the settings. */
export type Saved = { settings: Settings } | { refusal: Refusal };

export type SettingsTypes = {
  context: SettingsContext;
  events: SettingsEvent;
  emitted: SettingsEmitted;
  children: { confirmation: 'confirmation' };
};
