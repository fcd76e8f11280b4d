import type { generation } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Prices } from '../../contract/facts/tools/terms.ts';
import type { FormField } from '../../contract/facts/tools/tool.ts';
import type { UploadKind } from '../../contract/facts/uploads.ts';
import type { Who } from '../credits/credits.types.ts';
import type { FoundFace } from '../faceSearch/faceSearch.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { Offered } from '../offer/offer.types.ts';
import type { FileFacts, StoredFile, UploadFacts } from '../upload/upload.types.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values of a tool's form by the names of `inputs`, without files. */
export type FormValues = Record<string, Json>;

/** The values of a form, and its uploaded files by slot. */
export type FilledForm = { values: FormValues; files: Record<string, StoredFile> };

/** A validation error of a field, as the dictionaries name it; `limit` is the bound that was exceeded. */
export type FieldError = { rule: 'required' | 'tooLong' | 'outOfRange' | 'notOffered' | 'uploadFailed' | 'invalid'; limit?: number };

/** The path of a file's name in the inputs: `images.1` can become `['images', 0]` when the first picture was removed. */
export type FilePlace = { slot: string; path: (string | number)[] };

/** The result of validating the form: all errors, or what will be sent and the key of this press. */
export type FormCheck = { errors: Record<string, FieldError> } | { inputs: FormValues; places: FilePlace[]; key: string };

/** A job as the server reports it. */
export type Job = Infer<typeof generation>;

/** The part that survives a reload: enough to find the job again, or to request it again without paying twice. */
export type SavedJob = { tool: string; idempotencyKey: string; jobId: string | null; inputs: FormValues };

/** Why a job was refused or failed: an error code with the server's message, or no answer at all. */
export type JobFailure = { code: number; msg: string } | { code: null };

export type GenerationInput = {
  /** The tool's slug; `cost` is what a press costs, in credits. */
  tool: string;
  cost: number;
  /** The initial form, from `initialValues`. */
  values: FormValues;
  /** Prices of the choices that change the cost, from `pricesOf`. */
  prices?: Prices | null;
  /** The fields that the query of the page may fill in. */
  fields?: readonly FormField[];
  /** Fields to clear when a file changes, from `dependentsOf`. */
  dependents?: Record<string, string[]>;
  /** Files from a draft or a template, by slot. */
  files?: Record<string, StoredFile>;
  who?: Who | null;
  /** The whole tool is for adults; a card of it may be too, by itself. */
  adult?: boolean;
};

export type GenerationContext = {
  tool: string;
  cost: number;
  prices: Prices | null;
  who: Who | null;
  values: FormValues;
  fields: readonly FormField[];
  dependents: Record<string, string[]>;
  /** By slot: `image`, `images.0`, `faces.1.image`, `background.image`. */
  uploads: Record<string, UploadFacts>;
  errors: Record<string, FieldError>;
  /** The idempotency key of the last press; `sending` is what it sends. */
  key: string | null;
  sending: FormValues;
  places: FilePlace[];
  jobId: string | null;
  /** The last reported job; it stays after its end until the next press or its dismissal. */
  job: Job | null;
  /** Estimated seconds left, as shown; null when unknown. */
  left: number | null;
  failure: JobFailure | null;
  attempts: number;
  /** What the press waits for: the age where the form is for adults, the tool and its card where the server says what it serves. */
  adult: boolean;
  isAdult: boolean;
  offered: Offered | null;
  /** A picture beside this one has a running job. */
  areOthersBusy: boolean;
  /** The form holds what a person, a link, or an earlier visit put there: a press that is restored leaves it as it is. */
  isTouched: boolean;
  /** The last press is of an earlier visit to the page: the same press now is one more. */
  isRecalled: boolean;
  /** One more press is taken as soon as the job of the last has ended, unless the form changes before. */
  isPressWanted: boolean;
  /** What a sample took the place of, until the person goes on with it. */
  replaced: FilledForm | null;
  /** What would change is still looked for, so the person cannot have seen it. */
  isProposalExpected: boolean;
  /** The person canceled before the server returned the job's id. */
  cancelWanted: boolean;
};

/** The server's answer to a press. `short`: not enough credits. */
export type SpendAnswer =
  | { kind: 'accepted'; id: string; cost: number }
  | { kind: 'short' | 'signIn' | 'refused'; code: number; msg: string };

/** The server's answer about a job. `gone`: this person has no such job. */
export type JobAnswer = { kind: 'job'; job: Job } | { kind: 'gone' | 'refused'; code: number; msg: string };

