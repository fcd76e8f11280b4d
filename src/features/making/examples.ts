/** The example shown before there is a result, and on a tool's card: what its first sample gave, made by `scripts/assets/examples.ts` and `scripts/assets/covers.ts`. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { effectById } from '../../../contract/facts/tools/effects.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { nameOfResult } from './fields/sample-results.ts';
import type { Sample } from './fields/samples.ts';

/** Tools that share the image of a template. */
const drawn: Readonly<Record<string, string>> = {
  'audio.fromText': '/templates/podcast.webp',
};

/** Address of a still of what a sample gave, the first unless `name` is another's; null for the chat, which has none. */
export function exampleOf({ slug, capability }: Pick<Tool, 'slug' | 'capability'>, name: string = slug): string | null {
  if (capability === 'chat') return null;
  return capability.startsWith('audio.') ? (drawn[capability] ?? `/examples/${slug}.webp`) : `/examples/${name}.webp`;
}

/** An example that is more than a still: both sides of a slider, a video without sound, or a voice. */
export type LiveExample = { kind: 'pair'; before: string; after: string } | { kind: 'video'; src: string } | { kind: 'voice'; src: string };

/** The files that `scripts/assets/examples.ts` made beside the still of a sample; null where it is a still alone, as of what only words describe. */
export function liveExampleOf({ slug, capability, result }: Tool, sample: Sample, at: number, locale: Locale): LiveExample | null {
  const name = nameOfResult(slug, at);
  if (capability.startsWith('audio.')) return { kind: 'voice', src: `/examples/${name}-${locale}.mp3` };
  if ((effectById(sample.values?.['effect'])?.result ?? result) !== 'image') return { kind: 'video', src: `/examples/${name}.mp4` };
  return sample.files ? { kind: 'pair', before: `/examples/${name}-before.webp`, after: `/examples/${name}-after.webp` } : null;
}
