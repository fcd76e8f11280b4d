/** The public link of a creation, walked in a browser in the creation's menu. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { creation } from '../../../machines/deletion/deletion.sample.ts';
import type { Creation } from '../../../machines/creations/creation.ts';
import { shareModel } from '../../../machines/share/share.model.ts';
import { selectIsShareBusy, selectShareLink, type ShareSnapshot } from '../../../machines/share/share.selectors.ts';
import type { ShareAnswer } from '../../../machines/share/share.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { holdClipboard, refuseCopy, takeCopy } from '../../model/browser/held-clipboard.ts';
import { Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import notice from '../../../copy/en/pages/notice.ts';

/** The first is shared again and again; the other until somebody else is here, whose list has no menu open. */
const [first, second] = ['a', 'b'];
const hours = { [first!]: 9, [second!]: 8 };
const made = (id: string): Creation => ({
  ...creation(id),
  outputs: [{ url: `/files/${id}.png`, type: 'image/png', width: 512, height: 512, duration: null }],
  createdAt: `2026-11-21T0${hours[id]}:00:00.000Z`,
});

class Sharer extends Person {
  id = '';

  /** The call of this method. */
  call = (method: string) => `${method} /api/creations/${this.id}/share`;

  menu = () => this.page.getByRole('dialog', { name: 'Download and share' });
  opener = () =>
    this.page.getByRole('main').getByRole('button', { name: `Download and share: Sticker maker, Nov 21, 2026, ${hours[this.id]! + 1}:00` });
  share = () => this.menu().getByRole('button', { name: /^(Share|Copy link)$/ });
  stop = () => this.menu().getByRole('button', { name: 'Stop sharing' });
  link = () => this.menu().getByLabel('Anyone with this link');

  /** Opens the menu, for the first time or again. */
  async opens(): Promise<void> {
    if ((await this.menu().count()) > 0) {
      await this.page.keyboard.press('Escape');
      await expect(this.menu()).toHaveCount(0);
    }
    await this.opener().click();
    await this.share().waitFor();
  }

  /** The session changes in another tab. */
  async isSomebodyElse(): Promise<void> {
    await this.becomes('A');
    await expect(this.menu()).toHaveCount(0);
  }

  answers(method: string, answer: ShareAnswer): Promise<void> {
    return this.site.calls.answer([this.call(method)], answer ? granted({ url: answer.link }) : refused(codes.unavailable));
  }
}

walkInBrowser(
  {
    ...shareModel,
    inputs: [{ id: first! }, { id: second! }],
    events: {
      ...shareModel.events,
      'session.changed': (snapshot: ShareSnapshot) => (snapshot.context.id === second && snapshot.matches('shared') ? [{}] : []),
    },
  },
  {
    background: { ...usual, '/api/creations': { items: [made(first!), made(second!)], next: null } },
    nobodyCauses: { 'failed.copyLink': 'a text area that cannot be copied from says so, and does not throw' },
    nobodySees: {},
    subject: (page, site) => {
      const person = new Sharer(page, site);
      const isAsked = (method: string) => expect.poll(() => site.calls.isHeld(person.call(method))).toBe(true);
      const isReported = (words: string) => expect(person.notices()).toContainText(words);
      const shows = async (snapshot: ShareSnapshot) => {
        const link = selectShareLink(snapshot);
        await expect(person.share()).toHaveText(link === null ? 'Share' : 'Copy link');
        if (selectIsShareBusy(snapshot)) await expect(person.share()).toHaveAttribute('aria-busy', 'true');
        else await expect(person.share()).not.toHaveAttribute('aria-busy', 'true');
        if (link === null) await expect(person.link()).toHaveCount(0);
        else await expect(person.link()).toHaveValue(link);
      };
      return {
        start: async ({ id }) => {
          person.id = id;
          await holdClipboard(page);
          await person.open('/my-creations');
          await person.opens();
        },
        events: {
          'share.clicked': () => person.share().click(),
          'share.revoked': () => person.stop().click(),
          'session.changed': () => person.isSomebodyElse(),
          'done.readShare': ({ event }: { event: AnyEventObject }) => person.answers('GET', event['output']),
          'failed.readShare': () => site.calls.fail([person.call('GET')]),
          'done.share': async ({ event }: { event: AnyEventObject }) => {
            await person.answers('POST', event['output']);
            if (event['output'] === null) await isReported('The server says no.');
          },
          'failed.share': async () => {
            await site.calls.fail([person.call('POST')]);
            await isReported(notice.shareFailed);
          },
          'done.copyLink': async ({ event }: { event: AnyEventObject }) => {
            await (event['output'] ? takeCopy(page) : refuseCopy(page, false));
            await isReported(event['output'] ? notice.shareCopied : notice.shareNotCopied);
          },
          'done.unshare': async ({ event }: { event: AnyEventObject }) => {
            await site.calls.answer([person.call('DELETE')], event['output'] ? granted(null) : refused(codes.unavailable));
            await isReported(event['output'] ? 'Sharing stopped.' : 'The server says no.');
          },
          'failed.unshare': async () => {
            await site.calls.fail([person.call('DELETE')]);
            await isReported(notice.shareStopFailed);
          },
        },
        states: {
          unasked: async (snapshot) => {
            if ((await person.menu().count()) > 0) await shows(snapshot);
          },
          asking: async (snapshot) => {
            // Another account has other creations: the list closes with its menus, and asks again for what it had.
            if ((await person.menu().count()) > 0) await shows(snapshot);
            await isAsked('GET');
          },
          unshared: shows,
          sharing: async (snapshot) => {
            await shows(snapshot);
            await isAsked('POST');
          },
          copying: shows,
          shared: shows,
          revoking: async (snapshot) => {
            await shows(snapshot);
            await isAsked('DELETE');
          },
        },
      };
    },
  },
);
