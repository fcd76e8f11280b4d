/** What one press of a tool costs, and what an engine must offer for it: a tool of cards takes both from the card. */
import { effectById, effects, type EffectCard } from './effects.ts';
import type { Capability, Tool } from './tool.ts';

type Inputs = Readonly<Record<string, unknown>>;

const cardOf = (tool: Tool, inputs: Inputs): EffectCard | undefined =>
  tool.capability === 'effect.*' ? effectById(inputs['effect']) : undefined;

/** In credits. */
export const costOf = (tool: Tool, inputs: Inputs): number => cardOf(tool, inputs)?.cost ?? tool.cost;

export const capabilityOf = (tool: Tool, inputs: Inputs): Capability => cardOf(tool, inputs)?.capability ?? tool.capability;

/** What a tool can be asked for at all: one of them is enough for its page to be served. */
export const capabilitiesOf = ({ capability }: Pick<Tool, 'capability'>): readonly Capability[] =>
  capability === 'effect.*' ? [...new Set(effects.map((card) => card.capability))] : [capability];

/** The inputs as the engine gets them: with what the card adds. */
export const completed = (tool: Tool, inputs: Inputs): Inputs => ({ ...cardOf(tool, inputs)?.preset, ...inputs });

/**
 * Capabilities that the built-in engine serves without a generative model, and as what it must be labelled: `draft` composes,
 * `voiceMatch` puts a sample's pitch and timbre on a synthetic voice, `redye` recolours what is there.
 */
export const localNature: Partial<Record<Capability, 'draft' | 'voiceMatch' | 'redye'>> = {
  'image.fromText': 'draft',
  'video.fromText': 'draft',
  'effect.halloween': 'draft',
  'effect.hug': 'draft',
  'effect.kiss': 'draft',
  'audio.clone': 'voiceMatch',
  'image.garment': 'redye',
};
