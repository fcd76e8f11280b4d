/** Downloads the whole credit history. */
import { notice } from '../../machines/kit/notice.ts';
import { saveCsv } from '../platform/csv.ts';
import { wholeHistory, type LedgerLine } from '../ports/listing.ts';
import type { Root } from './root.ts';

/** The layout of the downloaded file: a header row, and a function from a line to its row. */
type HistoryTable = [readonly string[], (line: LedgerLine) => readonly (string | number)[]];

/** Downloads every line of the history, not only the loaded pages; a toast reports a failure. */
export function downloadHistory(root: Root, [head, rowOf]: HistoryTable): void {
  wholeHistory()
    .then((lines) => saveCsv('iridia-credits.csv', [head, ...lines.map(rowOf)]))
    .catch(() => root.raise(notice('error', { key: 'networkProblem' })));
}
