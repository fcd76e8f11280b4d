/** The IPTC digital source type: how a result was created. */
import { builtInEngine } from '../../contract/facts/engine.ts';
import type { Tool } from '../../contract/facts/tools/index.ts';

import { modelsIn } from './models.ts';

const base = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
export type SourceType = 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia' | 'algorithmicMedia';

/**
 * Returns the source type. Drafts, and speech by rule, use no generative model, results with an input file are composites, and a model creates
 * everything else.
 */
export function sourceTypeOf({
  engine,
  notes,
  tool,
  hasInput,
}: {
  engine: string;
  notes: Readonly<Record<string, unknown>>;
  tool: Tool;
  hasInput: boolean;
}): SourceType {
  if (notes.draft === true) return 'algorithmicMedia';
  if (engine === builtInEngine && tool.result === 'audio' && modelsIn(notes).length === 0) return 'algorithmicMedia';
  return hasInput ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
}

/** Returns the IPTC URI of a source type. */
export const sourceTypeUri = (type: SourceType): string => `${base}${type}`;
