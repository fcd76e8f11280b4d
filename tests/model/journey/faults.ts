/** Faults to plant in the wiring: each takes one thing away from one row. */
import type { Role } from '../../../machines/app/app.roles.ts';
import type { EventRow, RelayRow } from '../../../machines/app/app.row.ts';

/** `from` is the sender of the faulty row. */
export type Fault = { name: string; from: Role; rows: readonly RelayRow[] };

export const nameOfRow = (row: RelayRow): string =>
  `${row.from} · ${row.fact} → ${'effect' in row ? row.effect : `${row.to} · ${row.event}`}`;

const parts = ['when', 'with', 'sameTool', 'at', 'each', 'late', 'load'] as const satisfies readonly (keyof EventRow)[];

/** The table without one of its rows, once for each row. */
export const rowsRemoved = (table: readonly RelayRow[]): Fault[] =>
  table.map((row) => ({ name: `${nameOfRow(row)} is missing`, from: row.from, rows: table.filter((other) => other !== row) }));

/** The table with one row that has lost its condition, its mapping, or another of its properties, once for each. */
export const partsRemoved = (table: readonly RelayRow[]): Fault[] =>
  table.flatMap((row) =>
    parts
      .filter((part) => (row as EventRow)[part] !== undefined)
      .map((part) => {
        const { [part]: _, ...rest } = row as EventRow;
        return { name: `${nameOfRow(row)} has lost "${part}"`, from: row.from, rows: table.map((other) => (other === row ? rest : other)) };
      }),
  );
