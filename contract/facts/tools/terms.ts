/** What one press of a tool costs, and what an engine must offer for it: a tool of cards takes both from the card. */
import { costs } from '../costs.ts';
import { effectById, effects, type EffectCard } from './effects.ts';
import type { Capability, Tool } from './tool.ts';

type Inputs = Readonly<Record<string, unknown>>;

const cardOf = (tool: Tool, inputs: Inputs): EffectCard | undefined =>
  tool.capability === 'effect.*' ? effectById(inputs['effect']) : undefined;

const priceOf = (card: EffectCard | undefined): number | undefined => card && costs[card.result];

/** In credits. */
export const costOf = (tool: Tool, inputs: Inputs): number => priceOf(cardOf(tool, inputs)) ?? tool.cost;

/** A table of prices, where one choice of the form makes the price: the same as `costOf`, as plain data. */
export type Prices = { field: string; by: Readonly<Record<string, number>> };

/** The table of a tool whose price a choice makes; null where the tool has one price. */
export const pricesOf = (tool: Tool): Prices | null =>
  tool.capability === 'effect.*' ? { field: 'effect', by: Object.fromEntries(effects.map(({ id, result }) => [id, costs[result]])) } : null;

/** What an engine must offer for this press. */
export const capabilityOf = (tool: Tool, inputs: Inputs): Capability => cardOf(tool, inputs)?.capability ?? tool.capability;

/** What a tool can be asked for at all: one of them is enough for its page to be served. */
export const capabilitiesOf = ({ capability }: Pick<Tool, 'capability'>): readonly Capability[] =>
  capability === 'effect.*' ? [...new Set(effects.map((card) => card.capability))] : [capability];

/** The inputs as the engine gets them: with what the card adds. */
export const completed = (tool: Tool, inputs: Inputs): Inputs => ({ ...cardOf(tool, inputs)?.preset, ...inputs });

/** As what a result is labelled that no generative model made. */
export type Nature = 'draft' | 'voiceMatch' | 'redye' | 'parody';

/**
 * Capabilities that the built-in engine serves without a generative model, and as what it must be labelled: `draft` composes,
 * `voiceMatch` puts a sample's pitch and timbre on a synthetic voice, `redye` recolours what is there.
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

/** As what the built-in engine's work must be labelled before the press; null where it needs no label. */
export const natureOf = (tool: Pick<Tool, 'files'>, capability: Capability): Nature | null =>
  capability === 'audio.clone' && tool.files.length === 0 ? 'parody' : (localNature[capability] ?? null);
