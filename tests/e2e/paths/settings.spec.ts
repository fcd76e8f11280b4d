/** The settings of an account, walked in a browser: loaded, failed, shown, and gone with the user or the account. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { settingsModel } from '../../../machines/settings/settings.model.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { background, Owner, sessionsCall, settingsCall } from '../kit/owner.ts';

walkInBrowser(settingsModel, {
  background,
  nobodyCauses: {
    'done.preferences': 'the parts run as long as the settings',
    'done.devices': 'the parts run as long as the settings',
    'done.keys': 'the parts run as long as the settings',
    'done.secondFactor': 'the parts run as long as the settings',
    'done.passwordChange': 'the parts run as long as the settings',
    'done.dataExport': 'the parts run as long as the settings',
  },
  nobodySees: { hidden: 'the page looks as soon as it knows who is here' },
  subject: (page, site) => {
    const person = new Owner(page, site);
    return {
      start: async () => {},
      events: {
        'settings.shown': () => person.looks(),
        'retry.clicked': () => person.button('Try again').click(),
        'session.changed': () => person.isSomebodyElse(),
        'done.loadAccount': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
        'failed.loadAccount': async () => {
          await site.calls.answer(sessionsCall, granted([]));
          await site.calls.fail(settingsCall);
        },
        'done.accountDeletion': async () => {
          await person.button('Delete my account').click();
          await person.button('Yes, delete everything').click();
          await site.calls.answer(['/api/users/me'], granted(null));
          await site.calls.answer(['/api/users/logout'], granted(null));
          await expect(person.logIn()).toBeVisible();
          person.isSomebodyElse();
        },
      },
      states: {
        loading: async () => {
          await expect.poll(() => site.calls.isHeld(...settingsCall)).toBe(true);
          await expect(person.letters()).toHaveCount(0);
        },
        failed: () => expect(person.button('Try again')).toBeVisible(),
        shown: () => expect(person.letters()).toBeVisible(),
      },
    };
  },
});
