/** The change of a password, walked in a browser: typed, refused, replaced. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { passwordChangeModel } from '../../../machines/passwordChange/passwordChange.model.ts';
import { selectSecret } from '../../../machines/passwordChange/passwordChange.selectors.ts';
import type { Secret } from '../../../machines/passwordChange/passwordChange.types.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { answerOf, background, Owner } from '../kit/owner.ts';
import words from '../../../copy/en/pages/settings.ts';

const call = ['/api/users/password'];

walkInBrowser(passwordChangeModel, {
  background,
  nobodyCauses: {},
  nobodySees: { deciding: 'it is left at once' },
  subject: (page, site) => {
    const person = new Owner(page, site);
    const field = (name: keyof Secret) => person.main().getByLabel(words.secret[name], { exact: true });
    const change = person.button('Change password');
    return {
      start: ({ hasPassword }) => person.sees({ settings: { password: hasPassword } }),
      events: {
        'password.asked': () => change.click(),
        'password.typed': ({ event }: { event: AnyEventObject }) => field(event['field']).fill(event['value']),
        'password.submitted': () => change.click(),
        'password.abandoned': () => person.button(words.secret.keep).click(),
        'done.replacePassword': (step: { event: AnyEventObject }) => site.calls.answer(call, answerOf(step)),
        'failed.replacePassword': () => site.calls.fail(call),
      },
      states: {
        absent: () => expect(person.button('Set a new password')).toBeVisible(),
        kept: () => expect(person.button('Forgot it? Get a code by email')).toBeVisible(),
        'asked.answering': async (snapshot) => {
          await expect(person.main().getByRole('alert')).toHaveCount(0);
          for (const name of ['present', 'next'] as const) await expect(field(name)).toHaveValue(selectSecret(snapshot)[name]);
        },
        'asked.unfit': () => expect(person.main().getByRole('alert')).toContainText(words.secret.rule),
        changing: () => expect(change).toHaveAttribute('aria-busy', 'true'),
      },
    };
  },
});
