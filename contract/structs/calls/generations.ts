import { resultKinds } from '../../facts/costs.ts';
import { limits } from '../../facts/limits.ts';
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

const range = record({ min: number(), max: number(), usual: number() });

/** A tool as this installation offers it; `cost` in credits. */
export const toolSummary = openRecord({
  slug: text(),
  section: text(),
  result: oneOf(resultKinds),
  cost: integer({ min: 0 }),
  capability: text(),
  served: flag(),
  engine: nullable(text()),
  /** Models of the installation's own that work for this tool, by the name that people know; absent where there are none. */
  models: optional(list(text())),
  /** What a person may choose of the model that paints; absent where none does. Guidance is null for a model that has none. */
  painting: optional(record({ steps: range, guidance: nullable(range), negative: flag() })),
  /** Recent duration of the tool's jobs (median, seconds); null before the first job. */
  wait: optional(nullable(number({ min: 0 }))),
  /** For a tool with effect cards: ids of the cards that an engine currently serves. */
  effects: optional(list(text())),
  /** For a tool with effect cards: what each costs, by its id. */
  prices: optional(dictionary(integer({ min: 0 }))),
  /** The environment variable that would enable an engine for this tool; sent only to the operator. */
  variable: optional(text()),
});

export const listTools = call({
  method: 'GET',
  path: '/api/tools',
  summary: 'Lists the tools and whether an engine currently serves them',
  who: 'anyone',
  scope: 'any',
  lasts: 30,
  data: list(toolSummary),
  codes: [],
});

const side = nullable(integer({ min: 0 }));

/** An uploaded file as it is stored: dimensions in pixels as it is shown, null for audio; duration in seconds, null for an image; size in bytes. */
export const uploadedItem = openRecord({
  name: text(),
  url: text(),
  width: side,
  height: side,
  duration: optional(nullable(number({ min: 0 }))),
  type: text(),
  size: integer({ min: 0 }),
  /** How many frames the received image had; tools that take an image use the first. */
  frames: optional(integer({ min: 1 })),
  /** The end of the received file was missing: with this share of its rows or seconds, 0 where only details are. */
  missing: optional(number({ min: 0, max: 1 })),
  /** The first image of a video as a data URL, for where the browser cannot play it. */
  still: optional(text()),
  /** It is one of the site's own samples: a tool asks for no consent of who is in it. */
  sample: optional(flag()),
});

export const upload = call({
  method: 'POST',
  path: '/api/dash/upload',
  summary: 'Uploads one file, which is validated by its content and re-encoded',
  who: 'anyone',
  scope: 'make',
  files: ['file'],
  data: openRecord({ item: uploadedItem }),
  codes: [],
});

/** The name of an upload in parts is the end of the address that the tus protocol gave it. */
export const finishUpload = call({
  method: 'POST',
  path: '/api/dash/uploads/{id}/finish',
  summary: 'Validates and re-encodes a file that was sent in parts to /api/dash/uploads (tus 1.0), as an upload at once',
  who: 'anyone',
  scope: 'make',
  data: upload.data,
  codes: ['notFound'],
});

