import { fromPromise } from 'xstate';
import type { Answer } from '../../contract/structs/envelope.ts';
import { refusalOf } from '../kit/outcome.ts';
import type { Saved, Settings, SettingsChange } from './preferences.types.ts';

export type PreferencesServices = {
  /** `PATCH /api/users/settings`. */
  changeSettings(change: SettingsChange, signal: AbortSignal): Promise<Answer<Settings>>;
};

/** Saves a change: the new settings, or the server's refusal. */
export const preferencesActors = (services: PreferencesServices) => ({
  saveSettings: fromPromise<Saved, { change: SettingsChange }>(async ({ input, signal }) => {
    const answer = await services.changeSettings(input.change, signal);
    return answer.data ? { settings: answer.data } : { refusal: refusalOf(answer) };
  }),
});
