import { fromPromise } from 'xstate';
import type { CropArea, CutPicture, Picture } from './crop.types.ts';

export type CropServices = {
  /** Crops the picture and keeps both the result and the original. */
  cutPicture(picture: Picture, area: CropArea, signal: AbortSignal): Promise<CutPicture>;
};

/** Crops in the browser. Rejects when the picture cannot be decoded. */
export const cropActors = (services: CropServices) => ({
  cutPicture: fromPromise<CutPicture, { picture: Picture; area: CropArea }>(({ input: { picture, area }, signal }) =>
    services.cutPicture(picture, area, signal),
  ),
});
