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
