/** More images beside the first one, walked in a browser on the page of the background remover. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { limits } from '../../../contract/facts/limits.ts';
import { projectKey } from '../../../contract/facts/product.ts';
import { batchModel } from '../../../machines/batch/batch.model.ts';
import { selectCount, type BatchSnapshot } from '../../../machines/batch/batch.selectors.ts';
import type { BatchItem, SavedItem } from '../../../machines/batch/batch.types.ts';
import type { FileFacts, StoredFile } from '../../../machines/upload/upload.types.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const tool = 'ai-background-remover';
const uploads = ['/api/dash/upload'];
const clicks = ['/api/generations'];
const stored: StoredFile = { name: '01JC.png', url: '/files/01JC.png', width: 8, height: 6, type: 'image/png', size: 9 };

class Gatherer extends Person {
  readonly form = this.page.getByRole('main').locator('form');
  readonly submit = this.form.getByRole('button', { name: 'Remove background' });
  readonly strip = this.form.getByRole('list', { name: 'More photos' });
  private token: string | null = null;

  async arrives(): Promise<void> {
    await this.open(`/${tool}`);
    await this.givesFirst();
  }

  private readonly image = ({ name, type, size }: FileFacts) => ({ name, mimeType: type, buffer: Buffer.alloc(size) });

  async givesFirst(): Promise<void> {
    await this.page.getByLabel('Choose a photo').setInputFiles(this.image({ ref: '', name: 'first.jpg', type: 'image/jpeg', size: 9 }));
    await this.isStored();
    await expect(this.form.getByText('Ready')).toBeVisible();
  }

  async removesFirst(): Promise<void> {
    await this.form.getByRole('button', { name: 'Remove', exact: true }).click();
  }

  async givesMore(files: FileFacts[]): Promise<void> {
    await this.form.getByLabel('Add more photos').setInputFiles(files.map(this.image));
    // A browser has few connections to one server: many images at once would block everything else.
    if (files.length > 1) for (let added = 0; added < limits.batch - 1; added += 1) await this.isStored();
  }

  isStored = () => this.site.calls.answer(uploads, granted({ item: stored }));

  /** An earlier page load stored these images without a click. */
  async recalls(items: SavedItem[]): Promise<void> {
    await this.page.evaluate(
      ([project, key, value]) => {
        for (const name of Object.keys(localStorage)) if (name.startsWith(`${project}Job.`)) localStorage.removeItem(name);
        localStorage.setItem(key, value);
      },
      [projectKey, `${projectKey}Batch.${tool}`, JSON.stringify(items)] as const,
    );
    await this.page.reload();
    // They appear once the page is interactive.
    await this.strip.waitFor();
    await this.givesFirst();
  }

  async isSomebody(): Promise<void> {
    this.token = this.token === null ? 'A' : null;
    await this.becomes(this.token);
  }

  /** Without the first image there is nothing to validate. */
  async clicksInVain(): Promise<void> {
    await this.removesFirst();
    await this.submit.click();
    await expect(this.form.getByText('Please add a photo first.')).toBeVisible();
    await this.givesFirst();
  }

  /** The server accepts the jobs of both images and finishes them. */
  async getsResults(): Promise<void> {
    for (const id of ['job-1', 'job-2']) {
      await this.site.calls.answer(clicks, granted({ id, status: 'queued', cost: 1 }));
      const stream = await this.site.calls.stream([`/api/generations/${id}/events`]);
      stream.send({ ...ended, id });
    }
  }
}

const ended = {
  tool,
  engine: 'local',
  status: 'succeeded',
  progress: 1,
  stage: null,
  cost: 1,
  outputs: [{ url: '/files/result.png', type: 'image/png', width: 8, height: 6, duration: null }],
  notes: {},
  error: null,
};

const first = ({ context }: BatchSnapshot): BatchItem | undefined => context.items[0];
/** One more image, which is at rest as `is` states. */
const has = (snapshot: BatchSnapshot, is: (item: BatchItem) => boolean): boolean =>
  snapshot.matches('gathered') && selectCount(snapshot) === 1 && is(first(snapshot)!);
const isEmpty = (snapshot: BatchSnapshot) => snapshot.matches('empty');
const isReady = ({ stored: file, progress }: BatchItem) => file !== null && progress === 'none';
const shows = (ref: string) => ({ values: {}, files: { image: { ref, stored: null } } });
const cat: FileFacts = { ref: 'cat', name: 'cat.jpg', type: 'image/jpeg', size: 9 };

