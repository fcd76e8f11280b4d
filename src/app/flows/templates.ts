import { createActor } from 'xstate';
import { listingActors } from '../../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import { templateServices } from '../../services/templates.ts';
import type { Root } from '../root.ts';

/** The gallery of a tool's templates, or of all. */
export const templatesFlow = (root: Root, tool: string | null) =>
  root.keep(`templates:${tool ?? ''}`, () =>
    createActor(listingMachine.provide({ actors: listingActors(templateServices(tool)) }), { input: {} }),
  );
