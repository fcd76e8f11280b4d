/** Finds the color and pattern that a text names, in five languages. */
import { partNamed, withoutGarments } from '../../../contract/facts/garments.ts';
import { colorsIn, type NamedColor, fold } from '@iridia/draft/words';

const rules = {
  stripes: /strip|\bray(e|es|ures?|as?|ad[oa]s?)\b|полос|тельняш|条纹/,
  dots: /\bdots?\b|dotted|polka|\bpois\b|lunares|topos|горош|крапин|圆点|波点|波尔卡/,
  checks: /\bchecks?\b|checked|checkered|plaid|tartan|gingham|carreaux|ecossais|cuadros|escoces|клет|格子|格纹/,
  flowers: /flower|floral|fleur|\bflor(es)?\b|florid|floread|estampado floral|цвет(ы|оч|ами|ов)|цветк|花/,
  denim: /denim|jeans?\b|vaquer|mezclilla|джинс|деним|牛仔/,
  leather: /leather|\bcuirs?\b|\bcuero\b|\bpiel\b|кожан|из кожи|皮革|皮衣|皮夹克|真皮|皮质/,
  knit: /\bknit|\bwool|woollen|tricot|\blaine\b|\blana\b|de punto|вязан|шерст|针织|毛线|羊毛/,
  camouflage: /camo|camuflaje|камуфляж|хаки|迷彩/,
} as const;

export type PatternName = keyof typeof rules;
export type Wish = { pattern: PatternName | null; colors: NamedColor[]; understood: string[]; unknown: string[] };

const joining =
  /^(and|with|the|in|on|of|make|it|my|her|his|a|an|et|de|des|du|avec|une?|en|aux?|la|le|les|y|con|una?|el|los|las|и|с|со|в|на|из)$/;

/** Which garment is meant changes what is dyed, not the cloth. */
const isGarment = (word: string): boolean =>
  /\p{Script=Han}/u.test(word) ? withoutGarments(word).replaceAll(/[衣色的]/gu, '') === '' : partNamed(word) !== null;

export function clothIn(prompt: string): Wish {
  const text = fold(prompt);
  const named = (Object.keys(rules) as PatternName[]).find((name) => rules[name].test(text)) ?? null;
  const words = text.match(/\p{Script=Han}+|[\p{L}-]+/gu) ?? [];
  const isKnown = (word: string) => colorsIn(word).length > 0 || isGarment(word) || (named !== null && rules[named].test(word));
  return {
    pattern: named,
    colors: colorsIn(prompt),
    understood: words.filter(isKnown),
    unknown: words.filter((word) => !isKnown(word) && !joining.test(word)),
  };
}
