/** Finds the moods that a text asks for, in five languages, on text that `fold` has prepared. */
import type { MoodName } from './mood.ts';

/** An adjective that is as often used of one thing (“dark hair”) counts only where it is stated of the light, the colors or the image. */
const of = (adjective: string, noun = 'light(?:ing)?|tones?|colou?rs?|mood|atmosphere|picture|photo|image') =>
  `\\b(?:${adjective})\\b(?= (?:${noun})\\b)`;

/** Not stated of what is worn, driven or cut: “a winter coat”, “a vintage car”. */
const notOf = '(?! (?:coat|jacket|dress|boots?|clothes|car|hair)s?\\b)';

const rules: Readonly<Record<MoodName, RegExp>> = {
  night: new RegExp(
    `\\bnight(?:time)?\\b(?! ?(?:gown|dress|stand)s?\\b)|midnight|moonlight|(?<!(?:robe|chemise|table) de )\\bnuits?\\b|nocturne|minuit|(?<!vestido de )\\bnoches?\\b|nocturn[oa]|medianoche|(?<!\\p{L})ноч(?:ь|ью|и|ной|ная|ное|ном)(?!\\p{L})(?! (?:рубаш|сорочк))|полноч|夜(?:晚|里|间|色|景)?|晚上`,
    'u',
  ),
  sunset:
    /sunset|sunrise|golden hour|\bdusk\b|\bdawn\b|crepuscul|couchers? d[eu] soleil|levers? d[eu] soleil|soleil couchant|\baube\b|atardecer|amanecer|puesta de sol|(?<!\p{L})закат(?!ан|ат)|рассвет|黄昏|日落|日出|晚霞|夕阳|傍晚/u,
  snow: new RegExp(
    `\\bsnow(?:y|ing|fall|ed)?\\b(?! white)|\\bwinter\\b${notOf}|\\bneige|enneige|\\bhiver\\b|hivernal|\\bniev[ea]|\\bnevado\\b|\\bnevadas\\b|invierno|invernal|(?<!\\p{L})сне[гж]|(?<!\\p{L})зим[аеуыон]|(?:下|大)?雪(?![白糕])(?:天|地|景)?|冬(?!瓜)(?:天|季|日)?`,
    'u',
  ),
  rain: /\brain(?:y|ing|fall)?\b|downpour|\bpluies?\b|pluvieu|\bpleut\b|lluvi|\bllueve\b|(?<!\p{L})дожд(?!ат|емс|еш|евик)|(?<!\p{L})лив(?:ень|н)|(?:下|大)?雨(?![伞衣])天?/u,
  fog: /\bfog(?:gy)?\b|\bmist(?:y)?\b|\bhaze\b|brouillard|\bbrumeu|\bbrume\b|niebla|neblina|\bbruma\b|(?<!\p{L})туман(?!ност)|(?:大|有|起)?雾/u,
  autumn: /autumn|\bfall (?:colou?rs|leaves|season)\b|automn|\boton[oa]|(?<!\p{L})осен|秋(?!千)(?:天|季|日|色)?/u,
  vintage: new RegExp(
    `\\bvintage\\b${notOf}|\\bretro\\b${notOf}|sepia|old (?:photo|picture)|old-fashioned|vieille photo|ancienne photo|photo ancienne|foto antigua|винтаж|ретро|сепи|старинн|старая фото|стар(?:ую|ое|ой) фото|复古|怀旧|老照片`,
    'u',
  ),
  monochrome:
    /black.?(?:and|&|n).?white(?: photo| picture| image)?\b(?! \p{L})|\bb ?& ?w\b|monochrome?|gr[ea]y ?scale|\bnoir et blanc\b|blanco y negro|черно.?бел|монохром|黑白/u,
  warm: new RegExp(
    `\\bwarmer\\b|\\bwarm up\\b|${of('warm')}|plus chaud|(?:tons|lumiere|couleurs) chaud|mas calid|(?:tonos|luz|colores) calid|тепл(?:ее|ый свет|ые цвета|ые тона)|暖色调?|暖光|更暖`,
    'u',
  ),
  cold: new RegExp(
    `\\b(?:colder|cooler)\\b|${of('cold')}|${of('cool', 'light(?:ing)?|tones?|colou?rs?')}|plus froid|(?:tons|lumiere|couleurs) froid|mas fri[oa]|(?:tonos|luz|colores) fri|холодн(?:ее|ый свет|ые цвета|ые тона)|冷色调?|冷光|更冷`,
    'u',
  ),
  bright: new RegExp(
    `\\b(?:brighter|lighter)\\b${notOf}|\\bbrighten\\b|${of('bright')}|plus (?:clair|lumineu)|eclairci|mas (?:clar[oa]|luminos[oa])|aclarar?|(?:светлее|ярче|осветли)|更亮|调亮|亮一点`,
    'u',
  ),
  dark: new RegExp(
    `\\bdarker\\b${notOf}|\\bdarken\\b|${of('dark')}|plus sombre|assombri|mas oscur|oscurec|темнее|затемни|更暗|调暗|暗一点`,
    'u',
  ),
  vivid:
    /\b(?:vivid|vibrant|saturated|more colou?rful)\b|couleurs vives|plus vi(?:f|ve)s?\b|colores vivos|mas vivos|(?<!\p{L})насыщенн|(?<!\p{L})сочн(?:ее|ые цвета)|颜色更?鲜艳|更?鲜艳|更?饱和/u,
};

/** Each up to the end of its word, as the result repeats it; Chinese has no spaces between its words. */
const wholes = (Object.entries(rules) as [MoodName, RegExp][]).map(
  ([name, { source }]) => [name, new RegExp(`(?:${source})[\\p{Script=Latin}\\p{Script=Cyrillic}]*`, 'gu')] as const,
);

/** What takes a mood away in place of asking for it: “remove the fog”. Nothing that we do here removes one. */
const without =
  /(?:\b(?:no|not|without|remove|less|sans|pas de|enleve[zr]?|moins de|sin|quitar?|menos)(?: the| la| le| el| l)? |(?<!\p{L})(?:без|убери|убрать|меньше) |不要|没有|去掉?|降低)$/u;

/** The moods that a folded text names, in the order in which they are applied, the words that name them, and what is left of the text. */
export function moodsIn(text: string): { moods: MoodName[]; found: string[]; rest: string } {
  const moods: MoodName[] = [];
  const found: string[] = [];
  let rest = text;
  for (const [name, whole] of wholes) {
    const words = [...text.matchAll(whole)].filter(({ index }) => !without.test(text.slice(0, index))).map(([word]) => word);
    if (words.length === 0) continue;
    moods.push(name);
    found.push(...words);
    for (const word of words) rest = rest.replace(word, ' ');
  }
  return { moods, found: [...new Set(found)], rest };
}
