/** The layout of charts by elk: what `/__flows` shows first. Computed once for a graph and kept in `.cache/drawings`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Flow } from '../../src/dev/charts/flow.ts';
import { firstOf } from '../../src/dev/charts/first.ts';
import type { Graph } from '../../src/dev/charts/graph.ts';

const folder = join(import.meta.dirname, '../../.cache/drawings');
const { version } = createRequire(import.meta.url)('elkjs/package.json') as { version: string };

/** What a drawing is read from; elk repeats its options and its own notes. */
const placesIn = ({ id, x, y, width, height, children, edges }: ElkNode): ElkNode => ({
  id,
  ...(x !== undefined && { x }),
  ...(y !== undefined && { y }),
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
  ...(children && { children: children.map(placesIn) }),
  ...(edges && {
    edges: edges.map(({ id: edge, sources, targets, sections = [] }) => ({
      id: edge,
      sources,
      targets,
      sections: sections.map(({ id: section, startPoint, bendPoints, endPoint }) => ({
        id: section,
        startPoint,
        ...(bendPoints && { bendPoints }),
        endPoint,
      })),
    })),
  }),
});

const kept = (file: string): ElkNode | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ElkNode;
  } catch {
    return null;
  }
};

/** Lays a graph out. Sizes and places are pixels of the drawing. */
export async function laidOut({ root }: Graph): Promise<ElkNode> {
  const name = createHash('sha256')
    .update(JSON.stringify([version, root]))
    .digest('hex');
  const file = join(folder, `${name}.json`);
  const known = kept(file);
  if (known) return known;
  const laid = placesIn(await new ELK().layout(root));
  mkdirSync(folder, { recursive: true });
  // Several processes may lay out at once; none reads half a file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(laid));
  renameSync(`${file}.${process.pid}`, file);
  return laid;
}

/** What a chart shows first, as data. */
export async function laidFirst(flow: Flow): Promise<{ folded: string[]; isBrief: boolean; laid: ElkNode }> {
  const { detail, laid } = await firstOf(flow, laidOut);
  return { folded: [...detail.folded], isBrief: detail.isBrief, laid };
}
