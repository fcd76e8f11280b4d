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

/** The parts in front of what is held in `box`; `isFlown`: by a string, and not in the hand itself. */
export function grip(body: ArrangedPart, box: PartBox, isFlown: boolean, isLeft: boolean): ArrangedPart[] {
  const side = isLeft ? -1 : 1;
  const hand = isFlown ? raised : hanging;
  const from = { x: body.x + side * hand.x * body.width, y: body.y - body.height * (1 - hand.y) };
  const size = body.width * 0.2;
  const fingers: ArrangedPart = {
    ...body,
    role: 'hand',
    x: isFlown ? from.x : Math.max(box.left, Math.min(box.right, from.x)),
    y: from.y + size / 2,
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
