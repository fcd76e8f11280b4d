import { fromPromise } from 'xstate';
import type { CropArea, CutPicture, Picture } from './crop.types.ts';

export type CropServices = {
  /** Cuts the picture and keeps both the cut and the whole. */
  cutPicture(picture: Picture, area: CropArea, signal: AbortSignal): Promise<CutPicture>;
};

/** Cuts in the browser. Rejects where the picture cannot be read. */
export const cropActors = (services: CropServices) => ({
  cutPicture: fromPromise<CutPicture, { picture: Picture; area: CropArea }>(({ input: { picture, area }, signal }) =>
    services.cutPicture(picture, area, signal),
  ),
});
