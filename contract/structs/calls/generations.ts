import { resultKinds } from '../../facts/costs.ts';
import { generationStatuses } from '../../facts/statuses.ts';
import {
  anything,
  dictionary,
  flag,
  integer,
  list,
  nothing,
  nullable,
  number,
  oneOf,
  openRecord,
  optional,
  record,
  text,
} from '../schema.ts';
import { call } from './call.ts';

/** A tool as this installation offers it; `cost` in credits. */
export const toolSummary = openRecord({
  slug: text(),
  section: text(),
  result: oneOf(resultKinds),
  cost: integer({ min: 0 }),
  capability: text(),
  served: flag(),
  engine: nullable(text()),
  /** Recent duration of the tool's jobs (median, seconds); null before the first job. */
  wait: optional(nullable(number({ min: 0 }))),
  /** For a tool with effect cards: ids of the cards that an engine currently serves. */
  effects: optional(list(text())),
  /** The environment variable that would enable an engine for this tool; sent only to the operator. */
  variable: optional(text()),
});

export const listTools = call({
  method: 'GET',
  path: '/api/tools',
  summary: 'The tools, and whether an engine serves them now',
  who: 'anyone',
  data: list(toolSummary),
  codes: [],
});

const side = nullable(integer({ min: 0 }));

/** An uploaded file: dimensions in pixels, null for audio; size in bytes. */
export const uploadedItem = openRecord({ name: text(), url: text(), width: side, height: side, type: text(), size: integer({ min: 0 }) });

export const upload = call({
  method: 'POST',
  path: '/api/dash/upload',
  summary: 'Keeps one file, judged by its bytes and re-encoded',
  who: 'anyone',
  files: ['file'],
  data: openRecord({ item: uploadedItem }),
  codes: [],
});

export const mergeUploads = call({
  method: 'POST',
  path: '/api/dash/merge-upload-images',
  summary: 'Joins file1, file2 … side by side into one picture; an empty name on failure',
  who: 'anyone',
  files: ['file1', 'file2'],
  data: openRecord({ item: openRecord({ name: text() }) }),
  codes: [],
});

/** One result file: dimensions in pixels, duration in seconds, null where not applicable. */
export const output = openRecord({ url: text(), type: text(), width: side, height: side, duration: nullable(number({ min: 0 })) });

/** `error` is null or the failure: an envelope code and a message. */
const failure = nullable(openRecord({ code: integer(), msg: text() }));

const generationFields = {
  id: text({ min: 1 }),
  tool: text(),
  engine: nullable(text()),
  status: oneOf(generationStatuses),
  progress: number({ min: 0, max: 1 }),
  /**
   * The current step, as a key that the dictionaries translate: `queued`, `reading`, `cutting`, `painting`, `outlining`, `encoding`,
   * `storing`.
   */
  stage: nullable(text()),
  cost: integer({ min: 0 }),
  /** Number of jobs ahead of it in the queue. Null when the job is not waiting or the position is unknown. */
  position: optional(nullable(integer({ min: 0 }))),
  /** Estimated seconds remaining, rounded for display; null when unknown. */
  left: optional(nullable(number({ min: 0 }))),
  outputs: list(output),
  /** Metadata about the result: `draft` when the Draft engine composed it, the words it recognized, the seed. */
  notes: dictionary(anything()),
  error: failure,
} as const;

/** The current state of a job. */
export const generation = openRecord(generationFields);
/** A job in the user's list of creations. */
export const creation = openRecord({ ...generationFields, createdAt: text({ format: 'date-time' }) });

export const createGeneration = call({
  method: 'POST',
  path: '/api/generations',
  summary: 'Takes the cost and stores the job in one transaction',
  who: 'anyone',
  idempotent: true,
  body: record({ tool: text({ min: 1, max: 64 }), inputs: dictionary(anything()) }),
  data: openRecord({ id: text({ min: 1 }), status: oneOf(generationStatuses), cost: integer({ min: 0 }) }),
  codes: ['notEnoughCredits', 'refusedByPolicy', 'notFound', 'noEngine'],
});

export const getGeneration = call({
  method: 'GET',
  path: '/api/generations/{id}',
  summary: 'One job as it stands',
  who: 'anyone',
  data: generation,
  codes: ['notFound'],
});

export const followGeneration = call({
  method: 'GET',
  path: '/api/generations/{id}/events',
  summary: 'The job as server-sent events until its end',
  who: 'anyone',
  stream: true,
  data: generation,
  codes: ['notFound'],
});

export const cancelGeneration = call({
  method: 'POST',
  path: '/api/generations/{id}/cancel',
  summary: 'Cancels a job that has not ended; its credits come back',
  who: 'anyone',
  data: generation,
  codes: ['notFound'],
});

export const listCreations = call({
  method: 'GET',
  path: '/api/creations',
  summary: 'What the person made, newest first',
  who: 'anyone',
  query: record({ cursor: optional(text({ max: 128 })), tool: optional(text({ max: 64 })) }),
  data: openRecord({ items: list(creation), next: nullable(text()) }),
  codes: [],
});

export const deleteCreation = call({
  method: 'DELETE',
  path: '/api/creations/{id}',
  summary: 'Deletes a creation and its files',
  who: 'anyone',
  data: nothing(),
  codes: ['notFound'],
});

export const getShare = call({
  method: 'GET',
  path: '/api/creations/{id}/share',
  summary: 'The address at which a creation is shown to whoever has it; null while it is not shared',
  who: 'anyone',
  data: openRecord({ url: nullable(text()) }),
  codes: ['notFound'],
});

export const shareCreation = call({
  method: 'POST',
  path: '/api/creations/{id}/share',
  summary: 'Shows a creation at an address that cannot be guessed; the same one as long as it is shared',
  who: 'anyone',
  data: openRecord({ url: text() }),
  codes: ['notFound'],
});

export const unshareCreation = call({
  method: 'DELETE',
  path: '/api/creations/{id}/share',
  summary: 'Stops sharing a creation: its address leads nowhere from then on',
  who: 'anyone',
  data: nothing(),
  codes: ['notFound'],
});

const draftData = openRecord({ inputs: dictionary(anything()) });

export const saveDraft = call({
  method: 'PUT',
  path: '/api/drafts/{tool}',
  summary: 'Keeps the form as it stands',
  who: 'anyone',
  body: record({ inputs: dictionary(anything()) }),
  data: draftData,
  codes: ['notFound'],
});

export const getDraft = call({
  method: 'GET',
  path: '/api/drafts/{tool}',
  summary: 'The form as it was left; empty inputs when there is none',
  who: 'anyone',
  data: draftData,
  codes: ['notFound'],
});
