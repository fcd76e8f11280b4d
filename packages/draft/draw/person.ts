/** The body of a person whose drawing is only a head: clothes, arms that reach, and legs. In units of 46 × 60, from its upper left. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import type { ArrangedPart } from '../arrange/part.ts';
import { patch, type Form, type Piece } from './clay.ts';
import { armForms, fist, type Joint } from './limbs.ts';

/** `gown`: a skirt instead of trousers; `steel`: a robot or a knight. */
export type Dress = { cloth: Color; skin: Color; leg: Color; shoe: Color; trim: Color; gown: boolean; steel: boolean };

export const personUnits = { width: 46, height: 60 } as const;
/** Of one on the back, with the arms on the body. */
export const supineUnits = { left: 10, width: 26, height: 60 } as const;
/** Of one who sits on the ground. */
export const groundedUnits = { width: 46, height: 45 } as const;

const shoe = (x: number, way: number, color: Color, y = 57): Piece => ({
  forms: [
    [x - way * 0.6, y - 0.4, 2.9, x + way * 3, y + 0.5, 2.5],
    [x - way * 0.8, y + 0.3, 2.7, x + way * 3.6, y + 0.7, 2.3],
  ],
  color,
  blend: 0.8,
});
const leg = (forms: readonly Form[], color: Color): Piece => ({ forms, color, blend: 1.2 });

/** Legs that stand, kick, or take a step, that are bent over the edge of a seat, or that hang at the sides of a mount which looks to the left. */
function legsOf({ leg: cloth, skin, shoe: leather, gown }: Dress, gesture: ArrangedPart['gesture']): Piece[] {
  const trousers = gown ? skin : cloth;
  const wide = gown ? 3.1 : 4.5;
  if (gesture === 'astride')
    return [
      leg(
        [
          [27, 36, 4.6, 14, 41, 4.4],
          [14, 41, 4.2, 14.5, 53, 3.7],
        ],
        cloth,
      ),
      shoe(12.6, -1, leather, 55.5),
    ];
  if (gesture === 'seated')
    return [14.5, 31.5].flatMap((x, at) => [
      leg([[x, 44, 4.4, x, 54, 3.9]], cloth),
      shoe(x, at === 0 ? -1 : 1, leather),
      leg([[at === 0 ? 18.5 : 27.5, 38, 5, x, 42.5, 5]], cloth),
    ]);
  if (gesture === 'grounded')
    return [-1, 1].flatMap((way): Piece[] => [
      leg([[23 + way * 6, 33, 5.2, 23 + way * 13, 39.6, 4.8]], trousers),
      { forms: [[23 + way * 14.4, 40, 4.6, 23 + way * 14.8, 39.2, 4.4]], color: leather, blend: 0.8, relief: 0.8 },
    ]);
  if (gesture === 'dancing' || gesture === 'leaping')
    return [
      leg(
        [
          [18.6, 37, wide, 15, 45, wide - 0.3],
          gesture === 'dancing' ? [15, 45, wide - 0.3, 17, 55, wide - 0.7] : [15, 45, wide - 0.3, 7.6, 48.6, wide - 0.8],
        ],
        trousers,
      ),
      gesture === 'dancing' ? shoe(16.6, -1, leather) : shoe(5.6, -1, leather, 50),
      leg(
        [
          [27.6, 37, wide, 35, 42.6, wide - 0.2],
          gesture === 'dancing' ? [35, 42.6, wide - 0.2, 41.6, 48, wide - 0.8] : [35, 42.6, wide - 0.2, 32.4, 52, wide - 0.8],
        ],
        trousers,
      ),
      gesture === 'dancing' ? shoe(43.2, 1, leather, 49.4) : shoe(33, 1, leather, 54.4),
    ];
  if (gesture === 'striding')
    return [
      leg(
        [
          [19, 37, wide, 16, 46, wide - 0.3],
          [16, 46, wide - 0.3, 9.6, 52, wide - 0.8],
        ],
        trousers,
      ),
      shoe(8.6, 1, leather, 54.4),
      leg(
        [
          [27.6, 37, wide, 32.4, 45.6, wide - 0.2],
          [32.4, 45.6, wide - 0.2, 33.6, 55, wide - 0.7],
        ],
        trousers,
      ),
      shoe(34.4, 1, leather),
    ];
  const right: Piece[] =
    gesture === 'kicking'
      ? [
          leg(
            [
              [28, 37, wide, 32.5, 45, wide - 0.3],
              [32.5, 45, wide - 0.3, 39, 51, wide - 0.8],
            ],
            trousers,
          ),
          shoe(41, 1, leather, 53.4),
        ]
      : [leg([[28, 37, wide, 28.6, 55, wide - 0.6]], trousers), shoe(28.8, 1, leather)];
  return [leg([[18, 37, wide, 17.4, 55, wide - 0.6]], trousers), shoe(17.2, -1, leather), ...right];
}

