/** Parts of a body that anyone who is drawn already has: they are seen on them, and not drawn a second time. */
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { isCrowned, isHatted } from '../art/hats.ts';
import { isAnimal, isHead, isPerson } from '../art/kinds.ts';
import type { Thing } from './thing.ts';
import type { Color, Mark, Size } from '../words/properties.ts';
import { asWritten, inPhrase, listOf, tableOf } from '../words/table.ts';
import { fold } from '../words/forms.ts';

const partOf = tableOf('body part', ['any', 'hands', 'beast']);
const buildingPart = tableOf('building part', ['roof', 'chimney', 'door', 'window']);
const builtWith: Readonly<Record<string, RegExp>> = {
  house: /roof|chimney|door|window/,
  'house-with-garden': /roof|chimney|door|window/,
  houses: /roof|chimney|door|window/,
  barn: /roof|door|window/,
  hut: /roof|door/,
  castle: /door/,
  school: /roof|window/,
};
/** Whether a building shows the part of it that `words` name. */
export const isBuiltWith = ({ icon }: Drawing, words: string): boolean => {
  const part = buildingPart(fold(words));
  return part !== undefined && (builtWith[icon]?.test(part) ?? false);
};
export const isBuildingPart = (words: string): boolean => buildingPart(fold(words)) !== undefined;

/** A part of the body on which things are carried, and the one that holds what is eaten. */
export const isTop = asWritten(listOf('top'));
export const isShoulder = asWritten(listOf('shoulder'));
/** The part that holds what is carried. */
export const isHand = (words: string): boolean => partOf(fold(words)) === 'hands';
export const isMouth = asWritten(listOf('mouth'));

/** The old of those who are drawn as such: age does not fade a person. */
export const aged = ({ icon }: Drawing): Drawing | undefined =>
  /^(man|man-beard|boy|person|person-standing|man-standing)$/.test(icon)
    ? drawingOf('old-man')
    : /^(woman|girl|woman-standing)$/.test(icon)
      ? drawingOf('old-woman')
      : undefined;

export const isHair = asWritten(listOf('hair'));

/** Whether `drawing` shows the part that `words` name. */
export function hasPart(drawing: Drawing, words: string): boolean {
  const part = partOf(fold(words));
  if (!part) return false;
  if (part === 'beast') return isAnimal(drawing);
  if (isHair(words) && /^(robot|alien|snowman|skull)$/.test(drawing.icon)) return false;
  return isAnimal(drawing) ? part === 'any' : isPerson(drawing) || /^(robot|alien|teddy-bear|snowman|skull|clown-face)$/.test(drawing.icon);
}
export const isPart = (words: string): boolean => partOf(fold(words)) !== undefined;

/** What is said of fur or body is said of the whole. */
export const isCoat = asWritten(listOf('coat'));
/** Parts that are a small share of the body. */
export const isEnd = (words: string): boolean => /^(tail|ears?|mane)$/.test(fold(words));

const isHatWord = asWritten(listOf('hat'));
const isCrown = inPhrase(listOf('crown'));
const isScarf = inPhrase(listOf('scarf'));
export const isBeard = inPhrase(listOf('beard'));
const isHelmetWord = asWritten(listOf('helmet'));
const isHelmeted = ({ icon }: Drawing): boolean => /firefighter|construction-worker|astronaut/.test(icon);
/** Whether the words name the hat, the helmet, or the crown that a drawing always has; a cowboy hat is not a cook's. */
export const isOwnHat = (drawing: Drawing, words: string): boolean =>
  (isHatted(drawing) && (isCrowned(drawing) ? isCrown(words) : isHatWord(words))) || (isHelmeted(drawing) && isHelmetWord(words));
/** Whether the words name something the drawing always shows: a snowman's hat can't be left out. */
export const isDrawnWith = (drawing: Drawing, words: string): boolean =>
  isOwnHat(drawing, words) ||
  (isScarf(words) && drawing.icon.startsWith('snowman')) ||
  (isHelmetWord(words) && /astronaut/.test(drawing.icon)) ||
  (isBeard(words) && /^(santa-claus|man-mage|.*-beard)$/.test(drawing.icon));
/** The color in which what a drawing always shows is drawn, where it can't be painted. */
export const isDrawnIn = ({ icon }: Drawing, words: string, color: Color): boolean =>
  (isBeard(words) && /^(santa-claus|man-mage)$/.test(icon) && /^(white|grey|silver)$/.test(color)) ||
  (isScarf(words) && color === 'blue') ||
  (isHelmetWord(words) && color === 'white');

/** A mood is said of the face. */
export const isFace = asWritten(listOf('face'));

const shades: Partial<Record<Color | Mark, string>> = {
  red: 'red-hair',
  orange: 'red-hair',
  white: 'white-hair',
  grey: 'white-hair',
  silver: 'white-hair',
  yellow: 'blonde-hair',
  gold: 'blonde-hair',
  'counterclockwise-arrows-button': 'curly-hair',
};

/** Shades that hair of the drawings in white is painted in. */
const dyes: ReadonlySet<string> = new Set<Color>([
  'black',
  'brown',
  'green',
  'blue',
  'navy',
  'sky',
  'turquoise',
  'violet',
  'pink',
  'burgundy',
  'beige',
]);

/** The person of `drawing` with hair as described, white where it is to be painted; undefined where no such person is drawn. */
function withHair(drawing: Drawing, how: Color | Mark): Drawing | undefined {
  const [shade, who] = [
    shades[how] ?? (dyes.has(how) ? 'white-hair' : undefined),
    /^(?:old(?:er)?-)?(?:(?:wo)?man|girl|boy|person|child)(?:-(?:beard|bald|\w+-hair))?$/.exec(drawing.icon),
  ];
  if (!shade || !who) return undefined;
  const whose = /woman|girl/.test(drawing.icon) ? 'woman' : /man|boy/.test(drawing.icon) ? 'man' : 'person';
  return drawingOf(`${whose}-${shade}`);
}

/** Gives a person's hair a color, curls, or length; whether `words` name hair, and it is seen so. */
export function styleHair(whose: Thing, words: string, look: Color | Mark | Size): boolean {
  const { drawing } = whose;
  if (!drawing || !isHair(words) || !isPerson(drawing)) return false;
  if (look === 'wide') {
    if (isHead(drawing)) whose.hair = { ...whose.hair, long: true };
    return isHead(drawing);
  }
  const styled = withHair(drawing, look as Color | Mark);
  // Curls have one color, and colors no curls.
  if (!styled || (styled !== drawing && /^(?:wo)?man-|^person-/.test(drawing.icon) && drawing.icon.endsWith('-hair'))) return false;
  whose.drawing = styled;
  if (dyes.has(look)) whose.hair = { ...whose.hair, dye: look as Color };
  return true;
}
