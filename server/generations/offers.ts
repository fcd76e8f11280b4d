import { effects } from '../../contract/facts/tools/effects.ts';
import { packs } from '../../contract/facts/packs.ts';
import { tools, type Tool } from '../../contract/facts/tools/index.ts';
import { capabilitiesOf, costOf, costOfEffect } from '../../contract/facts/tools/terms.ts';
import type { listTools } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Services } from '../core/services.ts';
import { enginesFor } from './create.ts';
import { variableFor } from './variables.ts';

type Parts = Pick<Services, 'assistants' | 'engines' | 'durations' | 'settings'>;
type Offer = Infer<typeof listTools.data>[number];

/** Every tool: what it costs, who serves it now, and how long it lately took. `isOperator` adds the variable that would connect an engine. */
export async function offersFor(services: Parts, isOperator: boolean): Promise<Offer[]> {
  const seconds = await services.durations.all();
  return tools.map((tool) =>
    tool.capability === 'chat' ? chatOffer(services, tool) : engineOffer(services, tool, seconds.get(tool.slug) ?? null, isOperator),
  );
}

function chatOffer({ assistants, engines, settings }: Parts, { slug, section, result, capability }: Tool): Offer {
  const { kind, cost, engine } = assistants.current();
  const local = kind === 'model' ? engines.find(({ name }) => name === engine) : undefined;
  const models = (local?.models?.() ?? []).filter(({ serves }) => serves.includes(capability)).map(({ title }) => title);
  return {
    slug,
    section,
    result,
    cost,
    capability,
    served: settings.isOn(`tool.${slug}`),
    engine,
    wait: null,
    ...(models.length > 0 && { models }),
  };
}

function engineOffer(services: Parts, tool: Tool, wait: Offer['wait'], isOperator: boolean): Offer {
  const { engines, settings } = services;
  const { slug, section, result, capability } = tool;
  const [engine] = enginesFor(services, ...capabilitiesOf(tool));
  const cost = costOf(tool, {}, engine?.name, settings.costs);
  const needed = (pack: string) => packs.find(({ name }) => name === pack)?.needs;
  const models = (engine?.models?.() ?? [])
    .filter(({ serves }) => serves.some((served) => capabilitiesOf(tool).includes(served)))
    .filter(({ pack }) => needed(pack) === undefined || tool.files.includes(needed(pack)!));
  const painting = models.find((model) => model.painting !== null)?.painting;
  return {
    slug,
    section,
    result,
    cost,
    capability,
    served: engine !== undefined && settings.isOn(`tool.${slug}`),
    engine: engine?.name ?? null,
    wait,
    ...(models.length > 0 && { models: models.map(({ title }) => title) }),
    ...(painting && { painting }),
    ...(capability === 'effect.*' && {
      effects: effects.filter((card) => enginesFor(services, card.capability).length > 0).map(({ id }) => id),
      prices: Object.fromEntries(
        effects.map((card) => [card.id, costOfEffect(card, enginesFor(services, card.capability)[0]?.name, settings.costs)]),
      ),
    }),
    ...(!engine && isOperator && { variable: variableFor(engines, capability) }),
  };
}
