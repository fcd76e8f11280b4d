/** The devices of an account, walked in a browser: signed out one at a time, or all others with a new password. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { devicesModel } from '../../../machines/devices/devices.model.ts';
import { selectDevices, selectEndingDevice } from '../../../machines/devices/devices.selectors.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { answerOf, background, Owner } from '../kit/owner.ts';
import words from '../../../copy/en/pages/settings.ts';

/** Each device has a browser of its own, by which the page names it. */
const agents: Readonly<Record<string, string>> = {
  this: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  other: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  third: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};
const browsers: Readonly<Record<string, RegExp>> = { other: /Safari/, third: /Chrome/ };

walkInBrowser(devicesModel, {
  background,
  nobodyCauses: {},
  nobodySees: {},
  subject: (page, site) => {
    const person = new Owner(page, site);
    const end = (id: string) => person.main().getByRole('button', { name: browsers[id]! });
    let ending = '';
    const call = () => [`/api/users/sessions/${ending}`];
    return {
      start: (input) => person.sees({ devices: input.devices.map((device) => ({ ...device, agent: agents[device.id]! })) }),
      events: {
        'device.ended': async ({ event }: { event: AnyEventObject }) => {
          ending = event['id'];
          await end(ending).click();
        },
        'password.replaced': async () => {
          await person.button('Change password').click();
          for (const field of ['present', 'next'] as const)
            await person.main().getByLabel(words.secret[field], { exact: true }).fill('Kaleido5cope');
          await person.button('Change password').click();
          await site.calls.answer(['/api/users/password'], granted(null));
        },
        'done.endSession': (step: { event: AnyEventObject }) => site.calls.answer(call(), answerOf(step)),
        'failed.endSession': () => site.calls.fail(call()),
      },
      states: {
        listed: (snapshot) =>
          expect(person.main().getByRole('button', { name: /^Log out: / })).toHaveCount(
            selectDevices(snapshot).filter(({ current }) => !current).length,
          ),
        ending: async (snapshot) => {
          const id = selectEndingDevice(snapshot)!;
          if (selectDevices(snapshot).some((device) => device.id === id)) await expect(end(id)).toHaveAttribute('aria-busy', 'true');
        },
      },
    };
  },
});
