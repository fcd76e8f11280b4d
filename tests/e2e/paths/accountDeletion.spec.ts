/** The deletion of an account, walked in a browser: in two steps, with the password or a mailed code. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { accountDeletionModel } from '../../../machines/accountDeletion/accountDeletion.model.ts';
import { selectProof } from '../../../machines/accountDeletion/accountDeletion.selectors.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { answerOf, background, Owner } from '../kit/owner.ts';

const me = ['/api/users/me'];
const mail = ['/api/users/mail_send'];

walkInBrowser(accountDeletionModel, {
  background,
  nobodyCauses: {},
  nobodySees: {},
  subject: (page, site) => {
    const person = new Owner(page, site);
    const proof = person.main().getByLabel(/^(Code from your email|Your password)$/);
    return {
      start: ({ email, hasPassword }) => person.sees({ settings: { email, password: hasPassword } }),
      events: {
        'deletion.asked': () => person.button('Delete my account').click(),
        'proof.changed': ({ event }: { event: AnyEventObject }) => proof.fill(event['value']),
        'code.requested': () => person.button('Send code').click(),
        'done.confirmation': ({ event }: { event: AnyEventObject }) =>
          person.button(event['output'].confirmed ? 'Yes, delete everything' : 'Keep my account').click(),
        'done.sendCode': (step: { event: AnyEventObject }) => site.calls.answer(mail, answerOf(step)),
        'failed.sendCode': () => site.calls.fail(mail),
        'done.deleteAccount': (step: { event: AnyEventObject }) => site.calls.answer(me, answerOf(step)),
        'failed.deleteAccount': () => site.calls.fail(me),
      },
      states: {
        staying: () => expect(person.button('Delete my account')).toBeVisible(),
        'asked.answering': async (snapshot) => {
          await expect(person.button('Keep my account')).toBeVisible();
          await expect(proof).toHaveValue(selectProof(snapshot));
        },
        'asked.mailing': () => expect(person.button('Sending…')).toBeVisible(),
        deleting: () => expect(person.button('Yes, delete everything')).toHaveAttribute('aria-busy', 'true'),
        deleted: async () => {
          await site.calls.answer(['/api/users/logout'], granted(null));
          await expect(person.logIn()).toBeVisible();
        },
      },
    };
  },
});
