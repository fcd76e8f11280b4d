import { createActor } from 'xstate';
import { sharedFileActors } from '../../machines/sharedFile/sharedFile.actors.ts';
import { sharedFileMachine } from '../../machines/sharedFile/sharedFile.machine.ts';
import { sharedFileServices } from '../ports/sharedFile.ts';
import { holding } from './files.ts';
import { handOverFlow } from './handOver.ts';
import type { Root } from './root.ts';

/** The file that another app shared, which goes to a tool by the same way as a result. */
export const sharedFileFlow = (root: Root) =>
  root.keep({ role: 'sharedFile' }, () => {
    handOverFlow(root);
    return holding(createActor(sharedFileMachine.provide({ actors: sharedFileActors(sharedFileServices) })), ({ context }) => [
      context.file?.ref,
    ]);
  });
