/** The body of an animal that sits, below its head: on its haunches, or with its legs before it as those do who have hands. In units of 60 × 54. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import type { Gesture } from '../arrange/part.ts';
import { patch, type Form, type Piece } from './clay.ts';
import { armForms, fist, type Joint } from './limbs.ts';

/** Colors of the back, the belly and the paws. */
export type Fur = { fur: Color; belly: Color; paw: Color };

export const beastUnits = { width: 60, height: 54 } as const;

/** Those who sit upright with their legs before them. */
const bears = /^(?:panda|bear|polar-bear|koala|hamster|frog|monkey|mouse|pig|gorilla)/;
const long = /^(?:fox|wolf|raccoon|cat|tiger|lion|dog|monkey|mouse)/;

function tailOf(icon: string, { fur, belly }: Fur): Piece[] {
  if (!long.test(icon))
    return icon.startsWith('frog') ? [] : [{ forms: [[47, 44, 4.4, 48, 43.4, 4.2]], color: icon.startsWith('rabbit') ? belly : fur }];
  if (/^(?:fox|wolf|raccoon)/.test(icon)) {
    const brush: Form[] = [
      [42, 47, 4, 51, 42, 6.4],
      [51, 42, 6.4, 54, 32, 5.6],
      [54, 32, 5.6, 51.5, 22, 1.6],
    ];
    const tip = icon.startsWith('raccoon')
      ? (_: number, y: number) => (Math.sin(y * 1.05) > 0.15 ? { color: mix(fur, [20, 20, 30], 0.62), share: 1 } : null)
      : (_: number, y: number) => (y < 31 ? { color: belly, share: Math.min(1, (31 - y) / 1.6) } : null);
    return [{ forms: brush, color: fur, blend: 2.2, tint: tip }];
  }
  const thin: Form[] = [
    [43, 48, 2.6, 52, 46.5, 2.4],
    [52, 46.5, 2.4, 56, 39, 2.2],
    [56, 39, 2.2, 53.6, 31, 2],
  ];
  return icon.startsWith('lion')
    ? [
        { forms: thin, color: fur, blend: 1.2 },
        { forms: [[53.6, 31, 3.6, 55, 26, 1.4]], color: hex('#6b3a3f') },
      ]
    : [{ forms: thin, color: fur, blend: 1.2 }];
}

/** Where the arms of one that walks swing to. */
const swung: Readonly<Record<'left' | 'right', Joint>> = { left: [10.4, 32], right: [48.6, 29] };

/** Where those of one that dances or leaps are. */
const up: Readonly<Record<'left' | 'right', Joint>> = { left: [4, 6], right: [57, 11] };

/** Legs in stride, the heel of the rear one raised. */
const steps = (fur: Color, paw: Color): Piece[] =>
  (
    [
      [23.4, 16, 48.4],
      [36.4, 42, 50.2],
    ] as const
  ).flatMap(([hip, foot, low]): Piece[] => [
    { forms: [[hip, 34.5, 6.2, foot, low - 3.6, 4.9]], color: fur, blend: 1.2 },
    { forms: [[foot - 0.6, low, 4, foot + 4.4, low + 0.6, 3.7]], color: paw, blend: 0.6 },
  ]);

