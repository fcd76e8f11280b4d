import { createActor } from 'xstate';
import { inspectionActors } from '../../machines/inspection/inspection.actors.ts';
import { inspectionMachine } from '../../machines/inspection/inspection.machine.ts';
import { inspectionServices } from '../ports/inspection.ts';
import { holding } from './files.ts';
import type { Root } from './root.ts';

/** The actor that inspects files. */
export const inspectionFlow = (root: Root) =>
  root.keep({ role: 'inspection' }, () =>
    holding(createActor(inspectionMachine.provide({ actors: inspectionActors(inspectionServices) })), ({ context }) => [context.file?.ref]),
  );
