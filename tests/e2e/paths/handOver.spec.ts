/** A result on its way to another tool or to the clipboard, and what the start page gives, walked in a browser. */
import { expect } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { projectKey } from '../../../contract/facts/product.ts';
import type { SavedJob } from '../../../machines/form/form.types.ts';
import type { Job } from '../../../machines/job/job.types.ts';
import type { handOverMachine } from '../../../machines/handOver/handOver.machine.ts';
import { handOverModel } from '../../../machines/handOver/handOver.model.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { holdClipboard, refuseCopy, takeCopy } from '../../model/browser/held-clipboard.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

type Snapshot = SnapshotFrom<typeof handOverMachine>;

const file = '/files/result.png';
const job: Job = {
  id: 'job-1',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status: 'succeeded',
  progress: 1,
  stage: null,
  cost: 1,
  outputs: [{ url: file, type: 'image/png', width: 512, height: 512, duration: null }],
  notes: {},
  error: null,
};
const saved: SavedJob = { tool: job.tool, idempotencyKey: 'press-0', jobId: job.id, inputs: { mode: 'text', prompt: 'a fox' } };

const photo = { name: 'cat.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1200) };
const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear cat') };

class Giver extends Person {
  main = () => this.page.getByRole('main');
  copy = () => this.main().getByRole('button', { name: 'Copy image' });
  others = () => this.main().getByLabel('Continue in another tool');

  /** The result of a submit from an earlier visit. */
  async arrives(): Promise<void> {
    await holdClipboard(this.page);
    await this.open('/ai-sticker-maker', { kept: { ...greeted, [`${projectKey}Job.${job.tool}`]: JSON.stringify(saved) } });
    await this.copy().waitFor();
  }

  async returns(): Promise<void> {
    if (!this.page.url().includes('/ai-sticker-maker')) await this.banner().getByRole('link', { name: 'Stickers' }).click();
    await this.copy().waitFor();
  }

  /** The kind of the start page whose words and photos leave the result alone. */
  async goesToStart(): Promise<void> {
    await this.banner().getByRole('link', { name: 'Iridia, Home' }).click();
    await this.page.getByRole('radiogroup').getByText('Image', { exact: true }).click();
  }

  async isOn(path: string): Promise<void> {
    await expect(this.page).toHaveURL(`${this.site.address}${path}`);
  }
}

/** One thing is on its way at a time. */
const whenIdle =
  <E>(...cases: E[]) =>
  (snapshot: Snapshot) =>
    snapshot.matches('idle') ? cases : [];

const result = { url: file, type: 'image/png', name: 'a-fox-sticker.png' };
const kept = { ref: 'ref-1', name: photo.name, type: photo.mimeType, size: photo.buffer.length };

walkInBrowser(
  {
    ...handOverModel,
    events: {
      'handOver.clicked': whenIdle({ result, tool: 'ai-image-enhancer', href: '/ai-image-enhancer' }),
      'copy.clicked': whenIdle({ url: file }),
      'idea.given': whenIdle({ tool: 'ai-text-to-image', href: '/ai-text-to-image', values: { prompt: 'a fox' } }),
      'file.given': whenIdle(
        { tool: 'ai-image-to-image', href: '/ai-image-to-image', file: kept, values: {} },
        { tool: 'ai-image-to-image', href: '/ai-image-to-image', file: { ...kept, type: letter.mimeType }, values: {} },
      ),
    },
  },
  {
    background: {
      ...usual,
      '/api/generations/job-1': job,
      // A browser has six connections to a server: what no path answers would hold up the pages.
      '/api/tools': [],
      '/api/creations/job-1/share': { url: null },
      '/api/dash/upload': { item: { name: '01JD.png', url: '/files/01JD.png', width: 512, height: 512, type: 'image/png', size: 40_000 } },
      ...Object.fromEntries(
        ['ai-sticker-maker', 'ai-image-enhancer', 'ai-text-to-image', 'ai-image-to-image'].map((tool) => [
          `/api/drafts/${tool}`,
          { inputs: {} },
        ]),
      ),
    },
    nobodyCauses: {},
    nobodySees: {},
    subject: (page, site) => {
      const person = new Giver(page, site);
      return {
        start: () => person.arrives(),
        events: {
          'handOver.clicked': async ({ event }: { event: AnyEventObject }) => {
            await person.returns();
            site.holdFiles(file);
            await person.others().selectOption(event['tool'] as string);
          },
          'copy.clicked': async () => {
            await person.returns();
            await person.copy().click();
          },
          'idea.given': async ({ event }: { event: AnyEventObject }) => {
            await person.goesToStart();
            await page.getByLabel('What do you want to make?').fill('a fox');
            await page.getByRole('button', { name: /^Make it/ }).click();
            await person.isOn(event['href'] as string);
            // The form is submitted at once.
            await site.calls.answer(['/api/generations'], granted({ id: 'job-2', status: 'queued', cost: 1 }));
          },
          'file.given': async ({ event }: { event: AnyEventObject }) => {
            await person.goesToStart();
            const given = (event['file'] as typeof kept).type === photo.mimeType ? photo : letter;
            await page.getByLabel('Add a photo').setInputFiles(given);
            if (given === letter) return;
            await person.isOn(event['href'] as string);
            await expect(person.main()).toContainText(photo.name);
          },
          'done.fetchResult': async ({ state }: { state: Snapshot }) => {
            await site.sendFile(file);
            site.holdFiles();
            await person.isOn(state.context.href!);
            await expect(person.main()).toContainText(result.name);
          },
          'failed.fetchResult': async () => {
            await site.calls.fail([file]);
            site.holdFiles();
          },
          'done.copyImage': () => takeCopy(page),
          'failed.copyImage': () => refuseCopy(page, false),
        },
        states: {
          idle: async () => {
            for (const busy of [person.copy(), person.others()]) await expect(busy.and(page.locator('[aria-busy=true]'))).toHaveCount(0);
          },
          fetching: () => expect(person.others()).toHaveAttribute('aria-busy', 'true'),
          copying: () => expect(person.copy()).toHaveAttribute('aria-busy', 'true'),
        },
      };
    },
  },
);