/** The pieces of an animal with the head of `icon`, rearmost first; `reach` is where its hands are, in units. One that strides, dances or leaps does so upright, as in a children’s book. */
export function beastPieces(icon: string, coat: Fur, reach: { left?: Joint; right?: Joint }, gesture?: Gesture): Piece[] {
  const { fur, belly, paw } = coat;
  const raised = gesture === 'dancing' || gesture === 'leaping' ? up : undefined;
  const strides = raised !== undefined || gesture === 'striding';
  const isPanda = icon.startsWith('panda');
  const torso: Piece = {
    forms: [[30, 10, 9.4, 30, 22, 12.6], strides ? [30, 26, 12.4, 30, 28, 12.2] : [30, 34, 16.2, 30, 36, 16]],
    color: isPanda ? belly : fur,
    blend: 3.4,
    relief: 0.8,
    tint: isPanda
      ? (_, y) => (y < 17 ? { color: fur, share: Math.max(0, Math.min(1, (17 - y) / 2)) } : null)
      : patch([30, strides ? 25 : 31], strides ? [8.4, 13] : [10.6, 19], belly, 0.22),
  };
  const isBusy = reach.left !== undefined || reach.right !== undefined;
  const arm = (side: 'left' | 'right'): Piece[] => {
    const way = side === 'left' ? -1 : 1;
    const isLeg = !isBusy && !strides && !bears.test(icon);
    const hand: Joint = reach[side] ?? raised?.[side] ?? (strides ? swung[side] : !isLeg ? [30 + way * 15, 33] : [30 + way * 7.4, 49]);
    return [
      {
        forms: armForms(
          { shoulder: [30 + way * (isLeg ? 7.6 : 10.4), 15], hand, half: isLeg ? 17.2 : 11.5, way, radius: [4.9, 4.5] },
          isLeg ? 0.5 : 2,
        ),
        color: isPanda ? fur : mix(fur, paw, 0.12),
        blend: 1,
      },
      isLeg
        ? { forms: [[hand[0] - 0.6, hand[1] + 0.6, 4.3, hand[0] + 0.6, hand[1] + 1, 4.1]], color: paw, relief: 0.9 }
        : fist(hand, way, 5, paw),
    ];
  };
  const haunches = [-1, 1].flatMap((way): Piece[] =>
    bears.test(icon) || isBusy
      ? [
          { forms: [[30 + way * 10, 42, 7.4, 30 + way * 18, 45.6, 6.4]], color: fur, blend: 1.4 },
          {
            forms: [[30 + way * 19.6, 45, 6.6, 30 + way * 19.8, 46.6, 6.8]],
            color: paw,
            relief: 0.8,
            tint: patch([30 + way * 19.8, 47], [3.5, 3.7], mix(belly, hex('#e59a8f'), 0.45), 0.2),
          },
        ]
      : [
          { forms: [[30 + way * 14, 38, 8.6, 30 + way * 16, 43, 8]], color: fur, blend: 1.6 },
          { forms: [[30 + way * 14, 49.6, 3.9, 30 + way * 19.6, 49.8, 3.7]], color: paw },
        ],
  );
  return [...tailOf(icon, coat), ...(strides ? steps(fur, paw) : []), torso, ...(strides ? [] : haunches), ...arm('left'), ...arm('right')];
}

/** In units of 80 × 36, below a head that lies at the left on the paws. */
export const lyingUnits = { width: 80, height: 36 } as const;

/** One that lies curled up. */
export function lyingPieces(icon: string, { fur, belly, paw }: Fur): Piece[] {
  const isPanda = icon.startsWith('panda');
  const tail: Form[] = long.test(icon)
    ? [
        [73, 27, 4, 70, 32.4, 3.8],
        [70, 32.4, 3.8, 54, 33, 3],
      ]
    : [[75, 22, 4, 76, 22, 4]];
  const torso: Piece = {
    forms: [
      [36, 19.5, 14.4, 58, 20.6, 14.8],
      [58, 24, 11.6, 64, 24, 11.6],
    ],
    color: isPanda ? belly : fur,
    blend: 3,
    relief: 0.8,
  };
  const haunch: Piece = { forms: [[60, 25.6, 9.6, 62, 26, 9.4]], color: isPanda ? fur : mix(fur, paw, 0.08), relief: 0.7 };
  const foot: Piece = { forms: [[49, 33, 2.9, 57, 33, 2.9]], color: paw };
  const front = [10, 24].map((x): Piece => ({ forms: [[x, 32.4, 3.5, x + 12, 32, 4]], color: paw }));
  return [
    torso,
    haunch,
    foot,
    { forms: tail, color: /^(?:fox|raccoon|wolf)/.test(icon) ? mix(fur, belly, 0.3) : fur, blend: 1.2 },
    ...front,
  ];
}
