/** The example shown before there is a result, and on a tool's card: made by `scripts/assets/examples.ts` and `scripts/assets/covers.ts`. */
import type { Tool } from '../../../contract/facts/tools/tool.ts';

/** Tools that share the image of a template. */
const drawn: Readonly<Record<string, string>> = {
  'audio.fromText': '/templates/podcast.webp',
};

/** Address of the image; null for tools without one: the sticker maker and the chat. */
export const exampleOf = ({ slug, capability }: Pick<Tool, 'slug' | 'capability'>): string | null =>
  capability === 'sticker' || capability === 'chat' ? null : (drawn[capability] ?? `/examples/${slug}.webp`);

/** An example that is more than a still: both sides of a slider, a video without sound, or a voice. */
export type LiveExample = { kind: 'pair'; before: string; after: string } | { kind: 'video'; src: string } | { kind: 'voice'; src: string };

const pairs = new Set<string>([
  'ai-image-to-image',
  'ai-face-swap',
  'multiple-face-swap',
  'ai-image-enhancer',
  'ai-background-remover',
  'ai-background-changer',
  'ai-watermark-remover',
  'ai-effect',
  'ai-clothes-changer',
]);
const videos = new Set<string>([
  'text-to-video-ai',
  'image-to-video-ai',
  'gif-face-swap',
  'ai-gif-face-swap',
  'multiple-face-swap-gif',
  'video-face-swap',
  'multiple-face-swap-video',
  'video-watermark-remover',
  'video-background-remover',
  'ai-halloween-video-generator',
  'ai-hug-generator',
  'ai-french-kiss-video-generator',
]);

/** The files that `scripts/assets/examples.ts` made beside the still of a tool; null for a tool whose example is a still. */
export function liveExampleOf({ slug, capability }: Pick<Tool, 'slug' | 'capability'>): LiveExample | null {
  if (pairs.has(slug)) return { kind: 'pair', before: `/examples/${slug}-before.webp`, after: `/examples/${slug}-after.webp` };
  if (capability.startsWith('audio.')) return { kind: 'voice', src: `/examples/${slug}.mp3` };
  return videos.has(slug) ? { kind: 'video', src: `/examples/${slug}.mp4` } : null;
}
