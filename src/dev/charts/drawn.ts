/** A laid out chart: boxes and lines in the coordinates of the whole drawing, in pixels. */
import type { ElkNode } from 'elkjs/lib/elk-api';
import { sizes, type Graph, type Part } from './graph.ts';

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };
/** `head`: where the words of a state begin, right of its left edge. */
export type DrawnPart = Box & { readonly id: string; readonly part: Part; readonly depth: number; readonly head: number };
/** `place`: the transition it belongs to; null for the arrow from an initial marker. `isEnd`: it ends in an arrowhead. */
export type DrawnLine = { readonly id: string; readonly place: string | null; readonly points: readonly Point[]; readonly isEnd: boolean };
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly DrawnPart[];
  readonly lines: readonly DrawnLine[];
};

/** Reads what elk answered for a graph. */
export function drawingOf(laid: ElkNode, { parts, edges }: Graph): Drawing {
  const drawn: DrawnPart[] = [];
  const gather = (node: ElkNode, depth: number): void => {
    const part = parts.get(node.id);
    if (part)
      drawn.push({ id: node.id, part, depth, x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0, head: 0 });
    for (const child of node.children ?? []) gather(child, depth + 1);
  };
  gather(laid, -1);
  const lines = (laid.edges ?? []).flatMap(({ id, sections = [] }) =>
    sections.map(({ startPoint, bendPoints = [], endPoint }) => ({
      id,
      place: edges.get(id) ?? null,
      points: [startPoint, ...bendPoints, endPoint],
      isEnd: !id.startsWith('from:'),
    })),
  );
  return { width: laid.width ?? 0, height: laid.height ?? 0, parts: drawn.map((part) => ({ ...part, head: headOf(part, lines) })), lines };
}

/** How far the words of a state move to the right, out of the way of the arrows that enter through its head. */
function headOf(part: DrawnPart, lines: readonly DrawnLine[]): number {
  const box = textBoxOf(part);
  if (part.part.kind !== 'state' || !box) return 0;
  const blocked = lines
    .flatMap(({ points }) => points.slice(1).map((to, index) => [points[index]!, to] as const))
    .filter(([from, to]) => Math.max(from.y, to.y) > box.y + 1 && Math.min(from.y, to.y) < box.y + box.height - 1)
    .map(([from, to]) => [Math.min(from.x, to.x) - 6, Math.max(from.x, to.x) + 6] as const)
    .toSorted(([one], [other]) => one - other);
  let { x } = box;
  for (const [start, end] of blocked) if (end > x && start < x + box.width) x = end;
  return x + box.width <= part.x + part.width ? x - box.x : 0;
}

/** Where the words of a part stand: those of a transition fill its box, those of a state its head. */
export function textBoxOf({ part, x, y, width, head }: DrawnPart): Box | null {
  if (part.kind === 'start') return null;
  if (part.kind === 'transition') return { x, y, width, height: part.lines.length * sizes.line + 8 };
  const letters = Math.max(part.title.length * 8.6 + 20, ...part.lines.map(({ text }) => text.length * sizes.letter));
  return {
    x: x + 1 + head,
    y: y + 1,
    width: Math.min(width - 2 - head, letters + sizes.pad),
    height: sizes.title + part.lines.length * sizes.line,
  };
}

/** The parts whose words an arrow runs through, each with the id of the arrow. */
export function crossings({ parts, lines }: Drawing): string[] {
  const boxes = parts.flatMap((part) => {
    const box = textBoxOf(part);
    return box ? [{ id: part.id, box }] : [];
  });
  const inside = (from: Point, to: Point, { x, y, width, height }: Box): boolean =>
    Math.max(from.x, to.x) > x + 1 &&
    Math.min(from.x, to.x) < x + width - 1 &&
    Math.max(from.y, to.y) > y + 1 &&
    Math.min(from.y, to.y) < y + height - 1;
  return lines.flatMap(({ id, points }) =>
    points
      .slice(1)
      .flatMap((point, index) => boxes.filter(({ box }) => inside(points[index]!, point, box)).map((box) => `${id} through ${box.id}`)),
  );
}

/** An orthogonal line with rounded corners, as SVG path data. */
export function pathOf(points: readonly Point[], radius = 6): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const toward = (from: Point, to: Point, by: number): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const share = Math.min(by, length / 2) / length;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  const steps = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${point.x} ${point.y}`;
    const before = toward(point, points[index]!, radius);
    const after = toward(point, next, radius);
    return `L${before.x} ${before.y}Q${point.x} ${point.y} ${after.x} ${after.y}`;
  });
  return `M${first.x} ${first.y}${steps.join('')}`;
}
