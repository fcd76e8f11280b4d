/** The credit history, walked in a browser: a paginated list. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { listingModel } from '../../../machines/listing/listing.model.ts';
import type { ListingSnapshot } from '../../../machines/listing/listing.selectors.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const history = ['/api/credit/history'];

const lineOf = ({ id }: { id: string }) => ({
  id,
  at: '2026-11-21T12:00:00.000Z',
  kind: 'grant',
  source: 'daily',
  amount: 19,
  balance: 19,
  job: null,
  tool: null,
  txn: null,
});

class Reader extends Person {
  private isOpen = false;
  private isMet = false;
  private token = 'A';

  section = () => this.page.locator('#history');

  async comes(): Promise<void> {
    if (this.isOpen) {
      await this.banner().getByRole('link', { name: 'Pricing' }).click();
      await expect(this.section()).toHaveCount(0);
      await this.page.goBack();
    } else {
      this.isOpen = true;
      await this.open('/settings', { token: this.token });
    }
  }

  /** Who is here is known soon after the page; later, somebody else comes. */
  async isMetOrChanges(): Promise<void> {
    if (this.isMet) await this.isSomebodyElse();
    this.isMet = true;
  }

  async isSomebodyElse(): Promise<void> {
    this.token = this.token === 'A' ? 'B' : 'A';
    await this.inAnotherTab(storageKeys.token, this.token);
    await expect.poll(() => this.site.calls.isHeldFor(this.token, history[0]!)).toBe(true);
  }
}

walkInBrowser(
  {
    ...listingModel,
    inputs: [{ isOwnerKnown: false }],
    events: {
      ...listingModel.events,
      'list.outdated': (snapshot: ListingSnapshot) => (snapshot.matches('hidden') ? [] : [{}]),
    },
  },
  {
    background: {
      ...usual,
      '/api/pay/check-first-purchase': { is_first_purchase: true },
      '/api/pay/subscription-info': unsubscribed,
    },
    nobodyCauses: { 'filter.chosen': 'a history is whole; the gallery of templates is narrowed, in a test of its own' },
    nobodySees: { hidden: 'no page is open yet', awaitingOwner: 'it is left as soon as it is entered' },
    nobodyTakes: {
      'hidden — list.outdated → stays': 'before the page is opened nobody has a list',
      'hidden — list.shown [isOwnerKnown]': 'who is here is known only after the page is there',
    },
    subject: (page, site) => {
      const person = new Reader(page, site);
      const more = person.section().getByRole('button', { name: 'Show more' });
      const lines = ({ context }: ListingSnapshot) => expect(person.section().locator('tbody tr')).toHaveCount(context.items.length);
      return {
        start: async () => {},
        events: {
          'list.shown': () => person.comes(),
          'list.outdated': () => person.isMetOrChanges(),
          'more.requested': () => more.click(),
          'retry.clicked': () => person.section().getByRole('button', { name: 'Try again' }).click(),
          'done.loadPage': ({ event: { output } }: { event: AnyEventObject }) =>
            site.calls.answer(history, output ? granted({ ...output, items: output.items.map(lineOf) }) : refused(codes.unavailable)),
          'failed.loadPage': () => site.calls.fail(history),
        },
        states: {
          loading: async () => {
            await expect(person.section().getByRole('status')).toHaveText('Loading your history');
            await expect.poll(() => site.calls.isHeld(...history)).toBe(true);
          },
          ready: async (snapshot) => {
            await lines(snapshot);
            await expect(more).toHaveCount(snapshot.context.next === null ? 0 : 1);
          },
          loadingMore: async (snapshot) => {
            await lines(snapshot);
            await expect(more).toHaveAttribute('aria-busy', 'true');
          },
          moreFailed: async (snapshot) => {
            await lines(snapshot);
            await expect(person.section().getByRole('alert')).toHaveText('We couldn’t load the rest.');
          },
          empty: () => expect(person.section()).toContainText('No credits have been added or spent yet.'),
          failed: () => expect(person.section()).toContainText('We couldn’t load your history.'),
        },
      };
    },
  },
);
