import type { Who } from '../credits/credits.types.ts';
import type { FieldError, FilePlace, FormInput, FormReport, FormValues, Shown, Submission } from '../form/form.types.ts';
import type { JobInput, JobOutput, JobReport } from '../job/job.types.ts';
import type { ResultReport } from '../result/result.types.ts';

/** A form to validate, by the catalog's name of its tool. `inputs`: what it sends as it is; null while a file is on its way. */
export type CheckInput = {
  tool: string;
  values: FormValues;
  slots: string[];
  shown: Shown;
  inputs: FormValues | null;
  /** What it costs. */
  amount: number;
};

/** The result of validating a form: all errors, or what will be sent and the key of this submit. */
export type FormCheck = { errors: Record<string, FieldError> } | { inputs: FormValues; places: FilePlace[]; key: string };

export type GenerationInput = FormInput & { who?: Who | null };

/** How the last submit ended; it stays until the next one is sent or the result is dismissed. */
export type Outcome = Omit<JobOutput, 'end'>;

export type GenerationContext = {
  form: FormInput;
  who: Who | null;
  /** The form as it was submitted, while it is validated. */
  submission: Submission | null;
  /** The files whose names the inputs still lack. */
  places: FilePlace[];
  /** What the job is started with. */
  order: JobInput | null;
  /** The inputs of the last submit of this visit, to which a repeat is compared; null after a submit from an earlier visit. */
  submitted: FormValues | null;
  outcome: Outcome | null;
};

export type GenerationEvent =
  | FormReport
  | JobReport
  | ResultReport
  /** The restored submit was sent by the home page of this visit. */
  | { type: 'submit.sent' }
  | { type: 'cancel.clicked' }
  /** After a submit without a result: unreached, it is sent again unchanged; otherwise the form is submitted again. */
  | { type: 'retry.clicked' }
  /** From the last result: makes this image again, without the others of a batch. */
  | { type: 'again.clicked' }
  | { type: 'result.dismissed' }
  /** The user left the page: nothing can be undone any more. */
  | { type: 'page.left' }
  | { type: 'session.changed'; who: Who }
  /** Raised by the chart itself: the job ended in a way after which nothing else may start by itself. */
  | { type: 'queue.dropped' };

/** What is on screen while nothing is in flight. */
export type RestingPhase = 'form' | 'refused' | 'unreached' | 'done' | 'failed' | 'cancelled';

export type GenerationEmitted =
  /** The form was submitted and will be validated; the other images of its batch wait for the result. */
  | { type: 'submit.accepted' }
  /** The submit is valid: the page shows its progress. */
  | { type: 'submit.validated' }
  /** A submit is in flight, or its job is running. */
  | { type: 'work.began' }
  /** Nothing is in flight; `phase` is what is on screen. */
  | { type: 'work.ended'; phase: RestingPhase };

/** `resting`: nothing is in flight; `busy`: something is that a reload would cut off; `refunded`: the page can report that the credits were refunded. */
type GenerationTag =
  | 'resting'
  | 'done'
  | 'repeatable'
  | 'refused'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'checking'
  | 'uploading'
  | 'cancellable'
  | 'working'
  | 'busy'
  | 'queued';

export type GenerationTypes = {
  context: GenerationContext;
  events: GenerationEvent;
  input: GenerationInput;
  emitted: GenerationEmitted;
  tags: GenerationTag;
};
