/** The IPTC digital source type: how a result came to be, said truly. */
import type { Tool } from '../../contract/facts/tools/index.ts';

const base = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
export type SourceType = 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia' | 'algorithmicMedia';

/** `draft` and rule-made speech use no model; what begins with a given file is a mixture; the rest is made by a model. */
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
  if (engine === 'local' && tool.result === 'audio') return 'algorithmicMedia';
  return hasInput ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
}

export const sourceTypeUri = (type: SourceType): string => `${base}${type}`;
