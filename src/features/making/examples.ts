/** The example shown before there is a result and on a tool's card: the result of its first sample, made by `scripts/assets/examples.ts` and `scripts/assets/covers.ts`. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { effectById, type EffectCard } from '../../../contract/facts/tools/effects.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { nameOfResult } from './fields/sample-results.ts';
import type { Sample } from './fields/samples.ts';

/** Images of templates that tools share, by capability. */
const templateImages: Readonly<Record<string, string>> = {
  'audio.fromText': '/templates/podcast.webp',
};

/** Returns the address of a still of the first sample's result, or of the one called `name`; null for the chat, which has none. */
export function exampleOf({ slug, capability }: Pick<Tool, 'slug' | 'capability'>, name: string = slug): string | null {
  if (capability === 'chat') return null;
  return capability.startsWith('audio.') ? (templateImages[capability] ?? `/examples/${slug}.webp`) : `/examples/${name}.webp`;
}

/** An example that is more than a still: both sides of a slider, a video without sound, or a voice. */
export type LiveExample = { kind: 'pair'; before: string; after: string } | { kind: 'video'; src: string } | { kind: 'voice'; src: string };

/** Returns the files that go with the still of a sample; null if there are none, as for an image made from words alone. */
export function liveExampleOf({ slug, capability, result }: Tool, sample: Sample, at: number, locale: Locale): LiveExample | null {
  const name = nameOfResult(slug, at);
  if (capability.startsWith('audio.')) return { kind: 'voice', src: `/examples/${name}-${locale}.mp3` };
  if ((effectById(sample.values?.['effect'])?.result ?? result) !== 'image') return { kind: 'video', src: `/examples/${name}.mp4` };
  return sample.files ? { kind: 'pair', before: `/examples/${name}-before.webp`, after: `/examples/${name}-after.webp` } : null;
}

/** Returns what is on the card of an effect: a still, and what moves in its place. */
export const exampleOfEffect = ({ id, result }: EffectCard): { still: string; live: LiveExample | null } => ({
  still: `/effects/${id}.webp`,
  live: result === 'video' ? { kind: 'video', src: `/effects/${id}.mp4` } : null,
});
