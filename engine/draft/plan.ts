/** Turns the words of a prompt into a drawing plan; words of the same meaning give the same plan in all five languages. */
import { drawingOf, findWords, fold, type Drawing } from './words.ts';

/** Place, time of day, mood, and count have small word lists of their own: they shape the picture and are not drawn as objects. */
const scenes = {
  space: /space|galax|cosm|planet|espac|univers|косм|太空|宇宙|银河/,
  underwater: /underwater|ocean|sous l.eau|bajo el agua|под водой|海底|水下|reef|коралл/,
  beach: /beach|island|plage|playa|пляж|海滩|沙滩|tropic/,
  sea: /\bsea\b|lake|\bmer\b|\blac\b|\bmar\b|lago|мор[еяю]|озер|海|湖/,
  city: /city|street|neon|ville|\brue\b|ciudad|calle|город|улиц|城市|街|霓虹/,
  snow: /snow|winter|\bice\b|neige|hiver|nieve|invierno|снег|снеж|зим|雪|冬/,
  forest: /forest|foret|wood|jungle|bosque|selva|лес|森林|树林|竹林/,
  desert: /desert|dune|desierto|пустын|沙漠/,
  mountain: /mountain|hill|montagne|montana|гор[аыеу]|山/,
  meadow: /meadow|garden|field|grass|park|prairie|jardin|prado|поле|луг|сад|парк|草地|花园|公园/,
} as const;
/** Objects of the night sky: alone they name a place, next to any other place they mean nighttime. */
const heavens = /\bstars?\b|moon|\blune\b|\bluna\b|etoile|estrella|звезд|лун|星|月/;
const times = {
  night: /night|dark|nuit|noche|ноч|夜/,
  sunset: /sunset|dusk|evening|sunrise|dawn|coucher|crepuscule|aube|atardecer|amanecer|закат|рассвет|日落|黄昏|日出/,
} as const;
const moods =
  /^(happy|cute|sad|angry|funny|beautiful|cool|heureu|joyeu|mignon|feliz|sleepy|endormi|dormid|сонн|瞌睡|lind|bonit|trist|счастл|весел|мил|груст|快乐|开心|可爱|two|three|under|over|playing|drinking|eating|wearing|riding|holding|deux|dos|tres)/;
const twice = /\btwo\b|\bdeux\b|\bdos\b|два|две|两/;
const thrice = /\bthree\b|\btrois\b|\btres\b|\bтри\b|三/;

/** Where a worn item is placed on its wearer. */
export const wearing = {
  eyes: /sunglasses|^glasses|goggles/,
  head: /hat|crown|cap$|helmet|graduation|ribbon|cowboy/,
  neck: /scarf|necktie/,
} as const;
const isWorn = ({ icon }: Drawing): boolean => Object.values(wearing).some((rule) => rule.test(icon));

export type Scene = keyof typeof scenes | 'studio';
export type TimeOfDay = keyof typeof times | 'day';

export type Plan = {
  subject: Drawing | null;
  worn: Drawing[];
  props: Drawing[];
  scene: Scene;
  time: TimeOfDay;
  count: 1 | 2 | 3;
  /** Words that shaped the picture; `unknown` has those that did not. */
  understood: string[];
  unknown: string[];
};

const maxProps = 5;
/** A tag counts only when it is rare; a label always counts. */
const certain = 8;
const rare = 4;

const named = <K extends string>(rules: Readonly<Record<K, RegExp>>, text: string): K | undefined =>
  (Object.keys(rules) as K[]).find((key) => rules[key].test(text));

/** `placeless`: no scene is painted, so words for places are drawn as objects (stars around a photo). */
export function planOf(prompt: string, { placeless = false } = {}): Plan {
  const text = fold(prompt);
  const { found, unknown } = findWords(prompt);
  const isStarry = heavens.test(text);
  const scene: Scene = placeless ? 'studio' : (named(scenes, text) ?? (isStarry ? 'space' : 'studio'));
  const isNight = (isStarry && scene !== 'space' && scene !== 'studio') || (scene === 'city' && /neon|霓虹|неон/.test(text));
  const time: TimeOfDay = named(times, text) ?? (isNight ? 'night' : 'day');
  const isPlace = (word: string): boolean => Boolean(named(scenes, word)) || (scene === 'space' && heavens.test(word));

  const things: Drawing[] = [];
  const understood: string[] = [];
  for (const { word, hits } of found) {
    const [best] = hits;
    if (!best) continue;
    if (moods.test(word)) continue;
    // The sky painter draws the sunset's sun and the objects of the night sky.
    if (named(times, word) || (time === 'sunset' && best.drawing.icon === 'sun') || (isNight && heavens.test(word))) {
      understood.push(word);
      continue;
    }
    const tree = best.drawing.group === 3 && best.drawing.icon.includes('tree');
    if (scene !== 'studio' && isPlace(word) && (best.score < 10 || best.drawing.group === 5 || tree)) {
      understood.push(word);
      continue;
    }
    if (best.score >= certain || (hits.length <= rare && best.score >= 3)) {
      things.push(best.drawing);
      understood.push(word);
    } else unknown.push(word);
  }

  // Words without a drawing may still name the place, the time, or the count.
  const shapes = (word: string): boolean =>
    Boolean(
      (!placeless && (isPlace(word) || (isNight && heavens.test(word)))) || named(times, word) || twice.test(word) || thrice.test(word),
    );
  understood.push(...unknown.filter(shapes));
  const strange = unknown.filter((word) => !shapes(word));
  for (const rule of [...(scene === 'studio' ? [] : [scenes[scene]]), ...(time === 'day' ? [] : [times[time]]), heavens]) {
    const [hit] = rule.exec(text) ?? [];
    // Chinese text has no spaces, so the word is taken from the match.
    if (hit && /\p{Script=Han}/u.test(hit) && !understood.some((word) => rule.test(word))) understood.push(hit);
  }

  const worn = things.filter(isWorn);
  const rest = things.filter((thing) => !isWorn(thing));
  let subject = rest.find(({ group }) => group === 3 || group === 1) ?? rest.find(({ group }) => group === 0) ?? rest[0] ?? worn[0] ?? null;
  // Worn items need a face seen from the front.
  const front = worn.length > 0 && subject ? drawingOf(`${subject.icon}-face`) : undefined;
  const props = [...new Set(rest.filter((thing) => thing !== subject))].slice(0, maxProps);
  if (front) subject = front;
  return {
    subject,
    worn: subject && worn[0] === subject ? [] : worn,
    props,
    scene,
    time,
    count: twice.test(text) ? 2 : thrice.test(text) ? 3 : 1,
    understood,
    unknown: strange,
  };
}

/** The plan's content without the words that named it: the same in every language. */
export const meaningOf = ({ subject, worn, props, scene, time, count }: Plan): string =>
  [subject?.icon ?? '', worn.map(({ icon }) => icon).join('+'), props.map(({ icon }) => icon).join('+'), scene, time, count].join('|');
