/** Brings what stands apart together, because a sticker is cut out in one piece. Pure geometry. */
import { boxOf, type PartBox, type ArrangedPart } from '@iridia/draft/draw';
import type { Size } from '@iridia/pixels/image';

/** The share of the smaller side by which two pieces overlap when they hold together. */
const overlap = 0.3;
/** Words are only touched, so that all of them can be read. */
const touch = 0.08;
const steps = 60;
/** Nothing grows more than this, so that a single small thing keeps its measure. */
const largestScale = 1.8;

const moved = <T extends { x: number; y: number }>(part: T, dx: number, dy: number): T => ({ ...part, x: part.x + dx, y: part.y + dy });

function holds(first: ArrangedPart, second: ArrangedPart): boolean {
  const [one, other]: [PartBox, PartBox] = [boxOf([first]), boxOf([second])];
  const share = first.drawing && second.drawing ? overlap : touch;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const least = (a: number, b: number): number => share * Math.min(a, b);
  return across >= least(one.right - one.left, other.right - other.left) && down >= least(one.bottom - one.top, other.bottom - other.top);
}

/** The groups of parts that hold together already. */
function piecesOf(parts: readonly ArrangedPart[]): ArrangedPart[][] {
  const pieces: ArrangedPart[][] = [];
  for (const part of parts) {
    const touching = pieces.filter((piece) => piece.some((other) => holds(part, other)));
    for (const piece of touching) pieces.splice(pieces.indexOf(piece), 1);
    pieces.push([...touching.flat(), part]);
  }
  return pieces;
}

const areaOf = (piece: readonly ArrangedPart[]): number => piece.reduce((sum, { width, height }) => sum + width * height, 0);
const middleOf = (piece: readonly ArrangedPart[]): { x: number; y: number } => {
  const { left, right, top, bottom } = boxOf(piece);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** Moves every piece toward the largest one until it holds to what is there, then fits the whole into a frame of `size` pixels. */
export function gather(parts: readonly ArrangedPart[], size: Size): ArrangedPart[] {
  if (parts.length === 0) return [];
  const [largest, ...others] = piecesOf(parts).toSorted((a, b) => areaOf(b) - areaOf(a));
  const center = middleOf(largest!);
  const distance = (piece: readonly ArrangedPart[]): number => Math.hypot(middleOf(piece).x - center.x, middleOf(piece).y - center.y);
  const together = [...largest!];
  for (const piece of others.toSorted((a, b) => distance(a) - distance(b))) {
    const from = middleOf(piece);
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const there = piece.map((part) => moved(part, (center.x - from.x) * share, (center.y - from.y) * share));
      if (step < steps && !there.some((part) => together.some((other) => holds(part, other)))) continue;
      together.push(...there);
      break;
    }
  }
  const { left, right, top, bottom } = boxOf(together);
  const scale = Math.min(largestScale, size.width / (right - left), size.height / (bottom - top));
  const [dx, dy] = [(size.width - (right - left) * scale) / 2, (size.height - (bottom - top) * scale) / 2];
  return together
    .map((part) => ({
      ...part,
      x: (part.x - left) * scale + dx,
      y: (part.y - top) * scale + dy,
      width: part.width * scale,
      height: part.height * scale,
    }))
    .toSorted((a, b) => a.z - b.z);
}