/** Events received while a job is followed. `follow.lost`: the stream broke before the job ended. */
export type FollowEvent = { type: 'job.reported'; job: Job } | { type: 'follow.lost' };

/** A press from an earlier page load, reported once at the start. */
export type RecallEvent = { type: 'press.recalled'; saved: SavedJob };

export type GenerationEvent =
  | { type: 'field.changed'; name: string; value: Json }
  | { type: 'file.given'; slot: string; kind: UploadKind; file: FileFacts }
  | { type: 'file.removed'; slot: string }
  | { type: 'file.retried'; slot: string }
  /** Swaps the files of two slots; a slot may be empty. */
  | { type: 'files.swapped'; slots: readonly [string, string] }
  | { type: 'form.filled'; values: FormValues; files: Record<string, StoredFile> }
  /** A sample took the place of what the person had written and added. */
  | { type: 'form.replaced'; form: FilledForm }
  /** The query of this tool's page, without the `?`; `isReturn`: the person comes back to the page, and goes on with what the form holds. */
  | { type: 'query.given'; query: string; isReturn: boolean }
  /** Faces that a search found in the target of this form. */
  | { type: 'faces.found'; faces: readonly FoundFace[] }
  | { type: 'faces.unmarked' }
  | { type: 'upload.reported'; slot: string; upload: UploadFacts }
  | RecallEvent
  | { type: 'generate.pressed' }
  /** After a press of the start page, which a form at work does not take: it is taken once that work has ended. */
  | { type: 'press.wanted' }
  /** The press that this form recalls is of the start page of this visit. */
  | { type: 'press.sent' }
  /** From the last result: makes this picture again, without those beside it. */
  | { type: 'again.pressed' }
  | { type: 'adult.confirmed' }
  /** The server has listed its tools. */
  | { type: 'offers.known'; offers: readonly Offered[] }
  /** Whether a picture beside this one has a running job. */
  | { type: 'others.changed'; busy: boolean }
  /** Whether what would change is still looked for. */
  | { type: 'proposal.expected'; expected: boolean }
  | { type: 'cancel.pressed' }
  /** After a press without a result: unreached, it is sent again unchanged; otherwise the form is validated again. */
  | { type: 'retry.pressed' }
  /** Between the picture that fits its frame and its own size. */
  | { type: 'zoom.pressed' }
  | { type: 'result.dismissed' }
  /** Deletes the job, its files, and its entry in the list of creations, once it can no longer be undone. */
  | { type: 'result.deleted' }
  | { type: 'removal.undone' }
  /** The person left the page: nothing can be undone any more. */
  | { type: 'page.left' }
  | { type: 'session.changed'; who: Who }
  | { type: 'auth.dismissed'; signedIn: boolean }
  | { type: 'connection.returned' }
  | FollowEvent;

/** A file of a form: its ref, the server's copy once it is uploaded, and whether it was refused or its upload failed. */
export type ShownFile = { ref: string; stored: StoredFile | null; isLost?: true };

/** What is on screen while nothing is in flight. */
export type RestingPhase = 'form' | 'refused' | 'unreached' | 'done' | 'failed' | 'cancelled';

/** Commands to the storage listener. */
export type MemoryEvent = { type: 'job.remembered'; saved: SavedJob } | { type: 'job.forgotten'; tool: string };

export type GenerationEmitted =
  | Notice
  | { type: 'form.changed'; tool: string; values: FormValues; files: Record<string, StoredFile> }
  /** The form on screen after any change of it, its files in any upload state included. */
  | { type: 'form.shown'; values: FormValues; files: Record<string, ShownFile> }
  /** The form was submitted and will be validated; the pictures beside it wait for the result. */
  | { type: 'press.taken' }
  /** A press is in flight, or its job is running. */
  | { type: 'work.began' }
  /** Nothing is in flight; `phase` says what is on screen. */
  | { type: 'work.ended'; phase: RestingPhase }
  | { type: 'cost.simulated'; key: string; amount: number }
  | { type: 'cost.accepted'; key: string }
  | { type: 'cost.reversed'; key: string }
  | { type: 'credits.short'; cost: number }
  | { type: 'signIn.needed' }
  | { type: 'creation.deleted'; id: string }
  | { type: 'job.ended'; tool: string; id: string; status: Job['status'] };

export type GenerationTypes = { context: GenerationContext; events: GenerationEvent; input: GenerationInput; emitted: GenerationEmitted };
