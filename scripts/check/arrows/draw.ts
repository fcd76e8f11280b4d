/** Renders docs/rooms.md: a diagram of the floors, and a row for each room. */
import { grounds, rooms, type ProjectRoom } from './table.ts';

/** The floors of the diagram, one row each, top first. Rooms below a name are drawn as part of it. */
const floors = [
  ['src/boot'],
  ['src/dev', 'src/features'],
  ['src/routing'],
  ['src/actors', 'src/design', 'server'],
  ['src/platform', 'packages/engine'],
  ['machines', 'copy'],
  ['contract/structs'],
  ['contract/facts'],
] as const;

const names: readonly string[] = floors.flat();
const idOf = (name: string): string => name.replaceAll(/\W+/g, '_');

/** The part of the diagram that contains a room or a pattern; null for anything that is not drawn. */
const partOf = (name: string): string | null =>
  names.find((part) => name.replace(/\/\*$/, '') === part || name.startsWith(`${part}/`)) ?? null;

/** The imports between parts of the diagram, without those implied by others. */
function arrowsOf(table: readonly ProjectRoom[]): string[] {
  const below = new Map(names.map((part) => [part, new Set<string>()]));
  for (const { name, knows } of table) {
    const from = partOf(name);
    for (const known of knows) {
      const to = partOf(known);
      if (from && to && from !== to) below.get(from)!.add(to);
    }
  }
  const reaches = (from: string, to: string): boolean => [...below.get(from)!].some((next) => next === to || reaches(next, to));
  return names.flatMap((from) => {
    const direct = [...below.get(from)!];
    return direct
      .filter((to) => !direct.some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`);
  });
}

const drawing = (table: readonly ProjectRoom[]): string =>
  ['```mermaid', 'flowchart TD', ...names.map((name) => `  ${idOf(name)}["${name}"]`), ...arrowsOf(table), '```'].join('\n');

/** The rooms as a list in which a ground replaces the rooms it consists of. */
function listed(names: readonly string[]): string[] {
  const ground = grounds.find(({ rooms: parts }) => parts.length > 1 && parts.every((part) => names.includes(part)));
  if (!ground) return names.map((name) => `\`${name}\``);
  return [`*${ground.name}*`, ...listed(names.filter((name) => !ground.rooms.includes(name)))];
}

function shown({ knows, types = [] }: ProjectRoom): string {
  const typed = listed(types.filter((name) => !knows.includes(name))).map((name) => `${name} (types)`);
  const list = [...listed(knows), ...typed];
  return list.length === 0 ? 'nothing' : list.join(', ');
}

/** The rooms of each ground, described with the smaller grounds. */
const grounded = (): string[] => grounds.map(({ name, rooms: parts }, at) => `- *${name}*: ${listedBelow(parts, at)}`);

function listedBelow(parts: readonly string[], at: number): string {
  const smaller = grounds.slice(at + 1).find(({ rooms: inner }) => inner.every((part) => parts.includes(part)));
  if (!smaller) return parts.map((name) => `\`${name}\``).join(', ');
  return [
    `*${smaller.name}*`,
    listedBelow(
      parts.filter((part) => !smaller.rooms.includes(part)),
      at,
    ),
  ]
    .filter(Boolean)
    .join(', ');
}

const heading = `# Rooms

Dependencies between rooms (the *arrows*) point one way. \`npm run arrows\` checks every import, including lazy ones, against the table in
\`scripts/check/arrows/table.ts\`, and detects cycles of folders or files. \`npm run arrows -- --draw\` writes this page from it.
`;

/** The text of docs/rooms.md. */
export const drawnRooms = (table: readonly ProjectRoom[] = rooms): string =>
  [
    heading,
    drawing(table),
    '',
    '## Every room, and what it may import',
    '',
    ...grounded(),
    '',
    '| room | contents | may import |',
    '| --- | --- | --- |',
    ...table.map((room) => `| \`${room.name}\` | ${room.holds} | ${shown(room)} |`),
    '',
  ].join('\n');
