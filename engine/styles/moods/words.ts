/** Finds the moods that a text asks for, in five languages, on text that `fold` has prepared. */
import type { MoodName } from './mood.ts';

/** Adjectives that are as often said of one thing (“dark hair”) count only as comparatives, or of the light, the colors or the picture. */
const of = (adjective: string, noun = 'light(?:ing)?|tones?|colou?rs?|mood|atmosphere|picture|photo|image') =>
  `\\b(?:${adjective})\\b(?= (?:${noun})\\b)`;

const rules: Readonly<Record<MoodName, RegExp>> = {
  night:
    /\bnight(?:time)?\b|midnight|moonlight|\bnuits?\b|nocturne|minuit|\bnoches?\b|nocturn[oa]|medianoche|(?<!\p{L})ноч(?:ь|ью|и|ной|ная|ное|ном)(?!\p{L})|полноч|夜/u,
  sunset:
    /sunset|sunrise|golden hour|\bdusk\b|\bdawn\b|crepuscul|coucher de soleil|lever de soleil|\baube\b|atardecer|amanecer|puesta de sol|закат|рассвет|黄昏|日落|日出|晚霞|夕阳/,
  snow: /\bsnow(?:y|ing|fall|ed)?\b|winter|\bneige|enneige|\bhiver\b|hivernal|\bniev[ea]|\bnevad[oa]|invierno|invernal|снег|снеж|зим[аеуыон]|雪|冬/,
  rain: /\brain(?:y|ing|fall)?\b|downpour|\bpluies?\b|pluvieu|\bpleut\b|lluvi|\bllueve\b|дожд|ливень|雨/,
  fog: /\bfog(?:gy)?\b|\bmist(?:y)?\b|\bhaze\b|brouillard|\bbrumeu|\bbrume\b|niebla|neblina|\bbruma\b|туман|雾/,
  autumn: /autumn|\bfall (?:colou?rs|leaves|season)\b|automn|oton[oa]|осен|秋/,
  vintage:
    /vintage|\bretro\b|sepia|old (?:photo|picture)|old-fashioned|vieille photo|ancienne photo|photo ancienne|foto antigua|antigu[oa]\b|винтаж|ретро|сепи|старинн|старая фото|стар(?:ую|ое|ой) фото|复古|怀旧|老照片/,
  monochrome: /black.?(?:and|&|n).?white|\bb ?& ?w\b|monochrome?|gr[ea]y ?scale|\bnoir et blanc\b|blanco y negro|черно.?бел|монохром|黑白/,
  warm: new RegExp(
    `\\bwarmer\\b|\\bwarm up\\b|${of('warm')}|plus chaud|(?:tons|lumiere|couleurs) chaud|mas calid|(?:tonos|luz|colores) calid|тепл(?:ее|ый свет|ые цвета|ые тона)|暖色|暖光|更暖`,
  ),
  cold: new RegExp(
    `\\b(?:colder|cooler)\\b|${of('cold|cool')}|plus froid|(?:tons|lumiere|couleurs) froid|mas fri[oa]|(?:tonos|luz|colores) fri|холодн(?:ее|ый свет|ые цвета|ые тона)|冷色|冷光|更冷`,
  ),
  bright: new RegExp(
    `\\b(?:brighter|lighter|brighten)\\b|${of('bright')}|plus (?:clair|lumineu)|eclairci|mas (?:clar[oa]|luminos[oa])|aclarar?|(?:светлее|ярче|осветли)|更亮|调亮|亮一点`,
  ),
  dark: new RegExp(`\\b(?:darker|darken)\\b|${of('dark')}|plus sombre|assombri|mas oscur|oscurec|темнее|затемни|更暗|调暗|暗一点`),
  vivid: new RegExp(
    `\\b(?:vivid|vibrant|saturated|more colou?rful)\\b|couleurs vives|plus vi(?:f|ve)s?\\b|colores vivos|mas vivos|насыщенн|сочн(?:ее|ые цвета)|鲜艳|饱和`,
  ),
};

/** The moods that a folded text names, in the order in which they are applied, the words that name them, and what is left of the text. */
export function moodsIn(text: string): { moods: MoodName[]; found: string[]; rest: string } {
  const moods: MoodName[] = [];
  const found: string[] = [];
  let rest = text;
  for (const [name, rule] of Object.entries(rules) as [MoodName, RegExp][]) {
    // Up to the end of the word, as the result repeats it; Chinese has no spaces between its words.
    const whole = new RegExp(`(?:${rule.source})[\\p{Script=Latin}\\p{Script=Cyrillic}]*`, 'gu');
    const words = [...text.matchAll(whole)].map(([word]) => word);
    if (words.length === 0) continue;
    moods.push(name);
    found.push(...words);
    for (const word of words) rest = rest.replace(word, ' ');
  }
  return { moods, found: [...new Set(found)], rest };
}
