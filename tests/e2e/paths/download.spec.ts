/** The credit history as a file, walked in a browser: one file at a time, saved, refused or not reached. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { downloadModel } from '../../../machines/download/download.model.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const history = ['/api/credit/history'];
const line = {
  id: 'l1',
  at: '2026-11-20T08:00:00.000Z',
  kind: 'grant',
  source: 'daily',
  amount: 19,
  balance: 19,
  job: null,
  tool: null,
  txn: null,
};
const whole = granted({ items: [line], next: null });

walkInBrowser(downloadModel, {
  nobodyCauses: {},
  nobodySees: {},
  subject: (page, site) => {
    const person = new Person(page, site);
    const button = page.locator('#history').getByRole('button', { name: 'Download CSV' });
    return {
      start: async () => {
        await person.open('/settings', { token: 'A' });
        await expect.poll(() => site.calls.isHeldFor('A', history[0]!)).toBe(true);
        await site.calls.answer(history, whole);
      },
      events: {
        'download.clicked': () => button.click(),
        'done.saveFile': async ({ event }: { event: AnyEventObject }) => {
          if (!event['output']) return site.calls.answer(history, refused(codes.unavailable));
          const saved = page.waitForEvent('download');
          await site.calls.answer(history, whole);
          return expect((await saved).suggestedFilename()).toBe('iridia-credits.csv');
        },
        'failed.saveFile': () => site.calls.fail(history),
      },
      states: {
        idle: () => expect(button).not.toHaveAttribute('aria-busy', 'true'),
        preparing: () => expect(button).toHaveAttribute('aria-busy', 'true'),
      },
    };
  },
});
