/** A form that is sent once, walked in a browser: the message to the operator. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import type { FieldError } from '../../../machines/form/form.types.ts';
import { submissionModel } from '../../../machines/submission/submission.model.ts';
import { selectFieldValue, type SubmissionSnapshot } from '../../../machines/submission/submission.selectors.ts';
import type { SubmissionAnswer } from '../../../machines/submission/submission.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const contact = ['/api/contact'];

const isWritten = (snapshot: SubmissionSnapshot) => selectFieldValue(snapshot, 'message') === 'Hello';

class Writer extends Person {
  form = () => this.page.getByRole('main').locator('form');
  message = () => this.form().getByLabel('Your message');
  send = () => this.form().getByRole('button', { name: 'Send' });

  /** The address is there already for who is signed in, until the message has been sent. */
  async writes(words: string): Promise<void> {
    await this.form().getByLabel('Your email').fill('ann@example.com');
    await this.message().fill(words);
  }

  answers(answer: SubmissionAnswer): Promise<void> {
    return this.site.calls.answer(contact, 'sent' in answer ? granted(null) : refused(codes.tooManyAttempts, answer.refusal));
  }
}

walkInBrowser(
  {
    ...submissionModel,
    outcomes: {
      ...submissionModel.outcomes,
      checkFields: {
        ...submissionModel.outcomes.checkFields,
        done: (snapshot: SubmissionSnapshot): Record<string, FieldError>[] =>
          isWritten(snapshot) ? [{}] : [{ message: { rule: 'required' } }],
      },
    },
  },
  {
    nobodyCauses: {
      'failed.checkFields': 'the rules of the form are in the code of its page',
      'field.given': 'the address of another page gives it, before this form is on screen',
      'field.offered': 'the session offers it, before this form is on screen',
    },
    nobodySees: { checking: 'it is left as soon as it is entered' },
    subject: (page, site) => {
      const person = new Writer(page, site);
      return {
        start: () => person.open('/contact-us', { token: 'A' }),
        events: {
          'field.changed': ({ event }: { event: AnyEventObject }) => person.writes(event['value']),
          'form.submitted': () => person.send().click(),
          'another.requested': () => page.getByRole('main').getByRole('button', { name: 'Write another message' }).click(),
          // The form is validated as soon as it is submitted.
          'done.checkFields': () => {},
          'done.send': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.send': () => site.calls.fail(contact),
        },
        states: {
          filling: async (snapshot) => {
            await expect(person.message()).toHaveValue(isWritten(snapshot) ? 'Hello' : '');
            await expect(person.send()).not.toHaveAttribute('aria-busy', 'true');
            const isFaulty = 'message' in snapshot.context.errors;
            await expect(person.form().getByText('Please fill this in.').last()).toBeVisible({ visible: isFaulty });
            if (snapshot.context.refusal) await expect(person.form().getByRole('alert')).toContainText(snapshot.context.refusal);
          },
          sending: () => expect(person.send()).toHaveAttribute('aria-busy', 'true'),
          sent: () => expect(page.getByRole('main').getByText('Message sent')).toBeVisible(),
        },
      };
    },
  },
);
