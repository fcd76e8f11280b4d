/** Color names in five languages. */
import { fold } from './forms.ts';

/** A shade precedes the color whose name it contains. */
const colors: readonly (readonly [name: string, value: string, words: RegExp])[] = [
  ['navy', '#1d2f5f', /navy|dark blue|bleu (marine|fonce)|azul (marino|oscuro)|темно-?син|深蓝|藏青|海军蓝/],
  ['sky', '#6fb7e6', /sky blue|light blue|bleu (ciel|clair)|azul (cielo|claro)|celeste|голуб|светло-?син|浅蓝|天蓝/],
  ['turquoise', '#22a7a0', /turquoise|\bteal\b|\bcyan\b|turquesa|бирюз|青绿|绿松石|青色/],
  ['violet', '#7a3fb0', /purple|violet|lilac|lavender|pourpre|morad|violeta|purpura|фиолет|лилов|сирен|紫/],
  ['pink', '#ee7fae', /\bpink\b|\brose\b|\broses?\b|\brosad[oa]s?|\brosas?\b|розов|粉/],
  ['orange', '#ec7b23', /orange|naranja|anaranjad|оранж|橙|橘/],
  ['burgundy', '#7b1e33', /burgundy|maroon|bordeaux|granate|burdeos|бордо|酒红/],
  ['red', '#cf2a2e', /\bred\b|scarlet|crimson|\brouges?\b|\broj[oa]s?\b|красн|алы[йех]|алая|红/],
  ['gold', '#d2a53a', /gold|\bdoree?s?\b|\bdorad[oa]s?\b|золот|金/],
  ['yellow', '#f2cf3a', /yellow|jaunes?|amarill|желт|黄/],
  ['green', '#3a8f4a', /green|\bverte?s?\b|\bverdes?\b|зелен|绿/],
  ['blue', '#2b59c3', /\bblue\b|\bbleue?s?\b|\bazul(es)?\b|син[ийеяюх]|蓝/],
  ['brown', '#7a4a2b', /brown|chocolate|\bmarrons?\b|\bbruns?\b|\bmarron(es)?\b|castan|коричн|棕|褐/],
  ['beige', '#d9c4a0', /beige|cream|\bcreme\b|\bcrema\b|бежев|кремов|米色|米黄/],
  ['silver', '#b9c0c8', /silver|argent|platead|серебр|银/],
  ['grey', '#808489', /\bgr[ae]y\b|\bgrise?s?\b|\bgris(es)?\b|сер(ый|ая|ое|ые|ого|ой|ую|ым|ых)|灰/],
  ['black', '#1b1b1f', /\bblack\b|\bnoire?s?\b|\bnegr[oa]s?\b|черн|黑/],
  ['white', '#f4f4f2', /\bwhite\b|\bblanc(he)?s?\b|\bblanc[oa]s?\b|бел(ый|ая|ое|ые|ого|ой|ую|ым|ых)|白/],
];

export type NamedColor = { name: string; value: string };

/** The colors that a text names, in order of appearance. */
export function colorsIn(text: string): NamedColor[] {
  let rest = fold(text);
  const found: (NamedColor & { at: number })[] = [];
  for (const [name, value, words] of colors) {
    const hit = words.exec(rest);
    if (!hit) continue;
    found.push({ name, value, at: hit.index });
    rest = rest.slice(0, hit.index) + ' '.repeat(hit[0].length) + rest.slice(hit.index + hit[0].length);
  }
  return found.sort((one, other) => one.at - other.at).map(({ name, value }) => ({ name, value }));
}

const values = new Map(colors.map(([name, value]) => [name, value]));
/** The value of a color by its name; a middle gray where the name is not ours. */
export const colorValue = (name: string): string => values.get(name) ?? '#808489';
