/** Violence, hatred, self-harm, forged documents and political deception, by the lists of each language (`words/harms.<locale>.txt`). */
import { locales, type Locale } from '../../contract/facts/locales.ts';
import { harms, type Harm } from '../../contract/facts/moderation.ts';
import { patternOf, readSections } from './lists.ts';
import { either, type Pattern } from './patterns.ts';
import type { Readings } from './readings.ts';

type Test = (read: Readings) => boolean;
/** What breaks a rule: one of the `direct` patterns, or one of each list of a pair. */
type Kind = { direct: Test; pairs: { one: Test; other: Test }[] };
type Lists = { excuse: Pattern | null; isShown: Test; kinds: Record<Harm, Kind> };

const never: Test = () => false;

function listsIn(locale: Locale): Lists {
  const sections = readSections('harms', locale, [...harms.flatMap((harm) => [harm, `${harm} 1`, `${harm} 2`]), 'excuse', 'context']);
  const named = (name: string): Pattern[] =>
    sections.filter((section) => section.name === name).map((section) => ({ ...patternOf(locale, section), loose: null }));
  const kindOf = (harm: Harm): Kind => {
    const [ones, others] = [named(`${harm} 1`), named(`${harm} 2`)];
    return {
      direct: either(...named(harm)),
      pairs: ones.map((one, at) => ({ one: either(one), other: others[at] ? either(others[at]) : never })),
    };
  };
  return {
    excuse: named('excuse')[0] ?? null,
    isShown: either(...named('context')),
    kinds: {
      violence: kindOf('violence'),
      hate: kindOf('hate'),
      selfHarm: kindOf('selfHarm'),
      forgery: kindOf('forgery'),
      politics: kindOf('politics'),
    },
  };
}

const lists = locales.map(listsIn);

/** Returns the rule that a text breaks in one of the languages, or null. */
export function harmIn({ texts, runs }: Readings): Harm | null {
  for (const { excuse, isShown, kinds } of lists) {
    const read = { texts: excuse ? texts.map((text) => text.replace(excuse.bounded, ' ')) : texts, runs };
    const shown = isShown(read);
    for (const harm of harms) {
      const { direct, pairs } = kinds[harm];
      if (!shown && (direct(read) || pairs.some(({ one, other }) => one(read) && other(read)))) return harm;
    }
  }
  return null;
}
