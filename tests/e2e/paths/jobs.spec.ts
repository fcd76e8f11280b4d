/** The person's jobs as every page shows them, walked in a browser: made on the start page, in other tabs, and by other people. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { limits } from '../../../contract/facts/limits.ts';
import { projectKey } from '../../../contract/facts/product.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { times } from '../../../contract/facts/times.ts';
import { creation } from '../../../machines/deletion/deletion.sample.ts';
import type { Creation } from '../../../machines/creations/creation.ts';
import { jobsModel } from '../../../machines/jobs/jobs.model.ts';
import { selectJobCount, selectReadyCount, type JobsSnapshot } from '../../../machines/jobs/jobs.selectors.ts';
import type { JobsReport } from '../../../machines/jobs/jobs.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person, submitInFooter } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const list = '/api/creations';
const clicks = ['/api/generations'];
const { [`${list}?limit=${limits.recentJobs}`]: _, ...background } = usual;

/** The kinds of the start page, whose forms remember their jobs, and the tool that makes each. */
const kinds = { Sticker: 'ai-sticker-maker', Image: 'ai-text-to-image', Voice: 'ai-text-to-audio', Video: 'text-to-video-ai' } as const;
type Kind = keyof typeof kinds;

const outcomes = jobsModel.outcomes as unknown as { readonly readJobs: { done: readonly (JobsReport | null)[]; error: readonly Error[] } };

/** The whole creation behind what a report states of it; no page of the walk is that of its tool. */
const whole = (job: (JobsReport['underWay'] | JobsReport['ended'])[number]): Creation => ({
  ...creation(job.id),
  status: 'running',
  ...job,
  tool: 'ai-image-upscaler',
});

class Worker extends Person {
  private token = 'A';
  private made = 0;
  /** The jobs of forms on this page, by kind. */
  private readonly atWork = new Map<Kind, string>();

  async makes(): Promise<void> {
    const kind = (Object.keys(kinds) as Kind[]).find((each) => !this.atWork.has(each))!;
    await this.banner().getByRole('link', { name: 'Iridia, Home' }).click();
    await this.page.getByRole('radiogroup').getByText(kind, { exact: true }).click();
    await this.page.getByLabel('What do you want to make?').fill('a fox');
    await this.page.getByRole('button', { name: /^Make it/ }).click();
    const id = `made-${(this.made += 1)}`;
    this.atWork.set(kind, id);
    await this.site.calls.answer(clicks, granted({ id, status: 'queued', cost: 1 }));
  }

  /** Wherever the user is, the form is updated. */
  async isDone(): Promise<void> {
    const [kind, id] = [...this.atWork].at(-1)!;
    this.atWork.delete(kind);
    const stream = await this.site.calls.stream([`/api/generations/${id}/events`]);
    const job = { id, tool: kinds[kind], engine: 'local', progress: 1, stage: null, cost: 1, notes: {}, outputs: [] };
    stream.send({ ...job, status: 'failed', error: { code: codes.engineFailed, msg: 'The engine failed.' } });
    stream.end();
  }

  async clicksInAnotherTab(): Promise<void> {
    await this.inAnotherTab(`${projectKey}Job.ai-image-upscaler`, `press ${(this.made += 1)}`);
  }

  /** The forms forget the jobs of who was here before. */
  async isSomebodyElse(): Promise<void> {
    this.atWork.clear();
    this.token = this.token === 'A' ? 'B' : 'A';
    await this.inAnotherTab(storageKeys.token, this.token);
  }

  /** Only the question that follows will be answered: one that is in the air is put aside. */
  async asksAgain(act: () => Promise<void>): Promise<void> {
    if (this.site.calls.isHeld(list)) await this.site.calls.next([list]);
    await act();
  }

  answers(report: JobsReport | null): Promise<void> {
    const items = report && [...report.underWay, ...report.ended].map(whole);
    return this.site.calls.answer([list], items ? granted({ items, next: null }) : refused(codes.unavailable));
  }
}

walkInBrowser(
  {
    ...jobsModel,
    // Which results a visit made is shown on the pages of tools, where nothing of this walk happens.
    project: ({ path, underWay, ready, visit }) => ({
      path,
      underWay: underWay.length,
      ready: Math.min(ready, 1),
      visit: visit.length > 0,
    }),
    events: {
      ...jobsModel.events,
      'page.shown': [{ path: '/privacy-policy' }],
      // No form has a job then.
      'job.ended': (snapshot: JobsSnapshot) => (snapshot.matches('quiet') ? [] : [{ id: 'job-1' }]),
    },
    outcomes: {
      readJobs: {
        ...outcomes.readJobs,
        // What has ended was known to be under way.
        done: (snapshot: JobsSnapshot) =>
          outcomes.readJobs.done
            .filter((report) => selectJobCount(snapshot) > 0 || (report?.ended.length ?? 0) === 0)
            .map((report) => report && { ...report, made: [] }),
      },
    },
  },
  {
    background: {
      ...background,
      ...Object.fromEntries(Object.values(kinds).map((tool) => [`/api/drafts/${tool}`, { inputs: {} }])),
    },
    nobodyCauses: { 'creation.deleted': 'it reaches nothing that these pages show' },
    nobodyTakes: { 'quiet — job.ended': 'no form has a job while none is under way' },
    nobodySees: {},
    subject: (page, site) => {
      const person = new Worker(page, site);
      const { calls } = site;
      const isAsked = (yes: boolean) => expect.poll(() => calls.isHeld(list)).toBe(yes);
      const shows = async (snapshot: JobsSnapshot) => {
        const [count, ready] = [selectJobCount(snapshot), selectReadyCount(snapshot)];
        await expect(person.banner().getByRole('link', { name: /\d in progress/ })).toHaveCount(count > 0 ? 1 : 0);
        await expect(person.banner().getByRole('link', { name: /\d ready/ })).toHaveCount(count === 0 && ready > 0 ? 1 : 0);
      };
      return {
        start: () => person.open('/', { token: 'A' }),
        events: {
          'job.began': () => person.asksAgain(() => person.makes()),
          'job.ended': () => person.asksAgain(() => person.isDone()),
          'jobs.outdated': () => person.asksAgain(() => person.clicksInAnotherTab()),
          'page.shown': () => submitInFooter(page, 'Privacy policy'),
          'session.changed': ({ state }: { state: JobsSnapshot }) =>
            person.asksAgain(async () => {
              await person.isSomebodyElse();
              // The next who is here has a job of their own, which may end.
              if (state.matches('reading')) await person.makes();
            }),
          'done.readJobs': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.readJobs': () => calls.fail([list]),
          'after.jobsInterval': () => page.clock.runFor(times.jobsInterval),
        },
        states: {
          quiet: async (snapshot) => {
            await isAsked(false);
            await shows(snapshot);
          },
          reading: async (snapshot) => {
            await isAsked(true);
            await shows(snapshot);
          },
          waiting: async (snapshot) => {
            await isAsked(false);
            await shows(snapshot);
          },
        },
      };
    },
  },
);
