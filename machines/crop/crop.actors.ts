import { fromPromise } from 'xstate';
import type { CropArea, CutImage, Image } from './crop.types.ts';

export type CropServices = {
  /** Crops the image and keeps both the result and the original. */
  cutImage(image: Image, area: CropArea, signal: AbortSignal): Promise<CutImage>;
};

/** Crops in the browser. Rejects when the image cannot be decoded. */
export const cropActors = (services: CropServices) => ({
  cutImage: fromPromise<CutImage, { image: Image; area: CropArea }>(({ input: { image, area }, signal }) =>
    services.cutImage(image, area, signal),
  ),
});
