import { createActor } from 'xstate';
import { pricesOf } from '../../contract/facts/tools/terms.ts';
import type { Tool } from '../../contract/facts/tools/tool.ts';
import { generationActors, type GenerationServices } from '../../machines/generation/generation.actors.ts';
import { dependentsOf, initialValues } from '../../machines/generation/generation.form.ts';
import { generationMachine } from '../../machines/generation/generation.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { generationServices, generationServicesAt } from '../ports/generation.ts';
import type { Root } from './root.ts';
import { draftFlow } from './draft.ts';

/** A form and the job of its last press, wired to the rest; a press of an earlier life of the page is recalled when the actor starts. */
function make(root: Root, tool: Tool, services: GenerationServices) {
  const generation = createActor(generationMachine.provide({ actors: generationActors(services) }), {
    input: {
      tool: tool.slug,
      cost: tool.cost,
      prices: pricesOf(tool),
      values: initialValues(tool.fields),
      dependents: dependentsOf(tool.fields),
      who: selectWho(root.session.getSnapshot()),
    },
  });
  generation.on('notice.raised', root.raise);
  generation.on('cost.simulated', (event) => root.credits.send(event));
  generation.on('cost.accepted', (event) => root.credits.send(event));
  generation.on('cost.reversed', (event) => root.credits.send(event));
  generation.on('credits.short', () => root.openDialog('pricing'));
  generation.on('signIn.needed', () => root.navigation.send({ type: 'signIn.required', refresh: false }));
  generation.on('job.ended', (event) => {
    root.credits.send({ type: 'credits.refreshRequested' });
    root.tellKept({ type: event.type });
  });
  generation.on('creation.deleted', () => root.tellKept({ type: 'job.ended' }));
  return generation;
}

/** The form of a tool and its job. */
export const generationFlow = (root: Root, tool: Tool) =>
  root.keep(`generation:${tool.slug}`, () => {
    const generation = make(root, tool, generationServices);
    draftFlow(root, tool.slug, generation);
    return generation;
  });

/** One more picture for the form of a tool, and the job that is made of it. */
export const itemFlow = (root: Root, tool: Tool, place: number) =>
  root.keep(`generation:${tool.slug}:${place}`, () => make(root, tool, generationServicesAt(place)));
