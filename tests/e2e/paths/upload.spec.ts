/** A file upload, walked in a browser on the page of the sticker maker. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { uploadModel } from '../../../machines/upload/upload.model.ts';
import type { FileFacts } from '../../../machines/upload/upload.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import making from '../../../copy/en/pages/making.ts';

const uploads = ['/api/dash/upload'];

class Giver extends Person {
  form = () => this.page.getByRole('form', { name: 'Make your sticker' });
  button = (name: string) => this.form().getByRole('button', { name, exact: true });

  async gives({ name, type, size }: FileFacts): Promise<void> {
    await this.open('/ai-sticker-maker');
    await this.page.getByRole('tab', { name: 'Image', exact: true }).click();
    await this.page.getByLabel('Choose a photo').setInputFiles({ name, mimeType: type, buffer: Buffer.alloc(size) });
  }
}

walkInBrowser(uploadModel, {
  nobodyCauses: {
    'sending.progressed': 'how far the bytes are is the network’s to tell; on one machine they are there at once',
    'sending.interrupted': 'only large videos go on after a broken line (e2e/videos)',
  },
  nobodySees: { checking: 'it is left as soon as it is entered', 'sending.interrupted': 'nobody causes it here' },
  subject: (page, site) => {
    const person = new Giver(page, site);
    const shows = (words: RegExp) => expect(person.form()).toContainText(words);
    return {
      start: ({ file }) => person.gives(file),
      events: {
        'sending.stored': ({ event }: { event: AnyEventObject }) => site.calls.answer(uploads, granted({ item: event['item'] })),
        'sending.refused': ({ event }: { event: AnyEventObject }) => site.calls.answer(uploads, refused(event['code'], event['msg'])),
        'sending.broken': () => site.calls.fail(uploads),
        'upload.retried': () => person.button('Try again').click(),
      },
      states: {
        'sending.flowing': () => shows(/cat\.jpg.*Uploading, \d+%/),
        failed: ({ context }) =>
          shows(context.failure && 'msg' in context.failure ? new RegExp(String(context.failure.msg)) : new RegExp(making.upload.failed)),
        refused: () =>
          shows(
            new RegExp(
              `This file is empty|This file has .* The limit is|${making.upload.type.split('.')[0]}|${making.upload.content.picture}`,
            ),
          ),
        stored: () => shows(/cat\.jpg.*Ready/),
      },
    };
  },
});
