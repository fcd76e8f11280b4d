import { later } from '../../actors/later.tsx';
import { loadWholeCopy } from '../../platform/tool-words.ts';

const parts = new Map<string, ReturnType<typeof createPart>>();

const createPart = (slug: string) =>
  later<{ slug: string }>(
    async (locale) => {
      const [part] = await Promise.all([import('./about-tool.tsx'), loadWholeCopy(slug, locale)]);
      return part;
    },
    { words: ['tool'], isStill: true },
  );

/** What stands below the form of a tool: it needs no script, so its code and its copy come last. */
export function aboutOf(slug: string) {
  const part = parts.get(slug) ?? createPart(slug);
  parts.set(slug, part);
  return part;
}
