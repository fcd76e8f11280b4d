/** Arms that reach, and hands: the same for people and for animals. */
import { mix, type Color } from '@iridia/pixels/color';
import type { Form, Piece } from './clay.ts';

export type Joint = readonly [x: number, y: number];

/** The elbow of an arm whose halves are `half` long, or longer where the hand is farther; it points outward on the side `way` (-1 left, 1 right), and down. */
export function elbowOf([fromX, fromY]: Joint, [toX, toY]: Joint, half: number, way: number): Joint {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const away = Math.hypot(dx, dy) || 1;
  const out = Math.sqrt(Math.max(0, half * half - (away / 2) ** 2));
  const options = [1, -1].map((turn): Joint => [
    (fromX + toX) / 2 - (turn * dy * out) / away,
    (fromY + toY) / 2 + (turn * dx * out) / away,
  ]);
  const worth = ([x, y]: Joint) => y + way * x * 0.55;
  return worth(options[0]!) > worth(options[1]!) ? options[0]! : options[1]!;
}

export type Arm = { shoulder: Joint; hand: Joint; half: number; way: number; radius: readonly [number, number] };

/** From the shoulder over the elbow to the wrist, which is `short` of the hand. */
export function armForms({ shoulder, hand, half, way, radius: [thick, thin] }: Arm, short: number): Form[] {
  const elbow = elbowOf(shoulder, hand, half, way);
  const long = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
  const share = Math.max(0.1, 1 - short / long);
  const wrist: Joint = [elbow[0] + (hand[0] - elbow[0]) * share, elbow[1] + (hand[1] - elbow[1]) * share];
  const middle = (thick + thin) / 2;
  return [
    [...shoulder, thick, ...elbow, middle],
    [...elbow, middle, ...wrist, thin],
  ];
}

/** A closed hand with its thumb toward the body. */
export const fist = ([x, y]: Joint, way: number, radius: number, color: Color): Piece => ({
  forms: [
    [x, y - radius * 0.1, radius, x, y + radius * 0.16, radius * 0.96],
    [x - way * radius * 0.72, y - radius * 0.3, radius * 0.42, x - way * radius * 0.98, y - radius * 0.62, radius * 0.36],
  ],
  color,
  blend: radius * 0.22,
});

/** Fingers around what is held, in a square of 32, each before the one above it; `isPaw`: short ones, with claws. */
export function fingerPieces(color: Color, isPaw: boolean): Piece[] {
  const palm: Piece = { forms: [[17, 16, 10.5, 19, 16, 10]], color: mix(color, [90, 30, 60], 0.1), relief: 0.8 };
  if (isPaw)
    return [
      { forms: [[16, 16, 12, 17, 16.5, 12]], color },
      ...[9.6, 16, 22.4].map((y): Piece => ({ forms: [[9.4, y, 4.4, 13, y, 4.2]], color, blend: 0.8 })),
    ];
  return [
    palm,
    ...[7.4, 13, 18.6, 24].map((y, at): Piece => ({
      forms: [[9.6 + (at === 3 ? 1.4 : 0), y, 3.5 - (at === 3 ? 0.5 : 0), 21.5, y, 3.6]],
      color,
    })),
  ];
}
