/** Particles that float and fall: the words that request them, and how each kind moves. */
import { fold } from '@iridia/draft/words';
import type { Color } from '@iridia/pixels/color';

export type ParticleKind = 'snow' | 'rain' | 'sparks' | 'petals' | 'leaves' | 'bubbles' | 'fireflies' | 'hearts' | 'dust' | 'stars';

const words: Readonly<Record<Exclude<ParticleKind, 'dust'>, RegExp>> = {
  snow: /snow|blizzard|winter|neige|hiver|nieve|invierno|снег|снеж|метел|зим|雪|冬/,
  rain: /\brain(?!bow)|storm|drizzle|pluie|orage|lluvia|tormenta|дожд|ливен|гроз|雨|暴风/,
  sparks:
    /fire(?!fl|work|[ -]?(?:truck|engine|m[ae]n|fight|station))|flame|ember|spark|campfire|\bfeu\b|flamme|braise|fuego|en llamas|chispa|огон|огн|костер|искр|пламя|火(?!箭|车)|焰/,
  petals: /blossom|petal|cherry|sakura|spring|fleur|petale|printemps|petalo|cerezo|primavera|цвет|лепест|сакур|весн|花|樱|春/,
  leaves: /autumn|fall leaves|\bleaves\b|automne|feuille|otono|hojas|осен|лист|秋|落叶/,
  bubbles: /bubble|underwater|ocean floor|bulle|sous l.eau|burbuja|submarin|пузыр|под водой|泡泡|气泡|水下|海底/,
  fireflies: /firefl|glow|magic|fairy|luciole|magie|feerique|luciernaga|magia|hada|светляч|волшеб|магия|萤火|魔法|仙/,
  hearts: /love|heart|valentine|amour|coeur|amor|corazon|любов|сердц|爱|心形|爱心/,
  stars: /space|galax|cosmos|starr|espace|galaxie|espacio|galaxia|космос|галакт|звезд|太空|宇宙|星空/,
};

/** What the words exclude. */
const denied = /(?<!\p{L})(?:no|without|sans|sin|без|нет)(?: any| a| the)? \S+|(?:没有|不要|无)\p{Script=Han}{1,2}/gu;

/** The particles that the words name; null when they name none. */
export const particlesNamed = (prompt: string): ParticleKind | null => {
  const text = fold(prompt).replaceAll(denied, ' ');
  return (Object.keys(words) as (keyof typeof words)[]).find((kind) => words[kind].test(text)) ?? null;
};

const cuts = /[.,;:!?\n。，、；：！？]+/u;

/** What the words ask for beside the particles that they name, phrase by phrase: nothing of it is seen in a video of a photo. */
export const phrasesBeside = (prompt: string): string[] =>
  prompt
    .split(cuts)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '' && particlesNamed(phrase) === null);

/** Speeds in frame heights per second, sizes as shares of the frame height. */
export type Nature = {
  count: number;
  size: number;
  spread: number;
  fall: number;
  sideways: number;
  wander: number;
  opacity: number;
  colors: readonly Color[];
  /** How one particle is drawn: a shape in the kind's colors, or an icon in its own. */
  shape: 'soft' | 'streak' | 'ring' | { icons: readonly string[] };
  twinkle: number;
  /** Adds light instead of covering. */
  glows: boolean;
};

export const natures: Readonly<Record<ParticleKind, Nature>> = {
  snow: {
    count: 260,
    size: 0.009,
    spread: 0.02,
    fall: 0.1,
    sideways: 0.025,
    wander: 0.02,
    opacity: 0.85,
    colors: [[255, 255, 255]],
    shape: 'soft',
    twinkle: 0,
    glows: false,
  },
  rain: {
    count: 300,
    size: 0.05,
    spread: 0.05,
    fall: 1.5,
    sideways: -0.12,
    wander: 0,
    opacity: 0.6,
    colors: [[205, 220, 240]],
    shape: 'streak',
    twinkle: 0,
    glows: false,
  },
  sparks: {
    count: 90,
    size: 0.004,
    spread: 0.006,
    fall: -0.16,
    sideways: 0.03,
    wander: 0.03,
    opacity: 1,
    colors: [
      [255, 170, 70],
      [255, 110, 40],
      [255, 220, 140],
    ],
    shape: 'soft',
    twinkle: 6,
    glows: true,
  },
  petals: {
    count: 46,
    size: 0.022,
    spread: 0.02,
    fall: 0.085,
    sideways: 0.06,
    wander: 0.035,
    opacity: 1,
    colors: [],
    shape: { icons: ['cherry-blossom'] },
    twinkle: 0,
    glows: false,
  },
  leaves: {
    count: 34,
    size: 0.035,
    spread: 0.025,
    fall: 0.12,
    sideways: 0.05,
    wander: 0.05,
    opacity: 1,
    colors: [],
    shape: { icons: ['maple-leaf', 'fallen-leaf'] },
    twinkle: 0,
    glows: false,
  },
  bubbles: {
    count: 60,
    size: 0.012,
    spread: 0.03,
    fall: -0.11,
    sideways: 0,
    wander: 0.018,
    opacity: 0.75,
    colors: [[225, 250, 255]],
    shape: 'ring',
    twinkle: 0,
    glows: false,
  },
  fireflies: {
    count: 46,
    size: 0.009,
    spread: 0.01,
    fall: -0.012,
    sideways: 0.008,
    wander: 0.05,
    opacity: 0.95,
    colors: [
      [255, 240, 150],
      [200, 255, 160],
    ],
    shape: 'soft',
    twinkle: 2.2,
    glows: true,
  },
  hearts: {
    count: 26,
    size: 0.03,
    spread: 0.03,
    fall: -0.09,
    sideways: 0,
    wander: 0.03,
    opacity: 1,
    colors: [],
    shape: { icons: ['red-heart', 'sparkling-heart', 'two-hearts'] },
    twinkle: 0,
    glows: false,
  },
  dust: {
    count: 70,
    size: 0.004,
    spread: 0.012,
    fall: -0.008,
    sideways: 0.012,
    wander: 0.02,
    opacity: 0.4,
    colors: [[255, 244, 220]],
    shape: 'soft',
    twinkle: 0.8,
    glows: true,
  },
  stars: {
    count: 110,
    size: 0.003,
    spread: 0.005,
    fall: 0,
    sideways: 0.004,
    wander: 0,
    opacity: 0.9,
    colors: [
      [255, 255, 255],
      [200, 220, 255],
    ],
    shape: 'soft',
    twinkle: 1.6,
    glows: true,
  },
};
