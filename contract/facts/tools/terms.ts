/** The cost of one job of a tool and the capability it needs; both come from the card if the tool has cards. */
import { usualCosts, type Costs } from '../costs.ts';
import { builtInEngine } from '../engine.ts';
import { effectById, effects, type EffectCard } from './effects.ts';
import type { Capability, Tool } from './tool.ts';

type Inputs = Readonly<Record<string, unknown>>;

const cardOf = (tool: Tool, inputs: Inputs): EffectCard | undefined =>
  tool.capability === 'effect.*' ? effectById(inputs['effect']) : undefined;

/** Capabilities by which the built-in engine composes a video. */
const composed: ReadonlySet<Capability> = new Set<Capability>(['video.fromText', 'video.fromImage', 'effect.halloween', 'effect.hug']);

/** Returns the cost of an effect in credits, by the engine that serves it: what is composed costs less than what a model generates. */
export const costOfEffect = (
  { result, capability }: Pick<Tool, 'result' | 'capability'>,
  engine: string = builtInEngine,
  costs: Costs = usualCosts,
): number => (engine === builtInEngine && composed.has(capability) ? costs.composedVideo : costs[result]);

/** Returns the cost of a job in credits, by the engine that serves it and the costs of the installation; a tool with a price of its own keeps it. */
export function costOf(tool: Tool, inputs: Inputs, engine?: string, costs?: Costs): number {
  const card = cardOf(tool, inputs) ?? (tool.capability === 'effect.*' ? effects[0] : undefined);
  if (card) return costOfEffect(card, engine, costs);
  return tool.cost === costOfEffect(tool) ? costOfEffect(tool, engine, costs) : tool.cost;
}

/** Prices by the value of one form field: the same amounts as `costOf`, as plain data. */
export type Prices = { field: string; by: Readonly<Record<string, number>> };

/** Returns the price table of a tool whose price depends on a choice, or null if the tool has a single price. */
export const pricesOf = (tool: Tool): Prices | null =>
  tool.capability === 'effect.*' ? { field: 'effect', by: Object.fromEntries(effects.map((card) => [card.id, costOfEffect(card)])) } : null;

/** Returns the capability that an engine needs for this job. */
export const capabilityOf = (tool: Tool, inputs: Inputs): Capability => cardOf(tool, inputs)?.capability ?? tool.capability;

/** Returns every capability that a tool can require; the page is available when an engine offers at least one of them. */
export const capabilitiesOf = ({ capability }: Pick<Tool, 'capability'>): readonly Capability[] =>
  capability === 'effect.*' ? [...new Set(effects.map((card) => card.capability))] : [capability];

/** Returns the inputs as the engine receives them, including those added by the card. */
export const completed = (tool: Tool, inputs: Inputs): Inputs => ({ ...cardOf(tool, inputs)?.preset, ...inputs });

/** The label of a result that was made without a generative model. */
export type Nature = 'draft' | 'voiceMatch' | 'redye' | 'parody';

/**
 * Capabilities that the built-in engine serves without a generative model, and the required labels: `draft` composes an image, `voiceMatch`
 * applies a sample's pitch and timbre to a synthetic voice, `redye` recolors existing pixels.
 */
const localNature: Partial<Record<Capability, Nature>> = {
  'image.fromText': 'draft',
  'video.fromText': 'draft',
  'effect.halloween': 'draft',
  'effect.hug': 'draft',
  'effect.kiss': 'draft',
  'audio.clone': 'voiceMatch',
  'image.garment': 'redye',
};

/** Returns the label of the built-in engine's results, shown before the job starts; null if none is required. */
export const natureOf = (tool: Pick<Tool, 'files'>, capability: Capability): Nature | null =>
  capability === 'audio.clone' && tool.files.length === 0 ? 'parody' : (localNature[capability] ?? null);
