/**
 * Every room of the house, from the ground up: what is in it, and which rooms it may know. A folder belongs to the room with the longest
 * name that it begins with. `x/*` stands for every folder below `x` that has no row of its own, each a room for itself.
 */
export type Room = {
  readonly name: string;
  /** One line for the README. */
  readonly holds: string;
  /** Rooms that it may import, types included; `x/*` is every room below `x`. */
  readonly knows: readonly string[];
  /** Packages that it may import; any, unless told. */
  readonly packages?: readonly string[];
  /** Set for the rooms of the drawing: those it stands on directly. */
  readonly floor?: { readonly over: readonly string[] };
};

const browserPackages = ['react', 'react-dom', 'react-dom/*', '@xstate/react', '@ark-ui/*', 'wouter', 'wouter/*', 'styled-system/*'];
const serverPackages = [
  'node:*',
  'hono',
  'hono/*',
  '@hono/*',
  'kysely',
  'kysely/*',
  'pg',
  'pg-boss',
  'sharp',
  'onnxruntime-node',
  'node-av',
];

const facts = ['contract/facts', 'contract/facts/*'];
const contract = [...facts, 'contract/structs', 'contract/structs/*'];

export const rooms: readonly Room[] = [];

/** The room of a file; undefined where the table has none. */
export function roomOf(path: string, table: readonly Room[] = rooms): Room | undefined {
  const folder = path.split('/').slice(0, -1).join('/');
  const candidates = table.filter(({ name }) =>
    name.endsWith('/*') ? folder.startsWith(name.slice(0, -1)) : folder === name || folder.startsWith(`${name}/`),
  );
  return candidates.toSorted((a, b) => b.name.replace('/*', '/').length - a.name.replace('/*', '/').length)[0];
}

/** Which packages a room may import, and which never: what belongs to the server would not run in a page, and the other way round. */
export function packagesOf({ name, packages }: Room): { allowed: 'any' | readonly string[]; never: readonly string[] } {
  if (packages) return { allowed: packages, never: [] };
  if (name.startsWith('src/')) return { allowed: 'any', never: serverPackages };
  if (name.startsWith('server') || name.startsWith('engine')) return { allowed: 'any', never: browserPackages };
  return { allowed: 'any', never: [] };
}
