/** The age question, walked in a browser on the page of a tool for adults. */
import { expect } from '@playwright/test';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { ageModel } from '../../../machines/age/age.model.ts';
import { Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

walkInBrowser(ageModel, {
  nobodyCauses: {},
  nobodySees: {},
  subject: (page, site) => {
    const person = new Person(page, site);
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const submit = page.locator('main form button[type=submit]');
    return {
      start: async () => {
        await person.open('/ai-french-kiss-video-generator');
        await submit.click();
      },
      events: {
        'age.confirmed': () => button('Yes, I am 18 or older').click(),
        'age.denied': () => button('No').click(),
        'question.reopened': () => button('I chose the wrong answer').click(),
        // The question was answered in another tab before this page reloads.
        'age.recalled': async () => {
          await person.inAnotherTab(storageKeys.adult, 'true');
          await page.reload();
          await expect(submit).toBeVisible();
        },
      },
      states: {
        asked: async () => {
          await expect(button('Yes, I am 18 or older')).toBeVisible();
          await expect(submit).toBeVisible();
        },
        confirmed: async () => {
          await expect(submit).toBeVisible();
          await expect(button('Yes, I am 18 or older')).toHaveCount(0);
        },
        denied: async () => {
          await expect(button('I chose the wrong answer')).toBeVisible();
          await expect(submit).toHaveCount(0);
        },
      },
    };
  },
});
