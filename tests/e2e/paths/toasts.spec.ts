/** The short messages at the top of the page, walked in a browser: a server that refuses each sign-in with a new message raises them. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { times } from '../../../contract/facts/times.ts';
import { toastsModel } from '../../../machines/toasts/toasts.model.ts';
import { selectToasts, type ToastsSnapshot } from '../../../machines/toasts/toasts.selectors.ts';
import { refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

class Reader extends Person {
  async arrives(): Promise<void> {
    await this.open('/login');
    await this.page.getByRole('main').getByLabel('Email').fill('ann@example.com');
    await this.page.getByRole('main').getByLabel('Password', { exact: true }).fill('Secret1');
  }

  async isRefused(words: string): Promise<void> {
    await this.page.getByRole('main').getByLabel('Password', { exact: true }).press('Enter');
    await this.site.calls.answer(['/api/users/login'], refused(codes.wrongCredentials, words));
  }

  /** Those on screen, in their order. */
  sees = async (snapshot: ToastsSnapshot): Promise<void> => {
    const sentences = selectToasts(snapshot).map(({ message }) => ('text' in message ? message.text : message.key));
    await expect(this.notices().getByRole('alert')).toHaveText(sentences);
  };
}

const isAlone = (snapshot: ToastsSnapshot) => snapshot.matches({ showing: 'running' }) && snapshot.context.visible.length === 1;

walkInBrowser(
  {
    ...toastsModel,
    events: {
      ...toastsModel.events,
      // The key that dismisses a toast holds the others for a moment.
      'toast.dismissed': (snapshot: ToastsSnapshot) => (isAlone(snapshot) ? snapshot.context.visible.map(({ id }) => ({ id })) : []),
    },
    // Toasts that were raised while the clock stood still end together.
    outcomes: { toast: { done: (snapshot: ToastsSnapshot) => (isAlone(snapshot) ? [undefined] : []), error: [] } },
  },
  {
    keepToasts: true,
    nobodyCauses: { 'toast.entered': 'the chart says so to itself' },
    nobodySees: {},
    nobodyTakes: {
      'toast.dismissed [isQueued]': 'only toasts on screen have a button',
      'toast.dismissed [hasNext]': 'the key that dismisses a toast holds the others for a moment: seen in the views',
      'toast.dismissed → stays': 'the key that dismisses a toast holds the others for a moment: seen in the views',
      'xstate.done.actor.* [hasNext]': 'toasts that were raised while the clock stood still end together',
      'xstate.done.actor.* → stays': 'toasts that were raised while the clock stood still end together',
    },
    subject: (page, site) => {
      const person = new Reader(page, site);
      return {
        start: () => person.arrives(),
        events: {
          'notice.raised': ({ event }: { event: AnyEventObject }) => person.isRefused(event['message'].text),
          'toast.dismissed': () => person.notices().getByRole('button', { name: 'Dismiss' }).first().press('Enter'),
          'attention.given': () => person.notices().getByRole('alert').first().hover(),
          'attention.taken': () => page.mouse.move(2, 700),
          'done.toast': () => page.clock.runFor(times.toast),
        },
        states: {
          empty: () => expect(person.notices().getByRole('alert')).toHaveCount(0),
          'showing.running': person.sees,
          // A toast stays for as long as the person looks at it.
          'showing.held': async (snapshot) => {
            await person.sees(snapshot);
            await page.clock.runFor(2 * times.toast);
            await person.sees(snapshot);
          },
        },
      };
    },
  },
);
