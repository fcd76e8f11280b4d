import { createActor } from 'xstate';
import { brushActors } from '../../machines/brush/brush.actors.ts';
import { brushMachine } from '../../machines/brush/brush.machine.ts';
import type { BrushInput } from '../../machines/brush/brush.types.ts';
import { brushServices } from '../ports/brush.ts';
import { holding } from './files.ts';
import type { Root } from './root.ts';

/** The brush over a picture of a tool's form; its mask goes into `slot`. */
export const brushFlow = (root: Root, tool: string, slot: string, input: Omit<BrushInput, 'slot'>) =>
  root.keep({ role: 'brush', tool, of: slot }, () => {
    const brush = createActor(brushMachine.provide({ actors: brushActors(brushServices) }), { input: { ...input, slot } });
    return holding(brush, ({ context }) => [context.area?.ref]);
  });

export type BrushFlow = ReturnType<typeof brushFlow>;
