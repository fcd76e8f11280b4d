import type { generation } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Prices } from '../../contract/facts/tools/terms.ts';
import type { UploadKind } from '../../contract/facts/uploads.ts';
import type { Who } from '../credits/credits.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { FileFacts, StoredFile, UploadFacts } from '../upload/upload.types.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values of a tool's form by the names of `inputs`, files left out. */
export type FormValues = Record<string, Json>;

/** What is wrong with a field, as the dictionaries name it; `limit` is the bound that was broken. */
export type FieldError = { rule: 'required' | 'tooLong' | 'outOfRange' | 'notOffered' | 'uploadFailed' | 'invalid'; limit?: number };

/** Where a file's name belongs in the inputs: `images.1` may become `['images', 0]` when the first picture was taken away. */
export type FilePlace = { slot: string; path: (string | number)[] };

/** What the check of the form found: everything that is wrong, or what will be sent and the key of this press. */
export type FormCheck = { errors: Record<string, FieldError> } | { inputs: FormValues; places: FilePlace[]; key: string };

/** A job as the server tells it. */
export type Job = Infer<typeof generation>;

/** What outlives the page: enough to find the job again, or to ask for it again without paying twice. */
export type SavedJob = { tool: string; idempotencyKey: string; jobId: string | null; inputs: FormValues };

/** Why a job was refused, or did not end well: a code of the envelope with the server's sentence, or no answer at all. */
export type JobFailure = { code: number; msg: string } | { code: null };

export type GenerationInput = {
  /** Slug, and credits a press costs. */
  tool: string;
  cost: number;
  /** The form as it opens, by `initialValues`. */
  values: FormValues;
  /** Where a choice in the form makes the price, by `pricesOf`. */
  prices?: Prices | null;
  /** What falls away with a file, by `dependentsOf`. */
  dependents?: Record<string, string[]>;
  /** Files that a draft or a template brings along, by slot. */
  files?: Record<string, StoredFile>;
  who?: Who | null;
};

export type GenerationContext = {
  tool: string;
  cost: number;
  prices: Prices | null;
  who: Who | null;
  values: FormValues;
  dependents: Record<string, string[]>;
  /** By slot: `image`, `images.0`, `faces.1.image`, `background.image`. */
  uploads: Record<string, UploadFacts>;
  errors: Record<string, FieldError>;
  /** What the last press sends, and under which key. */
  key: string | null;
  sending: FormValues;
  places: FilePlace[];
  jobId: string | null;
  /** As last told; it stays after its end until the next press or its dismissal. */
  job: Job | null;
  /** Seconds that it still takes, as they are shown; null when nobody knows. */
  left: number | null;
  failure: JobFailure | null;
  attempts: number;
  /** The person cancelled before the server said which job it is. */
  cancelWanted: boolean;
};

/** What the server says to a press. `short`: not enough credits. */
export type SpendAnswer =
  | { kind: 'accepted'; id: string; cost: number }
  | { kind: 'short' | 'signIn' | 'refused'; code: number; msg: string };

/** What the server says about a job. `gone`: there is no such job for this person. */
export type JobAnswer = { kind: 'job'; job: Job } | { kind: 'gone' | 'refused'; code: number; msg: string };

/** What is heard while a job is followed. `follow.lost`: the stream broke before the job's end. */
export type FollowEvent = { type: 'job.reported'; job: Job } | { type: 'follow.lost' };

/** A press of an earlier life of this page, told once at the start. */
export type RecallEvent = { type: 'press.recalled'; saved: SavedJob };

export type GenerationEvent =
  | { type: 'field.changed'; name: string; value: Json }
  | { type: 'file.given'; slot: string; kind: UploadKind; file: FileFacts }
  | { type: 'file.removed'; slot: string }
  | { type: 'file.retried'; slot: string }
  /** Two files change places; a place may be empty. */
  | { type: 'files.swapped'; slots: readonly [string, string] }
  | { type: 'form.filled'; values: FormValues; files: Record<string, StoredFile> }
  | { type: 'upload.reported'; slot: string; upload: UploadFacts }
  | RecallEvent
  | { type: 'generate.pressed' }
  | { type: 'cancel.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'result.dismissed' }
  /** For good: the job, its files, and its place in the list of creations. */
  | { type: 'result.deleted' }
  | { type: 'session.changed'; who: Who }
  | { type: 'auth.dismissed'; signedIn: boolean }
  | { type: 'connection.returned' }
  | FollowEvent;

/** What the memory of jobs is told. */
export type MemoryEvent = { type: 'job.remembered'; saved: SavedJob } | { type: 'job.forgotten'; tool: string };

export type GenerationEmitted =
  | Notice
  | { type: 'form.changed'; tool: string; values: FormValues; files: Record<string, StoredFile> }
  | { type: 'cost.simulated'; key: string; amount: number }
  | { type: 'cost.accepted'; key: string }
  | { type: 'cost.reversed'; key: string }
  | { type: 'credits.short'; cost: number }
  | { type: 'signIn.needed' }
  | { type: 'creation.deleted'; id: string }
  | { type: 'job.ended'; tool: string; id: string; status: Job['status'] };

export type GenerationTypes = { context: GenerationContext; events: GenerationEvent; input: GenerationInput; emitted: GenerationEmitted };
