import { createActor } from 'xstate';
import { pricesOf } from '../../contract/facts/tools/terms.ts';
import type { Tool } from '../../contract/facts/tools/tool.ts';
import { generationActors, type GenerationServices } from '../../machines/generation/generation.actors.ts';
import { dependentsOf, initialValues } from '../../machines/generation/generation.form.ts';
import { generationMachine } from '../../machines/generation/generation.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { onPageLeft } from '../platform/page-left.ts';
import { generationServices, generationServicesAt } from '../ports/generation.ts';
import type { Root } from './root.ts';
import { ageFlow } from './age.ts';
import { draftFlow } from './draft.ts';
import { offerFlow } from './offer.ts';
import { filesOf, holding } from './files.ts';

/** A form and the job of its last press; a press from an earlier page load is restored when the actor starts. */
function make(root: Root, tool: Tool, services: GenerationServices) {
  const generation = createActor(generationMachine.provide({ actors: generationActors(services) }), {
    input: {
      tool: tool.slug,
      cost: tool.cost,
      prices: pricesOf(tool),
      values: initialValues(tool.fields),
      fields: tool.fields,
      dependents: dependentsOf(tool.fields),
      adult: tool.adult === true,
      who: selectWho(root.session.getSnapshot()),
    },
  });
  onPageLeft(() => generation.send({ type: 'page.left' }));
  return holding(generation, filesOf);
}

/** The actor of a tool's form and its job. */
export const generationFlow = (root: Root, tool: Tool) =>
  root.keep({ role: 'generation', tool: tool.slug }, () => {
    draftFlow(root, tool.slug);
    ageFlow(root);
    offerFlow(root);
    return make(root, tool, generationServices);
  });

/** The actor of one additional picture of a form, and of its job. */
export const itemFlow = (root: Root, tool: Tool, place: number) =>
  root.keep({ role: 'item', tool: tool.slug, of: String(place) }, () => make(root, tool, generationServicesAt(place)));
