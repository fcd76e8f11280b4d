/** The preferences of an account, walked in a browser: each is saved as soon as it is changed. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { preferencesModel } from '../../../machines/preferences/preferences.model.ts';
import { selectSettings, type PreferencesSnapshot } from '../../../machines/preferences/preferences.selectors.ts';
import type { Saved } from '../../../machines/preferences/preferences.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { background, Owner, settingsCall } from '../kit/owner.ts';

const wantsLetters = (snapshot: PreferencesSnapshot) => selectSettings(snapshot).marketing;

walkInBrowser(
  {
    ...preferencesModel,
    events: {
      // A box is clicked to become what it is not; the language would lead to another page.
      'settings.changed': (snapshot: PreferencesSnapshot) => [{ change: { marketing: !wantsLetters(snapshot) } }],
    },
    outcomes: {
      saveSettings: {
        ...preferencesModel.outcomes.saveSettings,
        done: (snapshot: PreferencesSnapshot): Saved[] => [
          { settings: selectSettings(snapshot) },
          { refusal: { text: 'Not for a moment.' } },
        ],
      },
    },
  },
  {
    background,
    nobodyCauses: {},
    nobodySees: {},
    subject: (page, site) => {
      const person = new Owner(page, site);
      const showsLetters = (snapshot: PreferencesSnapshot) => expect(person.letters()).toBeChecked({ checked: wantsLetters(snapshot) });
      return {
        start: () => person.sees(),
        events: {
          'settings.changed': async () => {
            const before = site.calls.made(settingsCall);
            await person.letters().click();
            await expect.poll(() => site.calls.made(settingsCall)).toBe(before + 1);
          },
          'done.saveSettings': ({ event }: { event: AnyEventObject }) => {
            const saved = event['output'] as Saved;
            if ('settings' in saved) return site.calls.answer(settingsCall, granted(saved.settings));
            const text = saved.refusal && 'text' in saved.refusal ? saved.refusal.text : undefined;
            return site.calls.answer(settingsCall, refused(codes.unavailable, text));
          },
          'failed.saveSettings': () => site.calls.fail(settingsCall),
        },
        states: { saved: showsLetters, saving: showsLetters },
      };
    },
  },
);
