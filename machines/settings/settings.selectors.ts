import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine.ts';
import type { Account } from './settings.types.ts';

export type SettingsSnapshot = SnapshotFrom<typeof settingsMachine>;

/** Which state the page shows. */
export const selectSettingsPhase = ({ value }: SettingsSnapshot): 'hidden' | 'loading' | 'failed' | 'shown' => value;

/** The account as it was loaded; null while unknown. */
export const selectAccount = ({ context }: SettingsSnapshot): Account | null => context.account;

/** The charts of the parts, which run while the settings are shown; null otherwise. */
export type Parts = { [Part in keyof SettingsSnapshot['children']]-?: NonNullable<SettingsSnapshot['children'][Part]> };
export const selectParts = ({ children }: SettingsSnapshot): Parts | null => (children.preferences ? (children as Parts) : null);
/** Whether two selections are of the same parts, which start and stop together. */
export const areSameParts = (one: Parts | null, other: Parts | null): boolean => one?.preferences === other?.preferences;
