/** Finds the style and the moods that a text asks for, in five languages. */
import { fold } from '@iridia/draft/words';
import type { MoodName } from './moods/mood.ts';
import { moodsIn } from './moods/words.ts';
import type { StyleName } from './style.ts';

const rules: Readonly<Record<StyleName, RegExp>> = {
  cartoon:
    /cartoon|comic|anime|toon|dessin anime|bande dessinee|caricatur|dibujos? animados?|historieta|\bmult(?:ik|yash)|мульт|комикс|аниме|卡通|漫画|动漫|动画/,
  watercolour: /water ?colou?r|aquarel|acuarela|акварел|水彩/,
  oil: /\boil\b|impasto|\bhuile\b|\boleo\b|масл|油画/,
  pencil:
    /pencil|sketch|charcoal|graphite|crayon|croquis|fusain|esquisse|lapiz|boceto|carboncillo|grafito|карандаш|набросок|эскиз|рисунок|铅笔|素描|速写/,
  'pop-art': /pop.?art|\barte pop\b|warhol|lichtenstein|поп.?арт|波普/,
  pixel: /pixel|8.?bit|16.?bit|пиксел|像素/,
  duotone: /duo.?tone|two.?tone|bichrom|bicolor|duotono|bitono|dos tonos|deux tons|двухцвет|дуотон|双色/,
  'low-poly': /low.?poly|polygon|triang|poligon|низкополи|лоу.?поли|полигон|треугольн|低多边形|多边形/,
};

export type Asked = { style: StyleName | null; moods: MoodName[]; understood: string[]; unknown: string[] };

export function askedIn(prompt: string): Asked {
  const text = fold(prompt);
  const { moods, found, rest } = moodsIn(text);
  let [style, first]: [StyleName | null, number] = [null, Infinity];
  for (const name of Object.keys(rules) as StyleName[]) {
    const at = text.search(rules[name]);
    if (at >= 0 && at < first) [style, first] = [name, at];
  }
  const words = rest.match(/\p{Script=Han}+|[\p{L}\p{N}-]{3,}/gu) ?? [];
  const isKnown = (word: string) => style !== null && rules[style].test(word);
  // Words that only introduce the style.
  const filler =
    /^(the|and|make|into|like|this|style|picture|image|photo|painting|paint|art|with|dans|sous|aux?|comme|une?|photo|peinture|style|estilo|como|pintura|con|una?|в|как|стил[ья]|стиле|сделай|под|на|фото|картин\S*|живопис\S*)$/;
  return {
    style,
    moods,
    understood: [...words.filter(isKnown), ...found],
    unknown: words.filter((word) => !isKnown(word) && !filler.test(word)),
  };
}
