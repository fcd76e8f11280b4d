import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { PreferencesTypes, Saved, SettingsChange } from './preferences.types.ts';

const base = setup({
  types: {} as PreferencesTypes,
  actors: { saveSettings: port<Saved, { change: SettingsChange }>('saveSettings') },
});

/** The port, guard and actions of the preferences. */
export const preferencesSetup = base.extend({ guards: { isSaved: (_, saved: Saved) => 'settings' in saved } }).extend({
  actions: {
    assignChange: assign(({ context, event }) => ({ change: { ...context.change, ...asserted(event, 'settings.changed').change } })),
    assignSettings: assign((_, saved: Saved) => ({
      settings: required('settings' in saved ? saved.settings : null, 'settings'),
      change: null,
    })),
    clearChange: assign({ change: null }),
    emitSaved: emit(notice('success', { key: 'settingsSaved' })),
    emitNotSaved: emit((_, saved: Saved) =>
      notice('error', required('refusal' in saved ? saved : null, 'refusal').refusal ?? { key: 'operationFailed' }),
    ),
    emitUnanswered: emit(unanswered),
  },
});
