import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from './preferences.machine.ts';
import type { Settings } from './preferences.types.ts';

export type PreferencesSnapshot = SnapshotFrom<typeof preferencesMachine>;

/** The settings on screen, a pending change included. */
export function selectSettings({ context: { settings, change } }: PreferencesSnapshot): Settings {
  const { locale, marketing } = settings;
  return { ...settings, locale: change?.locale === undefined ? locale : change.locale, marketing: change?.marketing ?? marketing };
}
