import { brushActors } from '../../machines/brush/brush.actors.ts';
import { brushMachine } from '../../machines/brush/brush.machine.ts';
import type { BrushInput } from '../../machines/brush/brush.types.ts';
import { holding } from './files.ts';
import type { Root } from './root.ts';
import type { BrushServices } from '../../machines/brush/brush.actors.ts';
import { keepFile } from '../platform/files.ts';
import { maskOf } from '../platform/strokes.ts';

/** Paints masks in the browser. */
export const brushServices: BrushServices = {
  paintMask: async (request) => keepFile(await maskOf(request)),
};

/** The brush over an image of a tool's form; its mask goes into `slot`. */
export const brushFlow = (root: Root, tool: string, slot: string, input: Omit<BrushInput, 'slot'>) =>
  root.keep(
    { role: 'brush', tool, of: slot },
    () => ({ logic: brushMachine.provide({ actors: brushActors(brushServices) }), input: { ...input, slot } }),
    holding(({ context }) => [context.area?.ref]),
  );

export type BrushFlow = ReturnType<typeof brushFlow>;
