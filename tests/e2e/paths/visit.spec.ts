/** Who is on which page, walked in a browser: the settings, left and found again by a visitor and by users. */
import { expect } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import type { Who } from '../../../machines/credits/credits.types.ts';
import type { visitMachine } from '../../../machines/visit/visit.machine.ts';
import { visitModel } from '../../../machines/visit/visit.model.ts';
import { greeted, Person, pressInFooter } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

type Snapshot = SnapshotFrom<typeof visitMachine>;

const settings = '/settings';
const elsewhere = '/privacy-policy';
const pageFirst = 'the page on screen is told before who is here, to a chart that comes with the page too';

walkInBrowser(
  {
    ...visitModel,
    events: {
      'page.shown': ({ context: { path } }: Snapshot) => [{ path: path === settings ? elsewhere : settings }],
      // The page opens to a visitor, as soon as it runs.
      'session.changed': ({ context: { who, path } }: Snapshot): { who: Who }[] =>
        path === null ? [] : [{ who: who === 'visitor' ? 'user' : 'visitor' }],
    },
  },
  {
    nobodyCauses: {},
    nobodySees: {},
    nobodyTakes: { 'incomplete — session.changed → stays': pageFirst, 'incomplete — page.shown [isWhoKnown]': pageFirst },
    subject: (page, site) => {
      const person = new Person(page, site);
      let token: string | null = null;
      const isAsked = (call: string) => expect.poll(() => site.calls.isHeldFor(token, call)).toBe(true);
      return {
        start: async () => {
          await person.keep(greeted);
          site.holdCode();
          await page.goto(site.address + settings, { waitUntil: 'commit' });
        },
        events: {
          'page.shown': async ({ event, state }: { event: AnyEventObject; state: Snapshot }) => {
            if (state.matches('incomplete')) site.sendCode();
            else if (event['path'] === settings) await page.goBack();
            else await pressInFooter(page, 'Privacy policy');
          },
          'session.changed': async ({ event }: { event: AnyEventObject }) => {
            if (event['who'] === 'visitor' && token === null) return;
            token = event['who'] === 'user' ? 'A' : null;
            await person.inAnotherTab(storageKeys.token, token);
          },
        },
        states: {
          incomplete: async () => {
            await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
            expect(site.calls.isHeld('/api/users/settings')).toBe(false);
          },
          complete: async ({ context: { who, path } }) => {
            if (path === elsewhere) return expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
            await isAsked('/api/consents');
            if (who === 'user') await isAsked('/api/users/settings');
            else await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
          },
        },
      };
    },
  },
);
