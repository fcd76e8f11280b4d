/** Particles that float and fall: which a text requests, by the lists of five languages in `words.<locale>.tsv`, and how each kind moves. */
import { locales } from '../../../contract/facts/locales.ts';
import { withoutTerms } from '@iridia/draft';
import { fold } from '@iridia/draft/words';
import { wordsOf } from '@iridia/tables/words';
import { phrasesOf } from '../job/phrases.ts';
import type { Color } from '@iridia/pixels/color';

export type ParticleKind = 'snow' | 'rain' | 'sparks' | 'petals' | 'leaves' | 'bubbles' | 'fireflies' | 'hearts' | 'dust' | 'stars';

/** In the order in which the words of a text are compared with them; dust is what floats where they name nothing. */
const named = ['snow', 'rain', 'sparks', 'petals', 'leaves', 'bubbles', 'fireflies', 'hearts', 'stars'] as const satisfies ParticleKind[];

/** `without`: what the words exclude. */
const find = wordsOf(import.meta.dirname, locales, [...named, 'without']);

function kindIn(all: string): ParticleKind | null {
  const text = find('without', all).reduceRight((rest, { at, word }) => `${rest.slice(0, at)} ${rest.slice(at + word.length)}`, all);
  return named.find((kind) => find(kind, text).length > 0) ?? null;
}

/** The particles that the words name; null when they name none. */
export function particlesNamed(prompt: string): ParticleKind | null {
  const text = fold(prompt);
  return kindIn(text) && kindIn(withoutTerms(prompt)(text));
}

/** What the words ask for beside the particles that they name, phrase by phrase: nothing of it is seen in a video of a photo. */
export function phrasesBeside(prompt: string): string[] {
  const phrases = phrasesOf(prompt);
  if (phrases.every((phrase) => kindIn(fold(phrase)) === null)) return phrases;
  const without = withoutTerms(prompt);
  return phrases.filter((phrase) => kindIn(without(fold(phrase))) === null);
}

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
