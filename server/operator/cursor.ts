/** The order of a list in the console, and where its next page goes on. */
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { invalid } from '../core/refusal.ts';

/** What a list is sorted by: a whole number of each row, the greatest first unless it is `rising`; of equal ones by their id. */
export type SortKey = { by: RawBuilder<number>; rising?: true };

/** Milliseconds of a moment, to sort by. */
export const millisecondsOf = (column: string): RawBuilder<number> => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Reads what `placeAfter` wrote. Throws `invalidInput`. */
function readPlace(cursor: string): [place: number, id: string] {
  const [, place, id] = /^(\d{1,15}):(.+)$/.exec(cursor) ?? [];
  if (id === undefined) throw invalid('cursor');
  return [Number(place), id];
}

/** Sorts a query and continues after a cursor; each row has its `place`. Throws `invalidInput` for a cursor. */
export function sorted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { by, rising }: SortKey,
  { id, cursor }: { id: string; cursor: string | undefined },
) {
  const direction = rising ? 'asc' : 'desc';
  const key = sql.ref(id);
  const ordered = query.select(by.as('place')).orderBy(by, direction).orderBy(key, direction);
  if (cursor === undefined) return ordered;
  const [place, last] = readPlace(cursor);
  return ordered.where(sql<boolean>`(${by}, ${key}) ${rising ? sql`>` : sql`<`} (${place}, ${last})`);
}

/** Where a sorted list goes on after a row. */
export const placeAfter = (place: number | string, id: string): string => `${place}:${id}`;
