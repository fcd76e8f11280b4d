/** The example shown before there is a result, and on a tool's card: made by `scripts/examples.ts` and `scripts/covers.ts`. */
import type { Tool } from '../../../contract/facts/tools/tool.ts';

/** Tools that share the image of a template. */
const drawn: Readonly<Record<string, string>> = {
  'audio.fromText': '/templates/podcast.webp',
};

/** Address of the image; null for tools without one: the sticker maker and the chat. */
export const exampleOf = ({ slug, capability }: Pick<Tool, 'slug' | 'capability'>): string | null =>
  capability === 'sticker' || capability === 'chat' ? null : (drawn[capability] ?? `/examples/${slug}.webp`);
