/** The faces of an image, walked in a browser on the page that swaps several of them. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { faceSearchModel } from '../../../machines/faceSearch/faceSearch.model.ts';
import type { FaceSearchSnapshot } from '../../../machines/faceSearch/faceSearch.selectors.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const search = ['/api/faces'];
const item = { name: '01JD.png', url: '/files/01JD.png', width: 800, height: 600, type: 'image/png', size: 90_000 };

walkInBrowser(
  {
    ...faceSearchModel,
    events: {
      ...faceSearchModel.events,
      // An image that is there is taken away before another is given.
      'target.changed': ({ context }: FaceSearchSnapshot) => [{ file: context.file === null ? item.name : null }],
    },
  },
  {
    background: { ...usual, '/api/drafts/multiple-face-swap': { inputs: {} } },
    nobodyCauses: {},
    nobodySees: {},
    subject: (page, site) => {
      const person = new Person(page, site);
      const main = page.getByRole('main');
      const find = main.getByRole('button', { name: 'Find faces' });
      const stands = async (words: string | null) => {
        await expect(find).not.toHaveAttribute('aria-busy', 'true');
        if (words) await expect(main.getByText(words)).toBeVisible();
      };
      return {
        start: () => person.open('/multiple-face-swap', { kept: { ...greeted, [storageKeys.adult]: 'true' } }),
        events: {
          'target.changed': async ({ event }: { event: AnyEventObject }) => {
            if (event['file'] === null) return main.getByRole('button', { name: 'Remove' }).first().click();
            await page
              .getByLabel('Choose a photo')
              .first()
              .setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer: Buffer.alloc(1000) });
            return site.calls.answer(['/api/dash/upload'], granted({ item }));
          },
          'search.clicked': () => find.click(),
          'done.findFaces': ({ event: { output } }: { event: AnyEventObject }) =>
            site.calls.answer(search, output ? granted({ faces: output, width: 800, height: 600 }) : refused(codes.unavailable)),
          'failed.findFaces': () => site.calls.fail(search),
        },
        states: {
          waiting: () => expect(find).toHaveCount(0),
          searching: async () => {
            await expect(find).toHaveAttribute('aria-busy', 'true');
            await expect.poll(() => site.calls.isHeld(...search)).toBe(true);
          },
          found: ({ context }) => stands(`${context.faces.length} face`),
          none: () => stands('We couldn’t find a face. Draw a box around it.'),
          failed: () => stands(null),
        },
      };
    },
  },
);
