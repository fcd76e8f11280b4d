import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { findGarment } from '../../contract/structs/calls/garments.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { FoundGarment } from './garmentSearch.types.ts';

export type GarmentSearchServices = {
  /** `POST /api/garments`. */
  findGarment(photo: { name: string; words: string }, signal: AbortSignal): Promise<Answer<Infer<typeof findGarment.data>>>;
  /** Stores a mask, given as a data URL, as a file that a form can hold. */
  keepMask(mask: string): FileFacts;
};

/** Looks for the garment in an uploaded photo. */
export const garmentSearchActors = (services: GarmentSearchServices) => ({
  findGarment: fromPromise<FoundGarment, { name: string; words: string }>(async ({ input, signal }) => {
    const { code, msg, data } = await services.findGarment(input, signal);
    if (code !== codes.success || !data) return { ok: false, code, msg };
    return { ok: true, mask: data.mask === null ? null : services.keepMask(data.mask), share: data.share };
  }),
});