const torso = ({ cloth, trim, gown }: Dress): Piece[] => {
  const flare: Form[] = gown
    ? [
        [23, 26, 9.5, 23, 34, 11.5],
        [17, 40, 6.4, 29, 40, 6.4],
      ]
    : [[18.5, 33, 6.6, 27.5, 33, 6.6]];
  const hem = gown ? 43.2 : 36.4;
  return [
    {
      forms: [[16.5, 10.6, 5.6, 29.5, 10.6, 5.6], [23, 14, 9.2, 23, 29, 10.4], ...flare],
      color: cloth,
      blend: 2.4,
      relief: 0.72,
      tint: (x, y) => {
        if (y > hem) return { color: trim, share: Math.min(1, (y - hem) * 3) };
        // A placket with buttons.
        const button = gown ? null : [16, 22.5, 29].find((at) => Math.hypot(x - 23, y - at) < 0.95);
        return button === undefined || button === null ? null : { color: trim, share: 1 };
      },
    },
    {
      forms: [
        [19.4, 6.4, 2.1, 23, 8.2, 2],
        [23, 8.2, 2, 26.6, 6.4, 2.1],
      ],
      color: trim,
      blend: 0.6,
    },
  ];
};

const steelTorso = ({ cloth, trim }: Dress): Piece[] => [
  {
    forms: [
      [17, 11, 6.4, 29, 11, 6.4],
      [18, 30, 6.4, 28, 30, 6.4],
      [23, 14, 10, 23, 26, 10],
    ],
    color: cloth,
    blend: 2,
    relief: 0.72,
    tint: patch([23, 20], [5.6, 6.4], trim, 0.08),
  },
  { forms: [[15, 34.6, 2.4, 31, 34.6, 2.4]], color: trim },
];

/** Where the hands of a person are whom nothing keeps busy. */
const idle = (gesture: ArrangedPart['gesture']): { left: Joint; right: Joint } =>
  gesture === 'astride'
    ? { left: [6, 24], right: [8.4, 26] }
    : gesture === 'seated'
      ? { left: [13.5, 36], right: [32.5, 36] }
      : gesture === 'kicking'
        ? { left: [-1, 17], right: [47, 21] }
        : gesture === 'striding'
          ? { left: [3, 27], right: [41.6, 23] }
          : gesture === 'dancing'
            ? { left: [-4, 3], right: [51, 12] }
            : gesture === 'leaping'
              ? { left: [-2, 6], right: [48, 6] }
              : gesture === 'grounded'
                ? { left: [8, 34], right: [38, 34] }
                : { left: [5.4, 31], right: [40.6, 31] };

/** The pieces of a person, rearmost first; `reach` is where the hands are, in units. */
export function personPieces(dress: Dress, gesture: ArrangedPart['gesture'], reach: { left?: Joint; right?: Joint }): Piece[] {
  const { cloth, skin, steel } = dress;
  const hands = { ...idle(gesture), ...reach };
  const arm = (side: 'left' | 'right'): Piece[] => {
    const way = side === 'left' ? -1 : 1;
    const forms = armForms({ shoulder: [23 + way * 11, 11.4], hand: hands[side], half: 11, way, radius: [4.5, 3.7] }, 3.4);
    return [fist(hands[side], way, 3.9, skin), { forms, color: cloth, blend: 1 }];
  };
  const neck: Piece = { forms: [[23, 0, 3.7, 23, 7, 3.9]], color: mix(skin, hex('#c2591c'), 0.22) };
  const legs = legsOf(dress, gesture);
  const trunk = steel
    ? steelTorso(dress)
    : torso(gesture && /^(?:astride|seated|kicking)$/.test(gesture) ? { ...dress, gown: false } : dress);
  const near = gesture === 'astride' ? [...arm('right'), ...arm('left')] : [...arm('left'), ...arm('right')];
  return gesture === 'seated' || gesture === 'astride' || gesture === 'grounded'
    ? [neck, ...trunk, ...legs, ...near]
    : [...legs, neck, ...trunk, ...near];
}
