import type { generation } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { FormValues, SavedJob } from '../form/form.types.ts';
import type { Notice } from '../kit/notice.ts';

/** A job as the server reports it. */
export type Job = Infer<typeof generation>;

/** Why a job was refused or failed: an error code with the server's message, or no answer at all. */
export type JobFailure = { code: number; msg: string } | { code: null };

export type JobInput = {
  /** The tool's slug. */
  tool: string;
  inputs: FormValues;
  /** The idempotency key of the submit: under the same key the server charges nothing twice. */
  key: string;
  /** Credits that the job takes. */
  amount: number;
  /** The job that a submit from an earlier page load got; null for a submit whose answer is not known. */
  jobId: string | null;
};

export type JobContext = JobInput & {
  /** The job as last reported. */
  job: Job | null;
  /** Estimated seconds left, as shown; null when unknown. */
  left: number | null;
  failure: JobFailure | null;
  /** Failed requests in a row. */
  attempts: number;
};

/**
 * How a job ended. `elsewhere`: it was canceled in another tab or on another device. `declined`: the user did not sign in. `withdrawn`: the
 * user canceled it, or gave it up, before the server had it.
 */
export type JobEnd = 'succeeded' | 'failed' | 'cancelled' | 'elsewhere' | 'refused' | 'declined' | 'withdrawn';

/** A job that ended, with what it was sent and what it cost. */
export type JobOutput = { end: JobEnd } & Pick<JobContext, 'inputs' | 'amount' | 'job' | 'failure'>;

/** The server's answer to a submit. `short`: not enough credits. */
export type SpendAnswer =
  | { kind: 'accepted'; id: string; cost: number }
  | { kind: 'short' | 'signIn' | 'refused'; code: number; msg: string };

/** The server's answer about a job. `gone`: this user has no such job. */
export type JobAnswer = { kind: 'job'; job: Job } | { kind: 'gone' | 'refused'; code: number; msg: string };

/** Events received while a job is followed. `follow.lost`: the stream broke before the job ended. */
export type FollowEvent = { type: 'job.reported'; job: Job } | { type: 'follow.lost' };

/** Commands to the storage listener. */
export type MemoryEvent = { type: 'job.remembered'; saved: SavedJob } | { type: 'job.forgotten'; tool: string };

export type JobEvent =
  | FollowEvent
  | { type: 'cancel.clicked' }
  /** Sends the submit again, unchanged, after it did not reach the server. */
  | { type: 'retry.clicked' }
  /** Gives up a submit that did not reach the server. */
  | { type: 'result.dismissed' }
  | { type: 'connection.returned' };

/** What a job reports to the generation that invoked it: it waits for the user to send it again, or it is being sent again. */
export type JobReport = { type: 'job.unreached' } | { type: 'job.resumed' };

export type JobEmitted =
  | Notice
  | { type: 'cost.pending'; key: string; amount: number }
  | { type: 'cost.accepted'; key: string }
  | { type: 'cost.reversed'; key: string }
  | { type: 'credits.short'; cost: number }
  /** What was offered may be outdated: the price, or the engine. */
  | { type: 'job.refused' }
  | { type: 'job.ended'; tool: string; id: string; status: Job['status'] };

/** Which step of a job the page shows. */
export type JobPhase = 'sending' | 'resending' | 'unreached' | 'awaitingSignIn' | 'queued' | 'running' | 'reconnecting' | 'cancelling';

export type JobTypes = {
  context: JobContext;
  events: JobEvent;
  input: JobInput;
  output: JobOutput;
  emitted: JobEmitted;
  tags: JobPhase | 'underWay';
};
