/** The page of the sticker maker, as the walks of its job and of its result use it. */
import { expect } from '@playwright/test';
import { projectKey } from '../../../contract/facts/product.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import type { Who } from '../../../machines/credits/credits.types.ts';
import type { SavedJob } from '../../../machines/form/form.types.ts';
import type { Job, JobAnswer, SpendAnswer } from '../../../machines/job/job.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import type { Site } from '../../model/browser/site.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';

/** What the page of the sticker maker asks for beside the job. */
export const background = {
  ...usual,
  '/api/drafts/ai-sticker-maker': { inputs: {} },
  '/api/pay/check-first-purchase': { is_first_purchase: true },
  '/api/pay/subscription-info': unsubscribed,
};

export const submits = ['/api/generations'];
export const job = ['/api/generations/job-1'];
const events = ['/api/generations/job-1/events'];
export const cancel = ['/api/generations/job-1/cancel'];
export const removal = ['/api/creations/job-1'];

type Stream = Awaited<ReturnType<Site['calls']['stream']>>;

export class Maker extends Person {
  private token: string | null = null;
  private stream: Stream | null = null;

  readonly form = this.page.getByRole('form', { name: 'Make your sticker' });
  readonly result = this.page.getByRole('region', { name: 'Result', exact: true });

  readonly again = this.result.getByRole('button', { name: /^(Try again|Make another) 1 credit$/ });
  readonly button = (name: string) => this.result.getByRole('button', { name, exact: true });
  readonly tab = (name: string) => this.form.getByRole('tab', { name, exact: true });
  readonly prompt = this.form.getByLabel('Describe your sticker');

  async givesFile(): Promise<void> {
    await this.tab('Image').click();
    await this.page.getByLabel('Choose a photo').setInputFiles({ name: 'cat.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(120_000) });
  }

  async writes(): Promise<void> {
    await this.tab('Text').click();
    await this.prompt.fill('a cat');
  }

  async submits(): Promise<void> {
    await this.writes();
    await this.form.getByRole('button', { name: 'Make sticker' }).click();
  }

  /** The page reloads and restores a saved submit. */
  async recalls(saved: SavedJob): Promise<void> {
    const entry = [`${projectKey}Job.ai-sticker-maker`, JSON.stringify(saved)] as const;
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
    await this.page.reload();
  }

  /** In another tab; a form that asked who is here is closed then. */
  async isSomebody(who: Who): Promise<void> {
    if (who === 'visitor') this.token = null;
    else this.token = this.token === 'A' ? 'B' : 'A';
    if ((await this.dialog('Log in').count()) === 0) return this.becomes(this.token);
    await this.inAnotherTab(storageKeys.token, this.token);
    await expect.poll(() => this.site.calls.isHeld(...submits)).toBe(true);
    await this.declinesSignIn();
  }

  async reports(reported: Job): Promise<void> {
    this.stream ??= await this.site.calls.stream(events);
    this.stream.send(reported);
  }

  async losesStream(): Promise<void> {
    this.stream ??= await this.site.calls.stream(events);
    this.stream.end();
  }

  answersSubmit(answer: SpendAnswer): Promise<void> {
    this.stream = null;
    const data = answer.kind === 'accepted' && { id: answer.id, status: 'queued', cost: answer.cost };
    return this.site.calls.answer(submits, 'code' in answer ? refused(answer.code, answer.msg) : granted(data));
  }

  answersJob(paths: readonly string[], answer: JobAnswer): Promise<void> {
    this.stream = null;
    return this.site.calls.answer(paths, answer.kind === 'job' ? granted(answer.job) : refused(answer.code, answer.msg));
  }
}
