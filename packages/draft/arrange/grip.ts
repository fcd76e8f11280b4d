/** What joins someone to the thing in their hand: fingers around it, or a string that it flies on. */
import type { Drawing } from '../art/drawing.ts';
import type { ArrangedPart, PartBox } from './part.ts';

/** Where a kite or a balloon is, above and beside the one who holds it. */
export function flownBy({ left, right, top, bottom }: PartBox, { icon }: Drawing): { side: number; x: number; y: number } {
  const [wide, high] = [right - left, bottom - top];
  return icon === 'kite'
    ? { side: high * 0.5, x: right + high * 0.42, y: top + high * 0.1 }
    : { side: high * 0.4, x: right + wide * 0.3, y: top + high * 0.34 };
}

/** The right hand of a body, hanging and raised, as shares of its sides. */
const [hanging, raised] = [
  { x: 0.4, y: 0.535 },
  { x: 0.47, y: 0.17 },
] as const;

/** What is held by a string, and not in the hand itself. */
export const flies = ({ icon }: Pick<Drawing, 'icon'>): boolean => /^(?:kite|balloon)$/.test(icon);

/** The parts in front of what is held in `box`. */
export function grip(body: ArrangedPart, box: PartBox, { icon }: Drawing): ArrangedPart[] {
  const isLeft = (box.left + box.right) / 2 < body.x;
  const isFlown = flies({ icon });
  const side = isLeft ? -1 : 1;
  const hand = isFlown ? raised : hanging;
  const from = { x: body.x + side * hand.x * body.width, y: body.y - body.height * (1 - hand.y) };
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  // What is broad is held by its near edge, and what is slender by its lower part.
  const isBroad = wide > body.height * 0.3 && !/umbrella/.test(icon);
  const near = side > 0 ? box.left + wide * 0.1 : box.right - wide * 0.1;
  const at = isFlown
    ? from
    : { x: isBroad ? near : (box.left + box.right) / 2, y: box.bottom - high * (isBroad ? 0.4 : /umbrella/.test(icon) ? 0.08 : 0.26) };
  const size = body.width * 0.2;
  const fingers: ArrangedPart = {
    ...body,
    role: 'hand',
    x: at.x,
    y: at.y + size / 2,
    width: size,
    height: size,
    z: 1.4,
    lift: null,
    mirrored: isLeft,
  };
  if (!isFlown) return [fingers];
  const to = { x: (box.left + box.right) / 2, y: box.bottom - (box.bottom - box.top) * 0.3 };
  const width = Math.max(body.width * 0.08, Math.abs(to.x - from.x));
  const string: ArrangedPart = {
    ...fingers,
    role: 'string',
    x: (to.x + from.x) / 2,
    y: from.y,
    width,
    height: Math.max(body.height * 0.1, from.y - to.y),
    z: 0.9,
  };
  return [string, fingers];
}
