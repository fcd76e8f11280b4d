import { fromPromise } from 'xstate';
import type { FileFacts } from '../upload/upload.types.ts';
import type { MaskRequest } from './brush.types.ts';

export type BrushServices = {
  /** The area and the strokes over it as a PNG of the image's size. Rejects when the browser cannot paint it. */
  paintMask(request: MaskRequest): Promise<FileFacts>;
};

/** Paints the mask in the browser; null when nothing is marked. */
export const brushActors = (services: BrushServices) => ({
  paintMask: fromPromise<FileFacts | null, MaskRequest>(async ({ input }) =>
    input.strokes.length === 0 && input.area === null ? null : services.paintMask(input),
  ),
});
