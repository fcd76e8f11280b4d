/** Inviting a friend, walked in a browser: the clipboard waits like a call until the path specifies what becomes of it. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { inviteModel } from '../../../machines/invite/invite.model.ts';
import type { InviteSnapshot } from '../../../machines/invite/invite.selectors.ts';
import type { InviteAnswer } from '../../../machines/invite/invite.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { holdClipboard, refuseCopy, takeCopy } from '../../model/browser/held-clipboard.ts';
import { Person } from '../../model/browser/person.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const code = ['/api/users/invite-code'];

class Host extends Person {
  private token = 'A';

  invitation = () => this.dialog('Invite friends, earn credits');
  link = () => this.invitation().getByLabel('Your invite link');

  async arrives(): Promise<void> {
    await holdClipboard(this.page);
    await this.open('/operation', { token: this.token });
  }

  async isSomebodyElse(): Promise<void> {
    this.token = this.token === 'A' ? 'B' : 'A';
    await this.inAnotherTab(storageKeys.token, this.token);
    // The form that asked for a sign-in is no longer needed.
    const form = this.dialog('Log in');
    if ((await form.count()) === 0) return;
    await expect.poll(() => this.site.calls.isHeld(...code)).toBe(true);
    await this.page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }

  async shares(network: 'reddit' | 'messenger'): Promise<void> {
    await this.invitation().getByRole('button', { name: 'Share', exact: true }).click();
    const opened = this.page.context().waitForEvent('page');
    const choice = this.page.getByRole('button', { name: `Share on ${network}` });
    await choice.click();
    // Messenger's site waits for the copy, which a later step answers.
    const closed = opened.then((page) => page.close());
    if (network === 'reddit') await closed;
    else closed.catch(() => undefined);
    await choice.press('Escape');
    await expect(choice).toHaveCount(0);
  }

  answers(answer: InviteAnswer): Promise<void> {
    if (answer.kind === 'link') return this.site.calls.answer(code, granted({ invite_code: 'ABC' }));
    return this.site.calls.answer(code, refused(answer.kind === 'signIn' ? codes.signInNeeded : codes.unavailable));
  }
}

walkInBrowser(
  {
    ...inviteModel,
    inputs: [{ isMobile: false }],
    events: {
      ...inviteModel.events,
      // The session changes by a sign-in in another tab.
      'session.changed': (snapshot: InviteSnapshot) => (snapshot.matches('awaitingSignIn') ? [] : [{ who: 'user' as const }]),
    },
  },
  {
    background: { ...usual, '/api/pay/check-first-purchase': { is_first_purchase: true }, '/api/pay/subscription-info': unsubscribed },
    nobodyCauses: { 'failed.copyByTextArea': 'a text area that cannot be copied from says so, and does not throw' },
    nobodyTakes: { 'awaitingSignIn — session.changed': 'the sign-in ends with it' },
    nobodySees: { 'ready.copyingByTextArea': 'it is left as soon as it is entered' },
    subject: (page, site) => {
      const person = new Host(page, site);
      const copy = person.invitation().getByRole('button', { name: /^(Copy link|Copied)$/ });
      const hasLink = () => expect(person.link()).toHaveValue(`${site.address}/?invite_code=ABC`);
      return {
        start: () => person.arrives(),
        events: {
          'invite.opened': () => page.getByRole('main').getByRole('button', { name: 'Invite a friend' }).click(),
          'invite.closed': () => person.closesDialogs(),
          'retry.clicked': () => person.invitation().getByRole('button', { name: 'Try again' }).click(),
          'copy.clicked': () => copy.click(),
          'share.chosen': ({ event }: { event: AnyEventObject }) => person.shares(event['network']),
          'session.changed': () => person.isSomebodyElse(),
          'done.signIn': ({ event }: { event: AnyEventObject }) =>
            event['output'].signedIn ? person.isSomebodyElse() : page.keyboard.press('Escape'),
          'done.fetchLink': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.fetchLink': () => site.calls.fail(code),
          'done.copyText': () => takeCopy(page),
          // What becomes of the text area is settled before the clipboard refuses: the next gesture does both.
          'failed.copyText': () => {},
          'done.copyByTextArea': ({ event }: { event: AnyEventObject }) => refuseCopy(page, event['output']),
          'after.copiedTime': () => page.clock.runFor(2000),
        },
        states: {
          closed: () => expect(person.invitation()).toHaveCount(0),
          loading: async () => {
            await expect(person.link()).toHaveValue('');
            await expect(copy).toBeDisabled();
          },
          awaitingSignIn: () => expect(person.dialog('Log in')).toBeVisible(),
          failed: () => expect(person.invitation().getByRole('alert')).toContainText('We couldn’t load your link.'),
          'ready.idle': async () => {
            await hasLink();
            await expect(copy).toHaveText('Copy link');
          },
          'ready.copying': async () => {
            await hasLink();
            await expect(copy).toHaveText('Copy link');
          },
          'ready.copied': () => expect(copy).toHaveText('Copied'),
          'ready.notCopied': () => expect(person.invitation().getByText('Please copy the selected link yourself.')).toBeVisible(),
        },
      };
    },
  },
);
