import { textLengths } from '../text-lengths.ts';
import { promptStyles, ratios } from './choices.ts';
import { tool, type FormField } from './tool.ts';

const fields: readonly FormField[] = [
  { kind: 'prompt', name: 'prompt', max: textLengths.prompt },
  { kind: 'choice', name: 'ratio', options: ratios, initial: '1:1' },
  { kind: 'choice', name: 'style', options: promptStyles, initial: 'plain' },
  { kind: 'painting', name: 'negative' },
  { kind: 'painting', name: 'steps' },
  { kind: 'painting', name: 'guidance' },
  { kind: 'seed', name: 'seed' },
];

const form = { capability: 'image.fromText', fields, files: [] } as const;

export const textToImage = tool('ai-text-to-image', form);

/** Depicts a fictional adult: the page asks for the user's age once, and no consent is required. */
export const girlGenerator = tool('ai-girl-generator', { ...form, adult: true });
