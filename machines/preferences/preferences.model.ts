import { askedOf, emitsExactly, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { preferencesMachine } from './preferences.machine.ts';
import { selectSettings, type PreferencesSnapshot } from './preferences.selectors.ts';
import type { Saved, Settings } from './preferences.types.ts';

const settings: Settings = { locale: 'en', email: 'ann@example.com', google: true, password: true, marketing: false };
const isAnswer = ({ gesture }: Observed) => gesture.endsWith('.saveSettings');

export const preferencesModel = chartModel({
  name: 'preferences',
  machine: preferencesMachine,
  inputs: [{ settings }],
  events: { 'settings.changed': [{ change: { marketing: true } }, { change: { locale: 'fr' } }] },
  outcomes: {
    saveSettings: {
      done: ({ context }: PreferencesSnapshot): Saved[] => [
        { settings: { ...settings, ...(context.change as Partial<Settings>) } },
        { refusal: { text: 'Not for a moment.' } },
        { refusal: null },
      ],
      error: [new Error('offline')],
    },
  },
  invariants: {
    'without a change in flight, the page shows what the server has': (snapshot) =>
      snapshot.context.change !== null || JSON.stringify(selectSettings(snapshot)) === JSON.stringify(snapshot.context.settings),
    'a change touches nothing else': (snapshot) => selectSettings(snapshot).email === settings.email,
  },
  rules: {
    'every answer is announced': emitsExactly({
      'done.saveSettings': ({ output }) =>
        'settings' in output
          ? [notice('success', { key: 'settingsSaved' })]
          : [notice('error', output.refusal ?? { key: 'operationFailed' })],
      'failed.saveSettings': () => [notice('error', { key: 'networkProblem' })],
    }),
    'the server is sent all changes that it has not answered, and none that it has': (way) => {
      if (way.at(-1)!.gesture !== 'settings.changed') return null;
      const pending = way.slice(way.findLastIndex(isAnswer) + 1).filter(({ gesture }) => gesture === 'settings.changed');
      const change = Object.assign({}, ...pending.map(({ event }) => event['change'] as object)) as object;
      const sent = askedOf('saveSettings')(way.at(-1)!);
      return JSON.stringify(sent) === JSON.stringify({ change }) ? null : `${JSON.stringify(sent)} is sent`;
    },
  },
  shows: {
    saved: ({ context }) => context.change === null,
    saving: (snapshot) => {
      const shown = selectSettings(snapshot);
      return Object.entries(snapshot.context.change ?? {}).every(([key, value]) => shown[key as keyof Settings] === value);
    },
  },
});
