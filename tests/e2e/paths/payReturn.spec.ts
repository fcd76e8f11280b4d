/** The page that a payment returns to, walked in a browser: by a visitor, by users, with and without a payment in its address. */
import { expect } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { times } from '../../../contract/facts/times.ts';
import type { Who } from '../../../machines/credits/credits.types.ts';
import type { payReturnMachine } from '../../../machines/payReturn/payReturn.machine.ts';
import { payReturnModel } from '../../../machines/payReturn/payReturn.model.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { greeted, Person, submitInFooter } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

type Snapshot = SnapshotFrom<typeof payReturnMachine>;
type Given = { path: string; query: string };

const named: Given = { path: '/pay-result', query: 'txn_id=t-1' };
const nameless: Given = { path: '/pay-result', query: '' };
const elsewhere: Given = { path: '/privacy-policy', query: '' };
const looking = ['/api/pay/transaction-detail/t-1'];

const isNew = ({ context }: Snapshot) => context.who === null;

class Buyer extends Person {
  private token: string | null = null;
  /** Until the page itself has reported who is here. */
  private isFirst = true;

  heading = (name: string) => this.page.getByRole('heading', { level: 1, name });
  again = () => this.page.getByRole('main').getByRole('button', { name: 'Check again' });

  async follows({ path, query }: Given): Promise<void> {
    if (this.page.url() === 'about:blank') {
      this.token = 'A';
      await this.keep({ ...greeted, [storageKeys.token]: this.token });
      await this.page.goto(`${this.site.address}${path}${query && `?${query}`}`);
    } else if (path === elsewhere.path) await submitInFooter(this.page, 'Privacy policy');
    else await this.page.goBack();
  }

  async is(who: Who): Promise<void> {
    if (this.isFirst) return void (this.isFirst = false);
    this.token = who === 'visitor' ? null : this.token === 'A' ? 'B' : 'A';
    await this.inAnotherTab(storageKeys.token, this.token);
  }

  isAsked = () => expect.poll(() => this.site.calls.isHeldFor(this.token, looking[0]!)).toBe(true);

  /** The outcome stays open until nobody asks any more. The question in the air ends with the time, and the last one is answered. */
  async waitsInVain(): Promise<void> {
    await this.site.calls.next(looking);
    await this.page.clock.fastForward(times.pollTimeout);
    await this.site.calls.answer(looking, granted({ status: 0 }));
    await this.again().click();
  }
}

walkInBrowser(
  {
    ...payReturnModel,
    events: {
      // A page is opened by its address once; from there a person leaves it and comes back.
      'query.given': (snapshot: Snapshot) => {
        if (!snapshot.matches('away')) return isNew(snapshot) ? [] : [elsewhere];
        if (isNew(snapshot)) return [named, nameless];
        return [snapshot.context.txn === null ? nameless : named];
      },
      'session.changed': (snapshot: Snapshot): { who: Who }[] => {
        if (isNew(snapshot)) return snapshot.matches('away') ? [] : [{ who: 'user' }];
        return snapshot.context.who === 'visitor' ? [{ who: 'user' }] : [{ who: 'visitor' }, { who: 'user' }];
      },
      'again.clicked': [{}],
    },
  },
  {
    nobodyCauses: {},
    nobodySees: { judging: 'it is left as soon as it is entered', waiting: 'who is here is known as soon as the page runs' },
    subject: (page, site) => {
      const person = new Buyer(page, site);
      return {
        start: async () => {},
        events: {
          'query.given': ({ event }: { event: AnyEventObject }) => person.follows({ path: event['path'], query: event['query'] }),
          'session.changed': ({ event }: { event: AnyEventObject }) => person.is(event['who']),
          'again.clicked': () => person.waitsInVain(),
        },
        states: {
          away: async (snapshot) => {
            if (!isNew(snapshot)) await expect(person.heading('Privacy policy')).toBeVisible();
          },
          nameless: () => expect(person.heading('No payment to show')).toBeVisible(),
          visitor: () => expect(person.heading('Log in to see your payment')).toBeVisible(),
          looking: () => person.isAsked(),
        },
      };
    },
  },
);
