/** Words that change how a thing, or the whole image, is drawn. */
import { tableOf } from './table.ts';

export const colorOf = tableOf('color', [
  'navy',
  'sky',
  'turquoise',
  'violet',
  'pink',
  'orange',
  'burgundy',
  'red',
  'gold',
  'yellow',
  'green',
  'blue',
  'brown',
  'beige',
  'silver',
  'grey',
  'black',
  'white',
]);
export type Color = NonNullable<ReturnType<typeof colorOf>>;

/** What a thing is made of. */
export const materialOf = tableOf('material', [
  'wood',
  'gold',
  'metal',
  'stone',
  'glass',
  'ice',
  'stripes',
  'dots',
  'rainbow',
  'plastic',
  'cloth',
]);
export type Material = NonNullable<ReturnType<typeof materialOf>>;

/** `small` and its like change the size, `tall` and its like the proportions. */
export const sizeOf = tableOf('size', ['tiny', 'small', 'large', 'huge', 'tall', 'wide', 'thin']);
export type Size = NonNullable<ReturnType<typeof sizeOf>>;

/** How a thing stands or looks. */
export const poseOf = tableOf('pose', [
  'standing',
  'flying',
  'jumping',
  'running',
  'lying',
  'flipped',
  'tilted',
  'glowing',
  'faded',
  'aged',
  'halved',
  'halffull',
  'oblique',
  'dark',
  'mirrored',
  'dancing',
  'sitting',
  'swimming',
]);
export type Pose = NonNullable<ReturnType<typeof poseOf>>;

/** What is drawn beside a thing for a mood, an action, or a quality. The meaning is the icon. */
export const markOf = tableOf('mark', [
  'zzz',
  'waving-hand',
  'flushed-face',
  'unamused-face',
  'confused-face',
  'musical-notes',
  'speech-balloon',
  'thought-balloon',
  'red-heart',
  'sparkles',
  'smiling-face',
  'crying-face',
  'angry-face',
  'fearful-face',
  'astonished-face',
  'skull',
  'flexed-biceps',
  'fire',
  'snowflake',
  'sweat-droplets',
  'collision',
  'dashing-away',
  'wrapped-gift',
  'money-bag',
  'light-bulb',
  'gear',
  'crown',
  'seedling',
  'face-savoring-food',
  'hot-face',
  'smiling-face-with-sunglasses',
  'check-mark-button',
  'shushing-face',
  'artist-palette',
  'eyes',
  'speaker-high-volume',
  'scissors',
  'pushpin',
  'counterclockwise-arrows-button',
  'puzzle-piece',
  'takeout-box',
]);
export type Mark = NonNullable<ReturnType<typeof markOf>>;

/** How the whole image is finished; the names are the engine's styles, or a change of tone or frame. */
export const finishOf = tableOf('finish', [
  'cartoon',
  'watercolour',
  'oil',
  'pencil',
  'pop-art',
  'pixel',
  'low-poly',
  'mono',
  'sepia',
  'soft',
  'closeup',
  'distant',
]);
export type Finish = NonNullable<ReturnType<typeof finishOf>>;
