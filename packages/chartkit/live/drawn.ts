/** A laid out chart: boxes and lines in the coordinates of the whole drawing, in pixels. */
import type { ElkNode } from 'elkjs/lib/elk-api';
import { blockHeight, headHeight, sizes, type Block, type Graph, type GraphPart } from './graph.ts';

export type Point = { readonly x: number; readonly y: number };
export type DrawnBox = Point & { readonly width: number; readonly height: number };
/** `head`: where the words of a state begin, right of its left edge. */
export type DrawnPart = DrawnBox & { readonly id: string; readonly part: GraphPart; readonly depth: number; readonly head: number };
/** `places`: the transitions that it belongs to; none for the arrow from an initial marker. `isEnd`: it ends in an arrowhead. */
export type DrawnLine = {
  readonly id: string;
  readonly places: readonly string[];
  readonly points: readonly Point[];
  readonly isEnd: boolean;
};
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
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    if (part?.kind === 'bundle') drawn.push(...stacked(part.blocks, { x, y, width }, depth));
    else if (part) drawn.push({ id: node.id, part, depth, x, y, width, height, head: 0 });
    for (const child of node.children ?? []) gather(child, depth + 1);
  };
  gather(laid, -1);
  const lines = (laid.edges ?? []).flatMap(({ id, sections = [] }) =>
    sections.map(({ startPoint, bendPoints = [], endPoint }) => ({
      id,
      places: edges.get(id) ?? [],
      points: [startPoint, ...bendPoints, endPoint],
      isEnd: !id.startsWith('from:'),
    })),
  );
  const placed = drawn.map((part) => ({ ...part, head: headOf(part, lines) }));
  return { width: laid.width ?? 0, height: laid.height ?? 0, parts: placed.flatMap((part) => [part, ...returnsOf(part)]), lines };
}

/** The transitions of a bundle, above each other. */
function stacked(blocks: readonly Block[], { x, y, width }: Omit<DrawnBox, 'height'>, depth: number): DrawnPart[] {
  let top = y;
  return blocks.map(({ id, ...block }) => {
    const height = blockHeight(block);
    const part: DrawnPart = { id, part: { kind: 'transition', ...block }, depth, x, y: top, width, height, head: 0 };
    top += height;
    return part;
  });
}

/** The transitions inside the box of a state. */
function returnsOf({ part, x, y, head, depth }: DrawnPart): DrawnPart[] {
  if (part.kind !== 'state' || part.returns.length === 0) return [];
  const letters = Math.max(...part.returns.flatMap(({ lines }) => lines.map(({ text }) => text.length)));
  const width = letters * sizes.letter + sizes.pad;
  return stacked(part.returns, { x: x + head + sizes.pad / 2, y: y + sizes.title + part.lines.length * sizes.line + 4, width }, depth);
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
export function textBoxOf({ part, x, y, width, head }: DrawnPart): DrawnBox | null {
  if (part.kind === 'transition') return { x, y, width, height: blockHeight(part) };
  if (part.kind !== 'state') return null;
  const lines = [...part.lines, ...part.returns.flatMap((block) => block.lines)];
  const letters = Math.max(part.title.length * sizes.titleLetter + 24, ...lines.map(({ text }) => text.length * sizes.letter));
  return {
    x: x + 1 + head,
    y: y + 1,
    width: Math.min(width - 2 - head, letters + sizes.pad),
    height: headHeight(part),
  };
}

/** The parts whose words an arrow runs through, each with the id of the arrow. */
export function crossings({ parts, lines }: Drawing): string[] {
  const boxes = parts.flatMap((part) => {
    const box = textBoxOf(part);
    return box ? [{ id: part.id, box }] : [];
  });
  const inside = (from: Point, to: Point, { x, y, width, height }: DrawnBox): boolean =>
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
