/** Finds cycles of folders: a folder in a cycle depends on all others in it, so none of them is a separate room. */
import type { Import } from './imports.ts';

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** Maps each folder to the folders it imports, lazily or not, with one import each; type imports have no runtime cost and are ignored. */
function foldersOf(imports: readonly Import[]): Map<string, Map<string, Import>> {
  const arrows = new Map<string, Map<string, Import>>();
  for (const arrow of imports) {
    if (arrow.kind === 'type' || arrow.isPackage) continue;
    const [from, to] = [folderOf(arrow.from), folderOf(arrow.to)];
    if (from === to) continue;
    const known = arrows.get(from) ?? new Map<string, Import>();
    arrows.set(from, known);
    if (!known.has(to)) known.set(to, arrow);
  }
  return arrows;
}

/** Each cycle as a list of imports, shortest first: one per folder, and the last one leads back to the first. */
export function circlesOf(imports: readonly Import[]): Import[][] {
  const arrows = foldersOf(imports);
  const found: Import[][] = [];
  const inCircle = new Set<string>();
  for (const start of arrows.keys()) {
    if (inCircle.has(start)) continue;
    const circle = wayBack(arrows, start);
    if (!circle) continue;
    found.push(circle);
    for (const { from } of circle) inCircle.add(folderOf(from));
  }
  return found.toSorted((a, b) => a.length - b.length);
}

/** The shortest path from a folder through others back to itself. */
function wayBack(arrows: ReadonlyMap<string, ReadonlyMap<string, Import>>, start: string): Import[] | null {
  const ways = new Map<string, Import[]>([[start, []]]);
  for (const [folder, way] of ways) {
    for (const [next, arrow] of arrows.get(folder) ?? []) {
      if (next === start) return [...way, arrow];
      if (!ways.has(next)) ways.set(next, [...way, arrow]);
    }
  }
  return null;
}
