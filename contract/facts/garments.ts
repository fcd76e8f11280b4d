/** Which garment a text names, in five languages, so that browser and engine mean the same one. The words are code, because a browser reads no tables. */

/** What is worn above the waist, below it, or on the whole body. */
export const garmentParts = ['top', 'bottom', 'whole'] as const;
export type GarmentPart = (typeof garmentParts)[number];

const words: Readonly<Record<GarmentPart, string>> = {
  top:
    '(?:t-?|sweat)?shirts?|tees?|tops?|blouses?|jackets?|coats?|blazers?|sweaters?|jumpers?|hoodies?|cardigans?|vests?|pullovers?|waistcoats?' +
    '|chemis(?:e|ier)s?|vestes?|manteaux?|pulls?|blousons?|hauts?|gilets?' +
    '|camis(?:a|eta)s?|blusas?|chaquetas?|abrigos?|su[eé]ter(?:es)?|jerse[yi]s?|sudaderas?|chalecos?|playeras?' +
    '|рубаш\\p{L}*|футбол(?:к|оч)\\p{L}*|куртк\\p{L}*|пальто|пиджак\\p{L}*|свитер\\p{L}*|коф(?:т|точк)\\p{L}*|блуз\\p{L}*|жилет\\p{L}*|толстовк\\p{L}*|майк\\p{L}*|худи',
  bottom:
    'trousers|pants|jeans|skirts?|shorts?|leggings|slacks|chinos' +
    '|pantalons?|jupes?|bermudas?' +
    '|pantal[oó]n(?:es)?|faldas?|vaqueros' +
    '|брюк\\p{L}*|штан\\p{L}*|юб(?:к|оч)\\p{L}*|шорт\\p{L}*|джинс\\p{L}*|леггинс\\p{L}*|лосин\\p{L}*',
  whole:
    'dress(?:es)?|gowns?|suits?|jumpsuits?|overalls?|outfits?|cloth(?:es|ing)|garments?' +
    '|robes?|costumes?|tenues?|v[eê]tements?|combinaisons?|tailleurs?' +
    '|vestidos?|trajes?|ropa|conjuntos?|prendas?' +
    '|плать\\p{L}*|костюм\\p{L}*|одежд\\p{L}*|комбинезон\\p{L}*|сарафан\\p{L}*',
};

/** The longer Chinese word first: a dress is written with the sign of a skirt. */
const chinese: readonly (readonly [word: RegExp, part: GarmentPart])[] = [
  [/连衣裙|西装|西服|套装|衣服|服装/gu, 'whole'],
  [/衬衫|上衣|外套|夹克|大衣|毛衣|卫衣|背心|T恤/giu, 'top'],
  [/半身裙|裙子|裤子|牛仔裤|短裤|长裤|裤|裙/gu, 'bottom'],
];

const rules = garmentParts.map((part) => [new RegExp(`(?<!\\p{L})(?:${words[part]})(?!\\p{L})`, 'iu'), part] as const);

/** The part of the body whose garment a text names; with several, the whole body; null when it names none. */
export function partNamed(text: string): GarmentPart | null {
  const named = new Set(rules.filter(([rule]) => rule.test(text)).map(([, part]) => part));
  let rest = text;
  for (const [word, part] of chinese) {
    const left = rest.replaceAll(word, '');
    if (left !== rest) named.add(part);
    rest = left;
  }
  const [first, ...others] = named;
  return others.length > 0 ? 'whole' : (first ?? null);
}

/** The text without the garments that it names. */
export const withoutGarments = (text: string): string => chinese.reduce((rest, [word]) => rest.replaceAll(word, ''), text);
