/** The table of rooms as the README shows it: a drawing of the floors, and a row for each room. */
import { rooms, type Room } from './table.ts';

/** The floors of the drawing: a row for each, the top one first. Rooms below a name are drawn as part of it. */
const floors = [
  ['src/boot'],
  ['src/dev', 'src/features'],
  ['src/wiring', 'src/design'],
  ['src/ports', 'server'],
  ['src/platform', 'engine'],
  ['machines', 'copy'],
  ['contract/structs'],
  ['contract/facts'],
] as const;

const names: readonly string[] = floors.flat();
const idOf = (name: string): string => name.replaceAll(/\W+/g, '_');

/** The part of the drawing that a room or a pattern belongs to; null for what is not drawn. */
const partOf = (name: string): string | null =>
  names.find((part) => name.replace(/\/\*$/, '') === part || name.startsWith(`${part}/`)) ?? null;

/** Which part stands on which, without the arrows that follow from others. */
function arrowsOf(table: readonly Room[]): string[] {
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

const drawing = (table: readonly Room[]): string =>
  ['```mermaid', 'flowchart TD', ...names.map((name) => `  ${idOf(name)}["${name}"]`), ...arrowsOf(table), '```'].join('\n');

const shown = ({ knows, types = [] }: Room): string => {
  const list = [
    ...knows.map((name) => `\`${name}\``),
    ...types.filter((name) => !knows.includes(name)).map((name) => `\`${name}\` (types)`),
  ];
  return list.length === 0 ? 'nothing' : list.join(', ');
};

/** Markdown to stand between the marks in README.md. */
export const drawnRooms = (table: readonly Room[] = rooms): string =>
  [
    drawing(table),
    '',
    '<details>',
    '<summary>Every room, and what it may know</summary>',
    '',
    '| room | what is in it | may know |',
    '| --- | --- | --- |',
    ...table.map((room) => `| \`${room.name}\` | ${room.holds} | ${shown(room)} |`),
    '',
    '</details>',
  ].join('\n');
