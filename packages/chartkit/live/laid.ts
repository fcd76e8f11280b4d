/** The layout of charts by elk, in Node: what a page of charts shows first, computed while it is built. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Flow } from '../export/flow.ts';
import { firstOf } from './first.ts';
import type { Graph } from './graph.ts';

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

/** What a chart shows first, as data. */
type LaidFirst = { folded: string[]; isBrief: boolean; laid: ElkNode };

/** Lays out each graph once, and keeps the result in this folder. Sizes and places are pixels of the drawing. */
export function layouts(folder: string) {
  const laidOut = async ({ root }: Graph): Promise<ElkNode> => {
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
  };
  const laidFirst = async (flow: Flow): Promise<LaidFirst> => {
    const { detail, laid } = await firstOf(flow, laidOut);
    return { folded: [...detail.folded], isBrief: detail.isBrief, laid };
  };
  return { laidOut, laidFirst };
}
