import type { GarmentPart } from '../../contract/facts/garments.ts';
import type { FormValues, ShownFile } from '../form/form.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { Refused } from '../kit/refusal.ts';
import type { FileFacts } from '../upload/upload.types.ts';

/** The names of the form's fields: the photo, the mask over it, and the two that describe the new garment. */
export type GarmentSearchInput = { photo: string; mask: string; words: string; cloth: string };

export type GarmentSearchContext = {
  fields: GarmentSearchInput;
  /** Name of the uploaded photo whose garment is looked for; null while there is none, or nothing describes the new garment. */
  file: string | null;
  words: string;
  part: GarmentPart;
  /** The proposed mask as long as it is in the form as it was proposed. */
  proposed: FileFacts | null;
  /** The share of the photo that the proposal covers. */
  share: number;
  /** The server's words for a refused search; null when it was not reached. */
  refusal: string | null;
};

/** What a search found; `mask` is null when the photo shows no such garment. */
export type FoundGarment = { readonly ok: true; mask: FileFacts | null; share: number } | Refused;

/** The form after any change of it. */
export type FormShown = { type: 'form.shown'; values: FormValues; files: Record<string, ShownFile> };

export type GarmentSearchEvent = FormShown | { type: 'search.clicked' };

export type GarmentSearchEmitted =
  | Notice
  /** A proposal is expected, or not any more: until then nobody has seen what would change. */
  | { type: 'proposal.expected'; expected: boolean }
  | { type: 'mask.proposed'; file: FileFacts }
  /** The mask in the form is of another photo or garment, or the user wants a new one. */
  | { type: 'mask.withdrawn' };

export type GarmentSearchTypes = {
  context: GarmentSearchContext;
  events: GarmentSearchEvent;
  input: GarmentSearchInput;
  emitted: GarmentSearchEmitted;
  tags: 'looking';
};
