import { createActor } from 'xstate';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { handOverActors } from '../../machines/handOver/handOver.actors.ts';
import { handOverMachine } from '../../machines/handOver/handOver.machine.ts';
import { handOverServices } from '../ports/handOver.ts';
import { generationFlow } from './generation.ts';
import type { Root } from './root.ts';

/** The actor that hands a result to another tool, whose form is created by it, or to the clipboard. */
export const handOverFlow = (root: Root) =>
  root.keep({ role: 'handOver' }, () => {
    root.makes('generation', null, ({ tool = '' }) => generationFlow(root, toolBySlug(tool)!));
    return createActor(handOverMachine.provide({ actors: handOverActors(handOverServices) }));
  });
