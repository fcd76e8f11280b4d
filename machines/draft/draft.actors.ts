import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { FormValues } from '../form/form.types.ts';
import type { StoredFile } from '../upload/upload.types.ts';
import type { DraftForm, LeftOut, SavedDraft } from './draft.types.ts';

type Kept = { inputs: Record<string, unknown>; leftOut?: LeftOut | undefined };

export type DraftServices = {
  /** `GET /api/drafts/{tool}`. */
  getDraft(tool: string, signal: AbortSignal): Promise<Answer<Kept>>;
  /** `PUT /api/drafts/{tool}`. */
  saveDraft(tool: string, inputs: Kept['inputs']): Promise<Answer<Kept>>;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFile = (value: unknown): value is StoredFile =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['url'] === 'string';

/** In the stored inputs the files are under `files`, with their preview data; the values are beside them by name. */
export function readForm({ files, ...values }: Kept['inputs']): DraftForm | null {
  if (Object.keys(values).length === 0 && !isRecord(files)) return null;
  const kept = Object.entries(isRecord(files) ? files : {}).filter((entry): entry is [string, StoredFile] => isFile(entry[1]));
  return { values: values as FormValues, files: Object.fromEntries(kept) };
}

/** Loads and saves the form of a tool on the server. */
export const draftActors = (services: DraftServices) => ({
  /** The saved form; null when there is none. */
  readDraft: fromPromise<SavedDraft | null, { tool: string }>(async ({ input, signal }) => {
    const { code, data } = await services.getDraft(input.tool, signal);
    const form = code === codes.success && data ? readForm(data.inputs) : null;
    return form && { ...form, ...(data?.leftOut && { leftOut: data.leftOut }) };
  }),
  /** What a job would leave out of the saved words; null when the server did not save them. */
  keepDraft: fromPromise<LeftOut | null, { tool: string; form: DraftForm }>(async ({ input }) => {
    // The server has the stills of its uploads, which are larger than a form may be.
    const files = Object.fromEntries(Object.entries(input.form.files).map(([slot, file]) => [slot, { ...file, still: undefined }]));
    const { code, data } = await services.saveDraft(input.tool, { ...input.form.values, files });
    return code === codes.success ? (data?.leftOut ?? {}) : null;
  }),
});
