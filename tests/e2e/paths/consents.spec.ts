/** The consents in the settings, walked in a browser: listed again for everybody who comes, and revoked in two clicks. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { consentsModel } from '../../../machines/consents/consents.model.ts';
import { selectReceipts } from '../../../machines/consents/consents.selectors.ts';
import type { Receipts, Revoked } from '../../../machines/consents/consents.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { SettingsPerson } from '../kit/owner.ts';

const list = '/api/consents';
const revoking = ['/api/consents/c1'];

class Consenter extends SettingsPerson {
  block = () => this.page.getByRole('main').getByRole('region', { name: 'Consents', exact: true });
  button = (name: string) => this.block().getByRole('button', { name, exact: true });

  async looks(): Promise<void> {
    await this.enters(this.block());
    await expect.poll(() => this.site.calls.isHeldFor(this.token, list)).toBe(true);
  }
}

walkInBrowser(consentsModel, {
  nobodyCauses: {},
  nobodySees: { hidden: 'the settings show the consents of whoever is there at once' },
  subject: (page, site) => {
    const person = new Consenter(page, site);
    const { calls } = site;
    return {
      start: async () => {},
      events: {
        'consents.shown': () => person.looks(),
        // Who comes next sees the settings, too.
        'session.changed': () => person.isSomebodyElse(),
        'retry.clicked': () => person.button('Try again').click(),
        'revocation.asked': () => person.button('Withdraw').click(),
        'done.confirmation': ({ event }: { event: AnyEventObject }) =>
          person.button(event['output'].confirmed ? 'Yes, withdraw and delete' : 'Keep it').click(),
        'done.listConsents': ({ event }: { event: AnyEventObject }) => {
          const items = event['output'] as Receipts;
          return calls.answer([list], items ? granted({ items }) : refused(codes.unavailable));
        },
        'failed.listConsents': () => calls.fail([list]),
        'done.revokeConsent': ({ event }: { event: AnyEventObject }) => {
          const refusal = event['output'] as Revoked;
          return calls.answer(revoking, refusal && 'text' in refusal ? refused(codes.unavailable, refusal.text) : granted(null));
        },
        'failed.revokeConsent': () => calls.fail(revoking),
      },
      states: {
        loading: () => expect(person.block()).toContainText('Loading your consents'),
        failed: () => expect(person.block()).toContainText('We couldn’t load your consents.'),
        'shown.listed': (snapshot) =>
          selectReceipts(snapshot).length > 0
            ? expect(person.button('Withdraw')).toHaveCount(selectReceipts(snapshot).length)
            : expect(person.block()).toContainText('You haven’t given any consent yet.'),
        'shown.asked': () => expect(person.block()).toContainText('Withdraw this consent and delete everything made with it?'),
        'shown.revoking': () => expect(person.button('Yes, withdraw and delete')).toHaveAttribute('aria-busy', 'true'),
      },
    };
  },
});
