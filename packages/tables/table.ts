/** Plain tables: one row a line, columns between tabs, a head with the names of the columns. `#` begins a comment. */

/** A mistake in a file of data; the message begins with the file, the line and the column. */
export class TableError extends Error {
  constructor(file: string, line: number, column: number, problem: string) {
    super(`${file}:${line}:${column}: ${problem}`);
    this.name = 'TableError';
  }
}

export type TableRow<Column extends string> = {
  readonly cells: Readonly<Record<Column, string>>;
  /** The error for a mistake in one of the cells, `offset` characters from its beginning. */
  fault(column: Column, problem: string, offset?: number): TableError;
};

/** Reads the rows of a table that has exactly these columns. Throws a `TableError`. */
export function rowsOf<Column extends string>(text: string, file: string, columns: readonly [Column, ...Column[]]): TableRow<Column>[] {
  const lines = text.split('\n').map((line, at) => ({ line, number: at + 1 }));
  const [head, ...rows] = lines.filter(({ line }) => line !== '' && !line.startsWith('#'));
  if (head?.line !== columns.join('\t')) throw new TableError(file, head?.number ?? 1, 1, `the head must be ${columns.join(', ')}`);
  return rows.map(({ line, number }) => {
    const cells = line.split('\t');
    const columnOf = (index: number): number => cells.slice(0, index).reduce((sum, cell) => sum + cell.length + 1, 1);
    if (cells.length !== columns.length)
      throw new TableError(
        file,
        number,
        columnOf(Math.min(cells.length, columns.length)),
        `${cells.length} cells instead of ${columns.length}`,
      );
    for (const [index, cell] of cells.entries())
      if (cell !== cell.trim()) throw new TableError(file, number, columnOf(index), 'white space around a cell');
    return {
      cells: Object.fromEntries(columns.map((column, index) => [column, cells[index]!])) as Record<Column, string>,
      fault: (column, problem, offset = 0) => new TableError(file, number, columnOf(columns.indexOf(column)) + offset, problem),
    };
  });
}
