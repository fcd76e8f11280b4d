import type { FormField } from '../../contract/facts/tools/tool.ts';
import type { Prices } from '../../contract/facts/tools/terms.ts';
import type { UploadKind } from '../../contract/facts/uploads.ts';
import type { Closure } from './form.closure.ts';
import type { FoundFace } from '../faceSearch/faceSearch.types.ts';
import type { Offered } from '../offer/offer.types.ts';
import type { FileFacts, StoredFile, UploadFacts, UploadReported } from '../upload/upload.types.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values of a tool's form by the names of `inputs`, without files. */
export type FormValues = Record<string, Json>;

/** The values of a form, and its uploaded files by slot. */
export type FilledForm = { values: FormValues; files: Record<string, StoredFile> };

/** A validation error of a field, as the dictionaries name it; `limit` is the bound that was exceeded. */
export type FieldError = { rule: 'required' | 'tooLong' | 'outOfRange' | 'notOffered' | 'uploadFailed' | 'invalid'; limit?: number };

/** The path of a file's name in the inputs: `images.1` can become `['images', 0]` when the first image was removed. */
export type FilePlace = { slot: string; path: (string | number)[] };

/** A file of a form: its ref, the server's copy once it is uploaded, and whether it was refused or its upload failed. */
export type ShownFile = { ref: string; stored: StoredFile | null; isLost?: true };

/** Who is in the files of a form, apart from its masks: nobody without a file, the site's own samples alone, or people to ask about. */
export type Shown = 'nobody' | 'samples' | 'people';

/** What the catalog defines about a tool's form. */
export type FormTool = {
  slug: string;
  /** The fields that the query of the page may fill in. */
  fields: readonly FormField[];
  /** By file field, the fields to clear when its file changes, from `dependentsOf`. */
  dependents: Record<string, string[]>;
  /** Prices of the choices that change the cost, from `pricesOf`. */
  prices: Prices | null;
  /** Whether the whole tool is for adults; a single effect may be too. */
  adult: boolean;
};

export type FormInput = {
  tool: FormTool;
  /** Credits that a submit takes. */
  cost: number;
  /** The initial form, from `initialValues`. */
  values: FormValues;
  /** Files from a draft or a template, by slot. */
  files?: Record<string, StoredFile>;
};

export type FormContext = {
  tool: FormTool;
  cost: number;
  values: FormValues;
  /** By slot: `image`, `images.0`, `faces.1.image`, `background.image`. */
  uploads: Record<string, UploadFacts>;
  errors: Record<string, FieldError>;
  /** The tool as the server offers it; null until the server has listed its tools. */
  offered: Offered | null;
  /** The form before a sample replaced it; kept for undo. */
  replaced: FilledForm | null;
  /** The files that a validated submit waits for. */
  awaited: FilePlace[];
  /** The sample that the address asks for, by its place in the list of the tool; null once the form holds it. */
  wanted: number | null;
};

/** What a submit sends of the form: `inputs` are its inputs with the names of stored files, `amount` their cost in credits. */
export type Submission = {
  values: FormValues;
  slots: string[];
  shown: Shown;
  inputs: FormValues;
  amount: number;
  /** Every file of it has its name on the server. */
  isWhole: boolean;
  /** A repeat of the last job makes this image alone, without the others of a batch. */
  isAlone: boolean;
};

/** A submit from an earlier page load: enough to find its job again, or to request it again without paying twice. */
export type SavedJob = { tool: string; idempotencyKey: string; jobId: string | null; inputs: FormValues };

/** A submit from an earlier page load, reported once at the start. */
export type RestoredEvent = { type: 'submit.restored'; saved: SavedJob };

export type FormEvent =
  | { type: 'field.changed'; name: string; value: Json }
  | { type: 'file.given'; slot: string; kind: UploadKind; file: FileFacts }
  | { type: 'file.removed'; slot: string }
  /** Swaps the files of two slots; a slot may be empty. */
  | { type: 'files.swapped'; slots: readonly [string, string] }
  /** Fills the form; `replaces` is what the user had before a sample, kept for undo. */
  | { type: 'form.filled'; values: FormValues; files: Record<string, StoredFile>; replaces?: FilledForm | null }
  /** The query of this tool's page, without the `?`; `isReturn`: the user comes back to the page and continues with what the form holds. */
  | { type: 'query.given'; query: string; isReturn: boolean }
  /** Faces that a search found in the target of this form. */
  | { type: 'faces.found'; faces: readonly FoundFace[] }
  | { type: 'faces.unmarked' }
  | UploadReported
  | { type: 'adult.confirmed' }
  /** The server has listed its tools. */
  | { type: 'offers.known'; offers: readonly Offered[] }
  /** Whether another image of the batch has a running job. */
  | { type: 'others.changed'; busy: boolean }
  /** Whether garment detection is still running. */
  | { type: 'proposal.expected'; expected: boolean }
  | { type: 'form.submitted' }
  /** Submits the form again after its job ended, for this image alone. */
  | { type: 'form.resubmitted' }
  /** Submit from the home page; queued while a job runs. */
  | { type: 'submit.queued' }
  | RestoredEvent
  /** The generation continues the saved job, whose inputs fill a form that nobody has edited. */
  | { type: 'form.restored'; inputs: FormValues }
  /** Validation found these errors. */
  | { type: 'submit.rejected'; errors: Record<string, FieldError> }
  /** The submit is valid and waits for these files. */
  | { type: 'files.awaited'; places: FilePlace[] }
  | { type: 'wait.ended' }
  /** Another user may be here: the words stay, the files go. */
  | { type: 'form.cleared' }
  /** Raised by the chart itself: the user, a link or a draft changed the form. */
  | { type: 'form.edited' }
  /** Raised by the chart itself: something changed that decides whether the form can be submitted, and then that it has been decided. */
  | { type: 'form.revised' }
  | { type: 'availability.decided' };

/** What a form reports to the generation that invoked it. */
export type FormReport =
  /** The form was submitted while it can be. */
  | { type: 'submit.requested'; submission: Submission }
  | { type: 'queue.requested'; inputs: FormValues }
  /** Something that a queued submit waits for has changed. */
  | { type: 'submit.unblocked' }
  /** Any edit cancels a queued submit. */
  | { type: 'form.touched' }
  /** A submit from an earlier page load, and what it costs in credits. */
  | { type: 'job.restored'; saved: SavedJob; amount: number }
  /** Every awaited file has its name on the server, by slot. */
  | { type: 'files.stored'; names: Record<string, string> }
  /** An awaited file was removed, refused, or failed to upload, or the form can no longer be submitted. */
  | { type: 'files.lost' };

export type FormEmitted =
  | { type: 'form.changed'; tool: string; values: FormValues; files: Record<string, StoredFile> }
  /** The form on screen after any change of it, its files in any upload state included. */
  | { type: 'form.shown'; values: FormValues; files: Record<string, ShownFile> }
  /** A submit found errors, which the form shows. */
  | { type: 'form.refused' };

export type FormTypes = { context: FormContext; events: FormEvent; input: FormInput; emitted: FormEmitted; tags: Closure | 'gathering' };
