/** Extracts the triangles and texture coordinates of the face mesh from the source text that lists them. */
import { readFileSync } from 'node:fs';

/** The array literal after `export const <name>`, parsed as JSON. */
function listOf(source: string, name: string): unknown {
  const start = source.indexOf('[', source.indexOf('=', source.indexOf(`export const ${name}`)));
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '[') depth += 1;
    if (source[at] === ']') depth -= 1;
    if (depth === 0)
      return JSON.parse(
        source
          .slice(start, at + 1)
          .replaceAll(/\/\/.*$/gm, '')
          .replaceAll(/,\s*\]/g, ']'),
      );
  }
  throw new Error(`The list ${name} has no end`);
}

/** `triangles`: three point indices per triangle. `texture`: u and v of each point, from 0 to 1. */
export function topologyToJson(path: string): Buffer {
  const source = readFileSync(path, 'utf8');
  const texture = (listOf(source, 'UV468') as [number, number][]).map(([u, v]) => [Number(u.toFixed(5)), Number(v.toFixed(5))]);
  return Buffer.from(JSON.stringify({ triangles: listOf(source, 'TRI468'), texture }));
}
