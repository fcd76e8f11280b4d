/** Names that the dictionary lacks, or reads as something else, in five languages. They win over it, and over every other table. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { drawingOf, type Sense } from '../art/art.ts';
import { costumed, costumeOf, roleNamed } from '../words/stand-ins.ts';
import { spokenIn } from '../words/spoken.ts';
import { namesIn } from '../words/table.ts';

/** The drawing shows what the words name. */
const itself = namesIn('name');

/** The drawing shows the nearest that there is, and the notes say what. */
const nearest = namesIn('name nearest');

/** What a word or phrase names in a prompt of `locale`, where this file or that of spoken words says so. */
export function namedBy(text: string, locale: Locale): Sense[] | undefined {
  const spoken = spokenIn(text, locale);
  const costume = costumeOf(text);
  const [own, near] = [itself(text) ?? (costume && costumed[costume]), nearest(text) ?? roleNamed(text)];
  const icon = spoken?.icon ?? own ?? near;
  const drawing = icon && drawingOf(icon);
  if (!drawing) return undefined;
  return [{ drawing, fit: (spoken?.own ?? own !== undefined) ? 'itself' : 'kind' }];
}
