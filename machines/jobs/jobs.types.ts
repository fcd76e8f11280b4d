import type { Creation } from '../creations/creation.ts';
import type { Notice } from '../kit/notice.ts';

/** A job that is queued or running; `progress` is 0 to 1. */
export type JobUnderWay = Pick<Creation, 'id' | 'tool' | 'progress'>;
/** A job that was under way and has ended. */
export type JobEnded = Pick<Creation, 'id' | 'tool' | 'status'>;

/** Which jobs a report is about: those last known to be under way, and all of this visit. */
export type JobsQuery = { known: readonly string[]; visit: readonly string[] };

/** The user's jobs, as the server reports them; `made` are the results of this visit, newest first. */
export type JobsReport = { underWay: readonly JobUnderWay[]; ended: readonly JobEnded[]; made: readonly Creation[] };

export type JobsContext = {
  /** Path of the page on screen, without locale prefix. */
  path: string;
  underWay: readonly JobUnderWay[];
  /** How many results arrived that the user has not opened yet. */
  ready: number;
  /** Ids of the jobs that were under way, or that ended, while the page was open. */
  visit: readonly string[];
  /** What they made, newest first. */
  made: readonly Creation[];
};

export type JobsEvent =
  | { type: 'job.began' }
  | { type: 'job.ended'; id: string }
  | { type: 'creation.deleted'; id: string }
  /** A submit was stored in this browser, by this tab before its page loaded or by another one. */
  | { type: 'jobs.outdated' }
  | { type: 'page.shown'; path: string }
  | { type: 'session.changed' };

export type JobsEmitted =
  | Notice
  | { type: 'jobs.reported'; underWay: readonly JobUnderWay[] }
  /** Jobs that were under way have ended, in this tab or elsewhere. */
  | { type: 'jobs.ended' };

export type JobsTypes = { context: JobsContext; events: JobsEvent; emitted: JobsEmitted };
