import { assign, emit } from 'xstate';
import { formPathOf } from '../../contract/facts/tools/form-path.ts';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { JobEnded, JobsReport, JobsTypes } from './jobs.types.ts';

/** Whether the page at `path` shows how a job of this tool ended: the tool's own page, and the list of creations. */
const shows = (path: string, { tool }: JobEnded): boolean => path === `/${tool}` || path === '/my-creations' || path === formPathOf(tool);

const isReady = ({ status }: JobEnded): boolean => status === 'succeeded';

export const actions = actionsOf<JobsTypes>()({
  noteReport: assign(({ context }, report: JobsReport | null) => {
    const { underWay, ended } = required(report, 'report');
    const news = ended.filter((job) => !shows(context.path, job));
    return { underWay, news, ready: context.ready + news.filter(isReady).length };
  }),
  notePath: assign(({ context, event }) => {
    const { path } = asserted(event, 'page.shown');
    return { path, ready: path === '/my-creations' ? 0 : context.ready };
  }),
  forgetJobs: assign({ underWay: [], news: [], ready: 0 }),
  dropNews: assign({ news: [] }),
  tellReport: emit(({ context }) => ({ type: 'jobs.reported' as const, underWay: context.underWay })),
  tellEnded: emit({ type: 'jobs.ended' }),
  tellReady: emit(notice('success', { key: 'jobReady' })),
  tellFailed: emit(notice('warning', { key: 'jobFailed' })),
});

export const guards = guardsOf<JobsTypes>()({
  isAnswered: (_, report: JobsReport | null) => report !== null,
  hasEnded: (_, report: JobsReport | null) => (report?.ended.length ?? 0) > 0,
  hasResult: ({ context }) => context.news.some(isReady),
  hasFailure: ({ context }) => context.news.some(({ status }) => status === 'failed'),
  isUnderWay: ({ context }) => context.underWay.length > 0,
});