walkInBrowser(
  {
    ...batchModel,
    // A place is never given twice, and what happens to an image names its place: a walk needs only the first few.
    project: ({ who, next, items, first: ref }) => ({
      first: ref !== null,
      user: who === 'user',
      next,
      items: items.slice(0, 2),
    }),
    events: {
      ...batchModel.events,
      'images.given': (snapshot: BatchSnapshot) =>
        isEmpty(snapshot) && snapshot.context.first !== null && snapshot.context.next < 3
          ? [{ files: [cat] }, { files: Array.from({ length: limits.batch }, (_, index) => ({ ...cat, name: `${index}.jpg` })) }]
          : [],
      'form.shown': (snapshot: BatchSnapshot) => {
        if (snapshot.context.first === null) return [shows('first')];
        return has(snapshot, ({ progress }) => progress === 'ended') ? [shows(`${snapshot.context.first} again`)] : [];
      },
      'image.stored': [],
      'item.changed': [],
      'file.reported': (snapshot: BatchSnapshot) =>
        has(snapshot, ({ stored: file }) => file === null) ? [{ place: first(snapshot)!.place, stored, isLost: false }] : [],
      'item.removed': (snapshot: BatchSnapshot) => (has(snapshot, () => true) ? [{ place: first(snapshot)!.place }] : []),
      'batch.submitted': (snapshot: BatchSnapshot) => (has(snapshot, isReady) ? [{}] : []),
      'job.reported': (snapshot: BatchSnapshot) => {
        const place = first(snapshot)?.place ?? 0;
        if (snapshot.matches('making')) return [{ place, progress: 'ended' as const }];
        return has(snapshot, isReady) ? [{ place, progress: 'working' as const }] : [];
      },
      'session.changed': (snapshot: BatchSnapshot) => {
        if (snapshot.matches('making') || snapshot.matches('judging')) return [];
        return [{ who: snapshot.context.who === 'user' ? ('visitor' as const) : ('user' as const) }];
      },
      'batch.recalled': (snapshot: BatchSnapshot) => (isEmpty(snapshot) ? [{ items: [{ place: 4, stored }] }] : []),
    },
  },
  {
    background: { ...usual, [`/api/drafts/${tool}`]: { inputs: {} } },
    nobodyCauses: {
      'image.stored': 'its chart reports in the same moment, which the walk waits for',
      'item.changed': 'its chart reports in the same moment, which the walk waits for',
      'items.changed': 'the chart says so to itself',
      'done.image': 'it is stopped, and does not end',
    },
    nobodySees: { judging: 'the form is judged at once', deciding: 'it decides at once' },
    differs: {
      'form.judged [isAccepted]': 'the jobs of an accepted form begin in the same moment: the page takes it before `job.reported`',
      'gathered — batch.submitted': 'the press before an accepted form belongs to that moment too',
    },
    nobodyTakes: {
      'deciding — always [isAnyAtWork]': 'the form is judged at once: no job is tried again meanwhile',
      'batch — job.reported': 'of one more picture each job that begins is the first, and each that ends is the last',
    },
    subject: (page, site) => {
      const person = new Gatherer(page, site);
      const { strip, submit } = person;
      const stands = async (snapshot: BatchSnapshot) => {
        await expect(strip.getByRole('listitem')).toHaveCount(selectCount(snapshot));
        await expect(submit).toContainText(`${1 + selectCount(snapshot)}`);
      };
      return {
        start: () => person.arrives(),
        events: {
          'images.given': ({ event }: { event: AnyEventObject }) => person.givesMore(event['files']),
          'form.shown': async ({ event }: { event: AnyEventObject }) => {
            // The first image is there from the start.
            if (event['files'].image.ref === 'first') return;
            await person.removesFirst();
            await person.givesFirst();
          },
          'file.reported': () => person.isStored(),
          'item.removed': () => strip.getByRole('button', { name: 'Remove photo 2' }).click(),
          // The click, the judgement and the beginning of the jobs are one moment.
          'batch.submitted': () => {},
          'form.judged': ({ event }: { event: AnyEventObject }) => (event['accepted'] ? undefined : person.clicksInVain()),
          'job.reported': ({ event }: { event: AnyEventObject }) =>
            event['progress'] === 'working' ? submit.click() : person.getsResults(),
          'session.changed': () => person.isSomebody(),
          'batch.recalled': ({ event }: { event: AnyEventObject }) => person.recalls(event['items']),
        },
        states: {
          empty: (snapshot) => stands(snapshot as BatchSnapshot),
          gathered: async (snapshot) => {
            await stands(snapshot as BatchSnapshot);
            await expect(submit).not.toHaveAttribute('aria-busy', 'true');
          },
          making: async (snapshot) => {
            await stands(snapshot as BatchSnapshot);
            await expect(submit).toHaveAttribute('aria-busy', 'true');
          },
        },
      };
    },
  },
);
