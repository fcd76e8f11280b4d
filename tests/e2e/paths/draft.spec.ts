/** The saved form, walked in a browser on the page of the sticker maker. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { draftModel } from '../../../machines/draft/draft.model.ts';
import type { DraftForm } from '../../../machines/draft/draft.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import type { DraftSnapshot } from '../../../machines/draft/draft.selectors.ts';

const draft = ['/api/drafts/ai-sticker-maker'];

class Author extends Person {
  private token: string | null = null;
  private isOpen = false;
  private isRestored = false;
  private words = 'a cat';
  private drafts = 0;

  prompt = () => this.page.getByLabel('Describe your sticker');
  hasWords = () => expect(this.prompt()).toHaveValue(this.words);

  /** The page is opened, or the session changes. */
  async comes(): Promise<void> {
    if (this.isOpen) {
      this.token = this.token === 'A' ? 'B' : 'A';
      await this.inAnotherTab(storageKeys.token, this.token);
    } else {
      this.isOpen = true;
      this.words = '';
      await this.keep(greeted);
      await this.page.goto(`${this.site.address}/ai-sticker-maker`);
    }
  }

  /** A restored form appears at once, which does not count as an edit. */
  async writes(): Promise<void> {
    if (!this.isRestored) {
      this.drafts += 1;
      this.words = `cat number ${this.drafts}`;
      await this.prompt().fill(this.words);
    }
    this.isRestored = false;
  }

  async finds(form: DraftForm | null): Promise<void> {
    this.isRestored = form !== null;
    if (form) this.words = 'a cat';
    await this.site.calls.answer(draft, form ? granted({ inputs: { mode: 'text', ...form.values } }) : refused(codes.notFound));
  }
}

walkInBrowser(
  {
    ...draftModel,
    events: {
      ...draftModel.events,
      'session.changed': (snapshot: DraftSnapshot) => (snapshot.matches('restored') ? [] : [{}]),
      'form.changed': (snapshot: DraftSnapshot) => (snapshot.matches('waiting') ? [] : [{ values: { prompt: 'a cat' }, files: {} }]),
    },
  },
  {
    nobodyCauses: {},
    nobodySees: { waiting: 'the page says who is here as soon as it can be written in', restored: 'it is left as soon as it is entered' },
    subject: (page, site) => {
      const person = new Author(page, site);
      const isAsked = () => expect.poll(() => site.calls.isHeld(...draft)).toBe(true);
      return {
        start: async () => {},
        events: {
          'form.changed': () => person.writes(),
          'page.left': () => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
          'session.changed': () => person.comes(),
          'done.readDraft': ({ event }: { event: AnyEventObject }) => person.finds(event['output']),
          'failed.readDraft': () => site.calls.fail(draft),
          'done.keepDraft': ({ event }: { event: AnyEventObject }) =>
            site.calls.answer(draft, event['output'] ? granted({ inputs: {} }) : refused(codes.unavailable)),
          'failed.keepDraft': () => site.calls.fail(draft),
          'after.writingPause': () => page.clock.runFor(1000),
          'after.retryPause': () => page.clock.runFor(10_000),
        },
        states: {
          restoring: isAsked,
          kept: () => person.hasWords(),
          changed: () => person.hasWords(),
          keeping: isAsked,
          unkept: () => person.hasWords(),
        },
      };
    },
  },
);
