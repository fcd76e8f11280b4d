import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { invalid } from '../core/refusal.ts';

/** Where a list goes on that is ordered by a time, and by an id where times are equal. */
export type Cursor = { at: Date; id: string };

export const cursorAt = ({ at, id }: Cursor): string => `${at.getTime()}:${id}`;

/** Reads what `cursorAt` wrote. Throws `invalidInput`. */
export function readCursor(cursor: string): Cursor {
  const [, time, id] = /^(\d{1,15}):(.+)$/.exec(cursor) ?? [];
  const at = new Date(Number(time));
  if (id === undefined || Number.isNaN(at.getTime())) throw invalid('cursor');
  return { at, id };
}

/** What a list is sorted by: a number of each row, the greatest first unless it is `rising`; of equal ones by their id. */
export type SortKey = { by: RawBuilder<number>; rising?: true };

/** Milliseconds of a moment, to sort by. */
export const millisecondsOf = (column: string): RawBuilder<number> => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Sorts a query and continues after a cursor; each row has its `place`. Throws `invalidInput` for a cursor. */
export function sorted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { by, rising }: SortKey,
  { id, cursor }: { id: string; cursor: string | undefined },
) {
  const direction = rising ? 'asc' : 'desc';
  const key = sql.ref(id);
  const ordered = query.select(by.as('place')).clearOrderBy().orderBy(by, direction).orderBy(key, direction);
  if (cursor === undefined) return ordered;
  const { at, id: last } = readCursor(cursor);
  const beyond = rising ? sql`>` : sql`<`;
  return ordered.where(sql<boolean>`(${by}, ${key}) ${beyond} (${at.getTime()}, ${last})`);
}

/** Where a sorted list goes on after a row. */
export const placeAfter = (place: number | string, id: string): string => cursorAt({ at: new Date(Number(place)), id });
