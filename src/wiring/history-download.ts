/** The whole history of credits as a file. */
import { notice } from '../../machines/kit/notice.ts';
import { saveCsv } from '../platform/csv.ts';
import { wholeHistory, type LedgerLine } from '../ports/listing.ts';
import type { Root } from './root.ts';

/** How the history reads as a file: its head, and a row for each line. */
type HistoryTable = [readonly string[], (line: LedgerLine) => readonly (string | number)[]];

/** Saves every line of the history, not only the pages that have been read; the person hears when they cannot be had. */
export function downloadHistory(root: Root, [head, rowOf]: HistoryTable): void {
  wholeHistory()
    .then((lines) => saveCsv('iridia-credits.csv', [head, ...lines.map(rowOf)]))
    .catch(() => root.raise(notice('error', { key: 'networkProblem' })));
}
