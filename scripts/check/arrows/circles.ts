/** Finds cycles of folders and of files: what is in a cycle depends on everything else in it, so none of it can be read or used alone. */
import type { Import } from './imports.ts';

type NodeOf = (path: string) => string;
const folderOf: NodeOf = (path) => path.split('/').slice(0, -1).join('/');

/** Maps each node to the nodes that it imports, with one import each. */
function arrowsOf(imports: readonly Import[], nodeOf: NodeOf): Map<string, Map<string, Import>> {
  const arrows = new Map<string, Map<string, Import>>();
  for (const arrow of imports) {
    const [from, to] = [nodeOf(arrow.from), nodeOf(arrow.to)];
    if (from === to) continue;
    const known = arrows.get(from) ?? new Map<string, Import>();
    arrows.set(from, known);
    if (!known.has(to)) known.set(to, arrow);
  }
  return arrows;
}

function circlesBetween(imports: readonly Import[], nodeOf: NodeOf): Import[][] {
  const arrows = arrowsOf(imports, nodeOf);
  const found: Import[][] = [];
  const inCircle = new Set<string>();
  for (const start of arrows.keys()) {
    if (inCircle.has(start)) continue;
    const circle = wayBack(arrows, start);
    if (!circle) continue;
    found.push(circle);
    for (const { from } of circle) inCircle.add(nodeOf(from));
  }
  return found.toSorted((a, b) => a.length - b.length);
}

/**
 * Each cycle of folders as a list of imports, shortest first: one per folder, and the last one leads back to the first. Lazy imports count;
 * types have no cost at run time and don't.
 */
export const circlesOfFolders = (imports: readonly Import[]): Import[][] =>
  circlesBetween(
    imports.filter(({ kind, isPackage }) => kind !== 'type' && !isPackage),
    folderOf,
  );

/** The same for files, types included: a cycle can only be read as a whole. What is loaded on demand may import the file that loads it. */
export const circlesOfFiles = (imports: readonly Import[]): Import[][] =>
  circlesBetween(
    imports.filter(({ kind, isPackage }) => kind !== 'lazy' && !isPackage),
    (path) => path,
  );

/** The shortest path from a node through others back to itself. */
function wayBack(arrows: ReadonlyMap<string, ReadonlyMap<string, Import>>, start: string): Import[] | null {
  const ways = new Map<string, Import[]>([[start, []]]);
  for (const [node, way] of ways) {
    for (const [next, arrow] of arrows.get(node) ?? []) {
      if (next === start) return [...way, arrow];
      if (!ways.has(next)) ways.set(next, [...way, arrow]);
    }
  }
  return null;
}