export const mergeUploads = call({
  method: 'POST',
  path: '/api/dash/merge-upload-images',
  summary: 'Uploads file1, file2 … as one picture, side by side; returns an empty name on failure',
  who: 'anyone',
  scope: 'make',
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
   * The current step, as a key that the dictionaries translate (`making.stages`): `queued` and `preparing`, then what the engine states, such
   * as `reading`, `painting`, `encoding`.
   */
  stage: nullable(text()),
  cost: integer({ min: 0 }),
  /** Number of jobs ahead of it in the queue. Null when the job is not waiting or the position is unknown. */
  position: optional(nullable(integer({ min: 0 }))),
  /** Estimated seconds remaining, rounded for display; null when unknown. */
  left: optional(nullable(number({ min: 0 }))),
  outputs: list(output),
  /** The first parts of a sound whose rest is still being made, in order; absent when there are none, and once the job has ended. */
  beginning: optional(list(output)),
  /** Metadata about the result: `draft` when the Draft engine composed it, the words it recognized, the seed. */
  notes: dictionary(anything()),
  error: failure,
} as const;

/** The current state of a job. */
export const generation = openRecord(generationFields);
/** A job in the user's list of creations. */
export const creation = openRecord({
  ...generationFields,
  createdAt: text({ format: 'date-time' }),
  /** What the person wrote in the tool's first field for words; null when it has none or nothing was written. */
  words: optional(nullable(text())),
  /** The words and what else was chosen in the form, by field, as a link to the form can carry it: no files, and no seed, which would make the same again. */
  choices: optional(dictionary(anything())),
});

export const createGeneration = call({
  method: 'POST',
  path: '/api/generations',
  summary: 'Charges for a job and enqueues it in one transaction',
  who: 'anyone',
  scope: 'make',
  idempotent: true,
  /** `cost` is the price that was shown: what costs more is refused. */
  body: record({ tool: text({ min: 1, max: 64 }), inputs: dictionary(anything()), cost: optional(integer({ min: 0 })) }),
  data: openRecord({ id: text({ min: 1 }), status: oneOf(generationStatuses), cost: integer({ min: 0 }) }),
  codes: ['priceChanged', 'notEnoughCredits', 'refusedByPolicy', 'notFound', 'noEngine', 'keyReused'],
});

export const getGeneration = call({
  method: 'GET',
  path: '/api/generations/{id}',
  summary: 'Returns the current state of a job',
  who: 'anyone',
  scope: 'read',
  data: generation,
  codes: ['notFound'],
});

export const followGeneration = call({
  method: 'GET',
  path: '/api/generations/{id}/events',
  summary: 'Streams the state of a job as server-sent events until it ends',
  who: 'anyone',
  scope: 'read',
  stream: true,
  data: generation,
  codes: ['notFound'],
});

export const cancelGeneration = call({
  method: 'POST',
  path: '/api/generations/{id}/cancel',
  summary: 'Cancels a job that has not ended and returns its credits',
  who: 'anyone',
  scope: 'make',
  data: generation,
  codes: ['notFound'],
});

export const listCreations = call({
  method: 'GET',
  path: '/api/creations',
  summary: "Lists the user's creations, newest first",
  who: 'anyone',
  scope: 'read',
  query: record({
    cursor: optional(text({ max: 128 })),
    tool: optional(text({ max: 64 })),
    limit: optional(oneOf([`${limits.recentJobs}`])),
  }),
  /** `tools`: with the first page, those that the user has creations of. */
  data: openRecord({ items: list(creation), next: nullable(text()), tools: optional(list(text())) }),
  codes: [],
});

export const deleteCreation = call({
  method: 'DELETE',
  path: '/api/creations/{id}',
  summary: 'Deletes a creation and its files',
  who: 'anyone',
  scope: 'delete',
  data: nothing(),
  codes: ['notFound'],
});

export const getShare = call({
  method: 'GET',
  path: '/api/creations/{id}/share',
  summary: 'Returns the URL at which a creation is shared; null if it is not shared',
  who: 'anyone',
  scope: 'read',
  data: openRecord({ url: nullable(text()) }),
  codes: ['notFound'],
});

export const shareCreation = call({
  method: 'POST',
  path: '/api/creations/{id}/share',
  summary: 'Shares a creation at an unguessable URL, which is stable while it is shared',
  who: 'anyone',
  scope: 'make',
  data: openRecord({ url: text() }),
  codes: ['notFound'],
});

export const unshareCreation = call({
  method: 'DELETE',
  path: '/api/creations/{id}/share',
  summary: 'Stops sharing a creation; its URL stops working permanently',
  who: 'anyone',
  scope: 'delete',
  data: nothing(),
  codes: ['notFound'],
});

const draftData = openRecord({
  inputs: dictionary(anything()),
  /** By field, what of its words a job would leave out now; absent where nothing is. */
  leftOut: optional(dictionary(list(text()))),
});

export const saveDraft = call({
  method: 'PUT',
  path: '/api/drafts/{tool}',
  summary: 'Saves the state of a form',
  who: 'anyone',
  body: record({ inputs: dictionary(anything()) }),
  data: draftData,
  codes: ['notFound'],
});

export const getDraft = call({
  method: 'GET',
  path: '/api/drafts/{tool}',
  summary: 'Returns the saved state of a form; empty inputs if there is none',
  who: 'anyone',
  data: draftData,
  codes: ['notFound'],
});
