/** The rows of the table whose code is here: those of a form come with it, so that no other page loads them. */
import type { RelayRow } from './app.row.ts';
import { pageRows } from './app.table.ts';

const rows = new Set(pageRows);

/** Adds the rows of senders that only some pages have. What creates such a sender calls it first; again, it changes nothing. */
export function wire(more: readonly RelayRow[]): void {
  for (const row of more) rows.add(row);
}

/** The rows as they are now. */
export const wired = (): readonly RelayRow[] => [...rows];
