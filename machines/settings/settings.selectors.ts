import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine.ts';
import type { Secret, Settings, SignedInDevice } from './settings.types.ts';

export type SettingsSnapshot = SnapshotFrom<typeof settingsMachine>;

/** Which state the page shows. */
export const selectSettingsPhase = (snapshot: SettingsSnapshot): 'hidden' | 'loading' | 'failed' | 'shown' =>
  snapshot.matches('shown') ? 'shown' : (snapshot.value as 'hidden' | 'loading' | 'failed');

/** The settings on screen, a pending change included; null while unknown. */
export function selectSettings({ context: { account, change } }: SettingsSnapshot): Settings | null {
  if (!account) return null;
  const { locale, marketing } = account.settings;
  return { ...account.settings, locale: change?.locale === undefined ? locale : change.locale, marketing: change?.marketing ?? marketing };
}

/** The devices where the user is signed in; empty while unknown. */
export const selectDevices = ({ context }: SettingsSnapshot): readonly SignedInDevice[] => context.account?.devices ?? [];
/** The device that is being signed out. */
export const selectEndingDevice = ({ context }: SettingsSnapshot): string | null => context.device;
/** Whether the export is being created: the button shows a spinner. */
export const selectIsExporting = (snapshot: SettingsSnapshot): boolean => snapshot.matches({ shown: { copy: 'making' } });
/** What the form of the new password shows. */
export const selectSecretStep = (snapshot: SettingsSnapshot): 'kept' | 'answering' | 'unfit' | 'changing' => {
  if (snapshot.matches({ shown: { secret: 'changing' } })) return 'changing';
  if (snapshot.matches({ shown: { secret: { asked: 'unfit' } } })) return 'unfit';
  return snapshot.matches({ shown: { secret: 'asked' } }) ? 'answering' : 'kept';
};
/** The present and the new password, as typed. */
export const selectSecret = ({ context }: SettingsSnapshot): Secret => context.secret;
/** Whether the page asks to confirm the account's deletion. */
export const selectIsDeletionAsked = (snapshot: SettingsSnapshot): boolean => snapshot.matches({ shown: { leaving: 'asked' } });
/** Whether the account is being deleted. */
export const selectIsDeleting = (snapshot: SettingsSnapshot): boolean => snapshot.matches({ shown: { leaving: 'deleting' } });
/** What was typed to prove who deletes the account. */
export const selectProof = ({ context }: SettingsSnapshot): string => context.proof;
/** Whether a code for the deletion is being mailed. */
export const selectIsSendingProof = (snapshot: SettingsSnapshot): boolean => snapshot.matches({ shown: { leaving: { asked: 'mailing' } } });
/** The question to the user that is on screen; null when nothing is asked. */
export const selectConfirmation = ({ children }: SettingsSnapshot): SettingsSnapshot['children']['confirmation'] | null =>
  children.confirmation ?? null;
