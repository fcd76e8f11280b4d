/** Violence, hatred, self-harm, forged documents and political deception, by the lists of each language (`lists/<locale>.txt`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../contract/facts/locales.ts';
import { either, signs, words, type Pattern } from './patterns.ts';
import type { Readings } from './readings.ts';

export const harms = ['violence', 'hate', 'selfHarm', 'forgery', 'politics'] as const;
export type Harm = (typeof harms)[number];

type Test = (read: Readings) => boolean;
/** What breaks a rule: one of the `direct` patterns, or one of each list of a pair. */
type Kind = { direct: Test; pairs: { one: Test; other: Test }[] };
type Lists = { excuse: Pattern | null; isShown: Test; kinds: Record<Harm, Kind> };

type Section = { name: string; lines: string[] };

function sectionsOf(locale: Locale): Section[] {
  const sections: Section[] = [];
  for (const line of readFileSync(join(import.meta.dirname, 'lists', `${locale}.txt`), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const name = /^\[(.+)\]$/.exec(line)?.[1];
    if (name !== undefined) sections.push({ name, lines: [] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections;
}

const never: Test = () => false;

function listsIn(locale: Locale): Lists {
  const sections = sectionsOf(locale);
  const patternOf = (lines: readonly string[]): Pattern => ({ ...(locale === 'zh' ? signs(...lines) : words(...lines)), loose: null });
  const named = (name: string): Pattern[] => sections.filter((section) => section.name === name).map(({ lines }) => patternOf(lines));
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
