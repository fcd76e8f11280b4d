/** Finds the meaning of the words of a portrait, in five languages. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { adjective, words, type Meaning, type LexiconRow } from './row.ts';
import { face } from './words-face.ts';
import { hair } from './words-hair.ts';
import { people } from './words-person.ts';
import { worn } from './words-worn.ts';

const adjectives: readonly LexiconRow[] = [
  adjective('long', 'long', 'longs?|longues?', 'larg[oa]s?', 'длинн*', '长'),
  adjective('short', 'short|cropped', 'courte?s?', 'cort[oa]s?', 'коротк*', '短'),
  adjective(
    'big',
    'big|full|thick|bushy|huge',
    'grande?s?|epaisse?|fournie?|touffue?|gross?e?s?',
    'grandes?|gran|pobladas?|espes[oa]s?|tupid[oa]s?',
    'больш*|густ*|пышн*',
    '大|浓密|浓',
  ),
  adjective('round', 'round', 'rondes?', 'redond[oa]s?', 'кругл*', '圆'),
  adjective('dark', 'dark|ebony', 'foncee?s?|sombres?|mate', 'oscur[oa]s?', 'темн*', '深|黝黑'),
  adjective('light', 'light|fair', 'claire?s?', 'clar[oa]s?', 'светл*', '浅|淡'),
  adjective(
    'colourful',
    'colou?rful|multi ?colou?red|rainbow',
    'colorees?|multicolores?',
    'de colores|multicolores?|coloridos?',
    'разноцветн*|ярки[емх]*',
    '彩色|五彩|缤纷',
  ),
];

const joint: LexiconRow = [
  { kind: 'joint' },
  words(
    'with|wearing|wears|in|on|has|against',
    'avec|portante?|porte|dans|sur|en|aux?|qui|sous',
    'con|lleva|vistiendo|en|sobre|que|usando',
    'с|со|в|во|на|у|носит|который|которая|одет*',
    '戴着|戴|打着|打|扎着|扎|穿着|穿|有着|有|在|留着',
  ),
];

const rows: readonly LexiconRow[] = [...people, ...hair, ...face, ...worn, ...adjectives, joint];

type Rule = { meaning: Meaning; locale: Locale; pattern: RegExp };

const patternOf = (text: string, locale: Locale): RegExp => {
  const body = text
    .replaceAll(' ?', String.raw`[\s-]?`)
    .replaceAll(' ', String.raw`[\s'-]+`)
    .replaceAll(/(?<=\p{L})\*/gu, String.raw`\p{L}*`);
  return locale === 'zh' ? new RegExp(body, 'uy') : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${body})(?![\p{L}\p{N}])`, 'uy');
};

const rules: readonly Rule[] = rows.flatMap(([meaning, all]) =>
  (Object.entries(all) as [Locale, string][]).map(([locale, text]) => ({ meaning, locale, pattern: patternOf(text, locale) })),
);

/** What the text means at this position: the longest word that fits; null where none does. */
export function meaningAt(text: string, at: number): { meaning: Meaning; locale: Locale; word: string } | null {
  let best: { meaning: Meaning; locale: Locale; word: string } | null = null;
  for (const { meaning, locale, pattern } of rules) {
    pattern.lastIndex = at;
    const word = pattern.exec(text)?.[0] ?? '';
    if (word.length > (best?.word.length ?? 0)) best = { meaning, locale, word };
  }
  return best;
}
