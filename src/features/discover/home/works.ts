/** The best of what the tools have made, for the start page: a sample each, whose link opens its tool filled in. */
import type { ToolSlug } from '../../../../contract/facts/tools/catalog.ts';
import { formPathOf } from '../../../../contract/facts/tools/form-path.ts';
import { nameOfResult } from '../../making/fields/sample-results.ts';

type Work = { tool: ToolSlug; at: number; moves?: true };

export const works: readonly Work[] = [
  { tool: 'ai-halloween-video-generator', at: 3, moves: true },
  { tool: 'multiple-face-swap', at: 1 },
  { tool: 'ai-sticker-maker', at: 0 },
  { tool: 'video-background-remover', at: 0 },
  { tool: 'ai-face-swap', at: 0 },
  { tool: 'ai-effect', at: 3 },
  { tool: 'ai-background-changer', at: 0 },
  { tool: 'ai-watermark-remover', at: 0 },
];

/** The page of its tool, with the sample in the form. */
export const pathOfWork = ({ tool, at }: Work): string =>
  formPathOf(tool, { sample: at + 1 }) + (tool === 'ai-sticker-maker' ? '#make' : '');
/** The name of its files in `public/examples`. */
export const nameOfWork = ({ tool, at }: Work): string => nameOfResult(tool, at);
