/** The inspection of a file or its digest, walked in a browser. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { inspectionModel } from '../../../machines/inspection/inspection.model.ts';
import type { InspectionAnswer } from '../../../machines/inspection/inspection.types.ts';
import type { InspectionSnapshot } from '../../../machines/inspection/inspection.selectors.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const verify = ['/api/verify'];

/** The form is there while nothing is asked. */
const isAsking = (snapshot: InspectionSnapshot) => snapshot.matches('waiting');

walkInBrowser(
  {
    ...inspectionModel,
    events: {
      ...inspectionModel.events,
      'file.given': (snapshot: InspectionSnapshot) =>
        isAsking(snapshot) ? [{ file: { ref: 'file-1', name: 'cat.png', type: 'image/png', size: 1000 } }] : [],
      'digest.given': (snapshot: InspectionSnapshot) =>
        isAsking(snapshot) ? [{ digest: ` ${'AB'.repeat(32)} ` }, { digest: 'no digest' }] : [],
    },
  },
  {
    nobodyCauses: {},
    nobodySees: {},
    subject: (page, site) => {
      const person = new Person(page, site);
      const main = page.getByRole('main');
      const digest = main.getByLabel('SHA-256 hash of the file');
      return {
        start: () => person.open('/verify'),
        events: {
          'file.given': ({ event }: { event: AnyEventObject }) => {
            const { name, type, size } = event['file'];
            return page.getByLabel('Choose a file').setInputFiles({ name, mimeType: type, buffer: Buffer.alloc(size) });
          },
          'digest.given': async ({ event }: { event: AnyEventObject }) => {
            await digest.fill(event['digest']);
            await digest.press('Enter');
          },
          'retry.clicked': () => main.getByRole('button', { name: 'Try again' }).click(),
          'another.requested': () => main.getByRole('button', { name: 'Check another file' }).click(),
          'done.inspect': ({ event }: { event: AnyEventObject }) => {
            const answer: InspectionAnswer = event['output'];
            return site.calls.answer(verify, 'findings' in answer ? granted(answer.findings) : refused(codes.invalidInput, answer.refusal));
          },
          'failed.inspect': () => site.calls.fail(verify),
        },
        states: {
          waiting: async () => {
            await expect(digest).toBeVisible();
            await expect(main.getByText('A SHA-256 hash has 64 characters')).toHaveCount(0);
          },
          faulty: () => expect(main.getByText('A SHA-256 hash has 64 characters')).toBeVisible(),
          inspecting: async () => {
            await expect(main.getByRole('progressbar', { name: 'Checking the file…' })).toBeVisible();
            await expect.poll(() => site.calls.isHeld(...verify)).toBe(true);
          },
          answered: () => expect(main.getByRole('heading', { name: 'Made here', exact: true })).toBeVisible(),
          failed: ({ context }) =>
            expect(main.getByRole('alert')).toContainText(context.refusal ?? 'We couldn’t reach the server. Please try again.'),
        },
      };
    },
  },
);
