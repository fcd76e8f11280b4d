/** The consent step, walked in a browser on the page of a tool that requires it. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { consentModel } from '../../../machines/consent/consent.model.ts';
import { selectIsAdult, selectSubject, type ConsentSnapshot } from '../../../machines/consent/consent.selectors.ts';
import type { ConsentAnswer } from '../../../machines/consent/consent.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { mask } from '../../../src/dev/live/mask.ts';
import type { Witnessed } from '../../model/browser/witness.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import form from '../../../copy/en/pages/form.ts';

const consents = ['/api/consents'];
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The chart of the form hears of a consent. */
const isConsentOfForm = ({ chart, event }: Witnessed) =>
  chart === 'generation' && event.type === 'field.changed' && event['name'] === 'consent';

class Shown extends Person {
  private token = 'A';

  step = () => this.page.getByRole('group', { name: form.consent.title }).first();
  subject = (name: string) =>
    this.step()
      .locator('label')
      .filter({ hasText: name === 'me' ? 'It’s me' : 'Someone who agreed' });

  /** Another picture may show another person. */
  async takesPictureBack(): Promise<void> {
    const field = this.page.locator('main input[type=file]').first();
    await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await this.page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).first().click();
  }

  async isSomebodyElse(): Promise<void> {
    this.token = this.token === 'A' ? 'B' : 'A';
    await this.inAnotherTab(storageKeys.token, this.token);
  }

  answers(answer: ConsentAnswer): Promise<void> {
    return this.site.calls.answer(consents, 'receipt' in answer ? granted(answer.receipt) : refused(codes.unavailable, answer.refusal));
  }
}

walkInBrowser(
  {
    ...consentModel,
    events: {
      ...consentModel.events,
      // An option that is already selected is not selected again.
      'subject.chosen': (snapshot: ConsentSnapshot) =>
        (['me', 'agreed'] as const).filter((subject) => subject !== selectSubject(snapshot)).map((subject) => ({ subject })),
      'files.changed': ({ context }: ConsentSnapshot) => [{ refs: context.refs.length > 0 ? [] : ['me'] }],
      'adult.confirmed': (snapshot: ConsentSnapshot) => [{ adult: !selectIsAdult(snapshot) }],
    },
  },
  {
    nobodyCauses: { 'consent.revoked': 'happens on another page, the settings' },
    nobodySees: {},
    subject: (page, site, done) => {
      const person = new Shown(page, site);
      const adult = person.step().getByRole('checkbox');
      const isAnswered = async (snapshot: ConsentSnapshot) => {
        await expect(adult).toBeChecked({ checked: selectIsAdult(snapshot) });
        await expect(person.step().getByRole('radio', { checked: true })).toHaveCount(selectSubject(snapshot) ? 1 : 0);
      };
      return {
        start: async () => {
          await person.open('/ai-face-swap', { token: 'A' });
          await page.getByRole('button', { name: 'Yes, I am 18 or older' }).click();
        },
        events: {
          'subject.chosen': ({ event }: { event: AnyEventObject }) => person.subject(event['subject']).click(),
          'adult.confirmed': () => adult.click(),
          // A picture that came is taken away at once.
          'files.changed': ({ event }: { event: AnyEventObject }) => (event['refs'].length > 0 ? undefined : person.takesPictureBack()),
          'retry.pressed': () => person.step().getByRole('button', { name: 'Try again' }).click(),
          'session.changed': () => person.isSomebodyElse(),
          'done.giveConsent': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.giveConsent': () => site.calls.fail(consents),
        },
        states: {
          asked: isAnswered,
          giving: async (snapshot) => {
            await isAnswered(snapshot);
            await expect(person.step()).toContainText('Saving your consent…');
          },
          given: async ({ context }) => {
            await expect(person.step()).toContainText('Thank you. Your consent is saved.');
            // The form has the receipt, which nothing shows.
            const { value } = mask({ name: 'consent', value: context.receipt }) as { value: string };
            expect(value).not.toBe('');
            await expect.poll(() => done.findLast(isConsentOfForm)?.event['value']).toBe(value);
          },
          failed: () => expect(person.step()).toContainText(form.consent.failed),
        },
      };
    },
  },
);
