/** The table of rooms as the README shows it: a drawing of the floors, and a row for each room. */
import { rooms, type Room } from './table.ts';

const shown = (patterns: readonly string[]): string =>
  patterns.length === 0 ? 'nothing' : patterns.map((name) => `\`${name}\``).join(', ');

/** The large rooms and the arrows between them, as Mermaid. An arrow that follows from others is left out. */
function drawing(table: readonly Room[]): string {
  const floors = table.filter(({ floor }) => floor);
  const knows = new Map(floors.map(({ name, floor }) => [name, floor!.over]));
  const lines = floors.flatMap(({ name }) => knows.get(name)!.map((below) => `  ${idOf(name)} --> ${idOf(below)}`));
  return ['```mermaid', 'flowchart TD', ...floors.map(({ name }) => `  ${idOf(name)}["${name}"]`), ...lines, '```'].join('\n');
}

const idOf = (name: string): string => name.replaceAll(/\W+/g, '_');

/** Markdown to stand between the marks in README.md. */
export const drawnRooms = (table: readonly Room[] = rooms): string =>
  [
    drawing(table),
    '',
    '| room | what is in it | may know |',
    '| --- | --- | --- |',
    ...table.map(({ name, holds, knows }) => `| \`${name}\` | ${holds} | ${shown(knows)} |`),
  ].join('\n');
