/** Animals and robots in the clothes of a trade: an astronaut cat is one drawing, not two. */
import type { Drawing } from './drawing.ts';

/** Where the face is in the drawing of a trade: the middle and the width, in its square of 32. */
const trades: Readonly<Record<string, readonly [x: number, y: number, width: number]>> = {
  astronaut: [16, 11.4, 14],
  cook: [15.7, 12.8, 15],
  'police-officer': [16, 12.4, 15],
  firefighter: [14.6, 12.6, 14],
  detective: [14.6, 13.2, 14],
  pilot: [15.4, 12.8, 14.5],
  farmer: [14.9, 11.8, 14],
  'health-worker': [15.2, 10.6, 15.5],
  'office-worker': [15.2, 10.6, 15.5],
  scientist: [15.2, 10.6, 15.5],
  judge: [15.2, 10.2, 15.5],
  'construction-worker': [15.9, 13, 14.5],
  guard: [16, 12.6, 14.5],
};

/** Animals that have a drawing of their face beside that of their body. */
const withFace = ['cat', 'dog', 'rabbit', 'mouse', 'monkey', 'tiger', 'pig', 'cow', 'horse', 'dragon'];
const heads = ['fox', 'bear', 'polar-bear', 'panda', 'hamster', 'lion', 'frog', 'koala', 'wolf', 'raccoon', 'unicorn', 'robot', 'alien'];

/** The head of a drawing: itself, or another drawing. */
const faces = new Map<string, string>([
  ...withFace.map((icon) => [icon, `${icon}-face`] as const),
  ...[...heads, ...withFace.map((icon) => `${icon}-face`)].map((icon) => [icon, icon] as const),
  ['black-cat', 'cat-face'],
  ['poodle', 'dog-face'],
  ['guide-dog', 'dog-face'],
]);

const divider = '+';

/** The drawing of an animal in the clothes of a trade, in whichever order they are named; undefined for any other two. */
export function suited(one: Drawing, other: Drawing): Drawing | undefined {
  const [trade, animal] = one.icon in trades ? [one, other] : [other, one];
  const [place, face] = [trades[trade.icon], faces.get(animal.icon)];
  if (!place || !face) return undefined;
  return { icon: `${trade.icon}${divider}${face}`, group: 1, subgroup: 'person-suited', box: trade.box, eye: place[1] };
}

/** The drawing as SVG; undefined for others. `bodyOf`: the SVG of a plain drawing. */
export function suitedBody(icon: string, bodyOf: (icon: string) => string): string | undefined {
  const [trade, face] = icon.split(divider);
  const place = face === undefined ? undefined : trades[trade!];
  if (!place) return undefined;
  const [x, y, width] = place;
  return `${bodyOf(trade!)}<svg x="${x - width / 2}" y="${y - width / 2}" width="${width}" height="${width}" viewBox="0 0 32 32">${bodyOf(face!)}</svg>`;
}
