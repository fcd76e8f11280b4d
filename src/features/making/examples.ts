/** The example shown before there is a result, and on a tool's card: made by `scripts/examples.ts` and `scripts/covers.ts`. */
import type { Tool } from '../../../contract/facts/tools/tool.ts';

/** Tools without a sample have a drawing. */
const drawn: Readonly<Record<string, string>> = {
  'face.image': '/examples/faces.webp',
  'face.gif': '/examples/films.webp',
  'face.video': '/examples/films.webp',
  'effect.hug': '/effects/hug.webp',
  'effect.kiss': '/effects/kiss.webp',
  'audio.fromText': '/templates/podcast.webp',
  'audio.clone': '/templates/welcome.webp',
};

/** Address of the picture; null for tools without one: the sticker maker and the chat. */
export const exampleOf = ({ slug, capability }: Pick<Tool, 'slug' | 'capability'>): string | null =>
  capability === 'sticker' || capability === 'chat' ? null : (drawn[capability] ?? `/examples/${slug}.webp`);
