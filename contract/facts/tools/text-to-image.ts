import { oneOf, optional, record } from '../../structs/schema.ts';
import { promptStyles, prompt, ratio, ratios, seed } from '../../structs/inputs.ts';
import type { FormField, Tool } from './tool.ts';

const fields: readonly FormField[] = [
  { kind: 'prompt', name: 'prompt', max: 1000 },
  { kind: 'choice', name: 'ratio', options: ratios, initial: '1:1' },
  { kind: 'choice', name: 'style', options: promptStyles, initial: 'plain' },
  { kind: 'seed', name: 'seed' },
];

const inputs = record({ prompt, ratio: optional(ratio), style: optional(oneOf(promptStyles)), seed: optional(seed) });

const common = { result: 'image', cost: 1, capability: 'image.fromText', fields, inputs, files: [] } as const;

export const textToImage: Tool = { ...common, slug: 'ai-text-to-image', section: 'text_to_image', group: 'image' };

/** An adult, fictional person: the page asks the age once, nobody's consent is needed. */
export const girlGenerator: Tool = { ...common, slug: 'ai-girl-generator', section: 'ai_girl_generator', group: 'fun', adult: true };
