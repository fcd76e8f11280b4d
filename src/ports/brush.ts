import type { BrushServices } from '../../machines/brush/brush.actors.ts';
import { keepFile } from '../platform/files.ts';
import { maskOf } from '../platform/strokes.ts';

/** Paints masks in the browser. */
export const brushServices: BrushServices = {
  paintMask: async (request) => keepFile(await maskOf(request)),
};
