/** Who swims is in the water up to the chest, among the rings that it makes. */
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Size } from '@iridia/pixels/image';
import { boxOf, type ArrangedPart } from './part.ts';

/** The share of a body below its head, and of an animal that is drawn from the side, that is above water. */
const share = { body: 0.34, side: 0.66, bust: 0.8 } as const;

type Ring = (role: 'mark', thing: number, of: Drawing, x: number, y: number, size: Size, z: number) => ArrangedPart;

export function afloat(parts: readonly ArrangedPart[], thing: number, ring: Ring): ArrangedPart[] {
  const figure = parts.filter(({ role }) => role !== 'mark');
  const body = figure.find(({ role }) => role === 'body');
  const box = boxOf(figure);
  const isBust = figure.some(({ role }) => role === 'arms');
  const line = body && !isBust ? body.y - body.height * (1 - share.body) : box.top + (box.bottom - box.top) * (isBust ? 0.5 : share.side);
  const wet = parts.map((part): ArrangedPart => {
    const dry = part.role === 'mark' ? 1 : Math.max(0, Math.min(1, (line - (part.y - part.height)) / part.height));
    const reach =
      part.role === 'body' ? { left: [-0.12, share.body] as const, right: [1.12, share.body] as const, ...part.reach } : part.reach;
    return { ...part, y: part.y - line, lift: null, dry, ...(reach && { reach }) };
  });
  const wide = (box.right - box.left) * 1.5;
  return [
    ...wet,
    ring('mark', thing, drawingOf('rings')!, (box.left + box.right) / 2, wide * 0.14, { width: wide, height: wide * 0.3 }, 0.9),
  ];
}
