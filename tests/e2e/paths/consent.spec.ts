/** The consent step, walked in a browser on the page of a tool that requires it. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { consentModel } from '../../../machines/consent/consent.model.ts';
import type { ConsentSnapshot } from '../../../machines/consent/consent.selectors.ts';
import type { ConsentAnswer, ConsentRecalled } from '../../../machines/consent/consent.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { mask } from '@iridia/chartkit/record/mask';
import type { Witnessed } from '../../model/browser/witness.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import form from '../../../copy/en/pages/form.ts';

const giving = ['POST /api/consents'];
const recalling = ['GET /api/consents'];
const image = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The chart of the form learns of a consent. */
const isConsentOfForm = ({ chart, event }: Witnessed) => chart === 'form' && event.type === 'field.changed' && event['name'] === 'consent';

class Shown extends Person {
  private token = 'A';

  step = () => this.page.getByRole('group', { name: form.consent.title }).first();
  subject = (name: 'me' | 'agreed') => this.step().getByRole('button', { name: form.consent[name], exact: true });

  async givesImage(): Promise<void> {
    const field = this.page.locator('main input[type=file]').first();
    await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: image });
  }

  async takesImageBack(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).first().click();
  }

  async isSomebodyElse(): Promise<void> {
    this.token = this.token === 'A' ? 'B' : 'A';
    await this.inAnotherTab(storageKeys.token, this.token);
  }

  answers(answer: ConsentAnswer): Promise<void> {
    return this.site.calls.answer(giving, 'receipt' in answer ? granted(answer.receipt) : refused(codes.unavailable, answer.refusal));
  }

  recalls(receipt: ConsentRecalled): Promise<void> {
    return this.site.calls.answer(recalling, granted({ items: receipt ? [receipt] : [] }));
  }
}

walkInBrowser(
  {
    ...consentModel,
    events: {
      ...consentModel.events,
      // Where nobody is shown, and once it is answered, there is nothing to choose from.
      'subject.chosen': (snapshot: ConsentSnapshot) =>
        snapshot.context.isFilled && !snapshot.matches('given') && !snapshot.matches('giving')
          ? (['me', 'agreed'] as const).map((subject) => ({ subject }))
          : [],
      'change.clicked': ({ context }: ConsentSnapshot) => (context.isFilled ? [{}] : []),
      'retry.clicked': ({ context }: ConsentSnapshot) => (context.isFilled ? [{}] : []),
      'files.changed': ({ context }: ConsentSnapshot) => [{ refs: context.isFilled ? [] : ['me'] }],
    },
  },
  {
    nobodyCauses: { 'consent.revoked': 'happens on another page, the settings' },
    nobodySees: {},
    subject: (page, site, done) => {
      const person = new Shown(page, site);
      /** The question is there while somebody is shown. */
      const asks = async ({ context }: ConsentSnapshot) => expect(person.subject('me')).toHaveCount(context.isFilled ? 1 : 0);
      return {
        start: async () => {
          await person.open('/ai-face-swap', { token: 'A' });
          await page.locator('main form button[type=submit]').click();
          await page.getByRole('button', { name: 'Yes, I am 18 or older' }).click();
        },
        events: {
          'subject.chosen': ({ event }: { event: AnyEventObject }) => person.subject(event['subject']).click(),
          'change.clicked': () => page.getByRole('main').getByRole('button', { name: form.consent.change, exact: true }).click(),
          'files.changed': ({ event }: { event: AnyEventObject }) =>
            event['refs'].length > 0 ? person.givesImage() : person.takesImageBack(),
          'retry.clicked': () => person.step().getByRole('button', { name: 'Try again' }).click(),
          // The images leave with the user, and somebody else brings one.
          'session.changed': async ({ state }: { state: ConsentSnapshot }) => {
            await person.isSomebodyElse();
            await expect(page.getByRole('main').getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
            if (state.context.isFilled) await person.givesImage();
          },
          'done.giveConsent': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.giveConsent': () => site.calls.fail(giving),
          'done.recallConsent': ({ event }: { event: AnyEventObject }) => person.recalls(event['output']),
          'failed.recallConsent': () => site.calls.fail(recalling),
        },
        states: {
          unasked: asks,
          recalling: asks,
          asked: asks,
          giving: async ({ context }) => {
            if (context.isFilled) await expect(person.step()).toContainText('Saving your consent…');
          },
          given: async ({ context }) => {
            const confirmed = page.getByText(form.consent.confirmed[context.subject!]);
            await expect(confirmed).toHaveCount(context.isFilled ? 1 : 0);
            // The form has the receipt, which nothing shows.
            const { value } = mask({ name: 'consent', value: context.receipt }) as { value: string };
            expect(value).not.toBe('');
            await expect.poll(() => done.findLast(isConsentOfForm)?.event['value']).toBe(value);
          },
          failed: async ({ context }) => {
            if (context.isFilled) await expect(person.step()).toContainText(form.consent.failed);
          },
        },
      };
    },
  },
);
