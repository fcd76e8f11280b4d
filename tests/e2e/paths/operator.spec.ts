/** The operator's console, walked in a browser: missing, its second factor, open, failed, and gone with the operator. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { operatorModel } from '../../../machines/operator/operator.model.ts';
import { selectOverview, type OperatorSnapshot } from '../../../machines/operator/operator.selectors.ts';
import type { Acts, ConsoleStep, Overview } from '../../../machines/operator/operator.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person, submitInFooter } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

type Step = { event: AnyEventObject };
const calls = {
  step: ['GET /api/operator'],
  proof: ['/api/operator/proof'],
  today: ['/api/operator/today'],
  acts: ['/api/operator/acts'],
};
const away = refused(codes.unavailable);

class Operator extends Person {
  private token: string | null = null;
  private isAnother = false;

  main = () => this.page.getByRole('main');
  button = (name: string) => this.main().getByRole('button', { name, exact: true });
  code = () => this.main().getByLabel('Code', { exact: true });
  heading = (name: string) => this.main().getByRole('heading', { level: 1, name });

  isSomebodyElse(): void {
    this.isAnother = true;
  }

  /** Opens the page for the first time, as another user, or again. */
  async looks(): Promise<void> {
    if (this.token === null) {
      this.token = 'A';
      await this.open('/operator', { token: this.token });
    } else if (this.isAnother) {
      this.token = this.token === 'A' ? 'B' : 'A';
      await this.inAnotherTab(storageKeys.token, this.token);
    } else {
      await submitInFooter(this.page, 'Privacy policy');
      await expect(this.heading('Privacy policy')).toBeVisible();
      await this.page.goBack();
    }
    this.isAnother = false;
  }
}

const ofPerson = {
  ...operatorModel,
  // The page of the console has no way back from the step: a user who does not prove who they are leaves.
  outcomes: { ...operatorModel.outcomes, secondStep: { done: [{ passed: true, subject: null, token: null }], error: [] } },
};

walkInBrowser(ofPerson, {
  nobodyCauses: {},
  nobodyTakes: { 'proving — xstate.done.actor.secondStep → operator.asking': 'the page of the console has no way back from it' },
  nobodySees: { hidden: 'the page asks as soon as it knows who is here' },
  subject: (page, site) => {
    const person = new Operator(page, site);
    const isHeld = (paths: string[]) => expect.poll(() => site.calls.isHeld(...paths)).toBe(true);
    const isOpen = (snapshot: OperatorSnapshot) =>
      expect(person.main().getByText('Opened the console')).toHaveCount(selectOverview(snapshot)!.acts.items.length);
    return {
      start: async () => {},
      events: {
        'operator.shown': () => person.looks(),
        'session.changed': () => person.isSomebodyElse(),
        'retry.requested': () => person.button('Try again').click(),
        'more.requested': () => person.button('Show older').click(),
        'done.askStep': ({ event }: Step) => {
          const step = event['output'] as ConsoleStep | null;
          if (step === 'missing') return site.calls.answer(calls.step, refused(codes.notFound), 404);
          return site.calls.answer(calls.step, step === null ? away : granted({ step }));
        },
        'failed.askStep': () => site.calls.fail(calls.step),
        'done.secondStep': async () => {
          await person.code().fill('123456');
          await person.code().press('Enter');
          await site.calls.answer(calls.proof, granted(null));
        },
        'done.read': async ({ event }: Step) => {
          const overview = event['output'] as Overview | null;
          await site.calls.answer(calls.today, overview ? granted(overview.figures) : away);
          await site.calls.answer(calls.acts, overview ? granted(overview.acts) : away);
        },
        'failed.read': async () => {
          await site.calls.answer(calls.acts, granted({ items: [], next: null }));
          await site.calls.fail(calls.today);
        },
        'done.readMore': ({ event }: Step) => {
          const acts = event['output'] as Acts | null;
          return site.calls.answer(calls.acts, acts ? granted(acts) : away);
        },
        'failed.readMore': () => site.calls.fail(calls.acts),
      },
      states: {
        asking: () => isHeld(calls.step),
        missing: () => expect(page.locator('[data-missing]')).toBeVisible(),
        unready: () => expect(person.main().getByRole('link', { name: 'Open settings' })).toBeVisible(),
        proving: () => expect(person.heading('Confirm that it’s you')).toBeVisible(),
        reading: () => isHeld(calls.today),
        open: isOpen,
        readingMore: () => isHeld(calls.acts),
        failed: () => expect(person.button('Try again')).toBeVisible(),
      },
    };
  },
});
