import { downloadActors } from '../../machines/download/download.actors.ts';
import { downloadMachine } from '../../machines/download/download.machine.ts';
import type { Root } from './root.ts';
import type { DownloadServices } from '../../machines/download/download.actors.ts';
import { fetchFile } from '../platform/api.ts';
import { saveCsv } from '../platform/csv.ts';
import { saveBlob } from '../platform/save.ts';
import { wholeHistory, type LedgerLine } from './listing.ts';

/** The words of the history file: its header row, and the names of a line's kind, source and tool. */
export type HistoryFile = {
  head: readonly string[];
  kinds: Readonly<Record<LedgerLine['kind'], string>>;
  /** What stands between them. */
  colon: string;
  sources: Readonly<Record<LedgerLine['source'], string>>;
  /** By slug. */
  tools: Readonly<Record<string, string>>;
};

/** Saves every line of the credit history, not only the loaded pages, as CSV. */
export const historyDownloadServices: DownloadServices = {
  async saveFile(request) {
    const { head, kinds, colon, sources, tools } = request as HistoryFile;
    const lines = await wholeHistory();
    if (!lines) return false;
    const what = ({ kind, source, tool }: LedgerLine) => `${kinds[kind]}${colon}${(tool && tools[tool]) ?? sources[source]}`;
    const rows = lines.map((line) => [line.at, what(line), line.amount, line.balance]);
    saveCsv('iridia-credits.csv', [head, ...rows]);
    return true;
  },
};

/** A result in another format, which the server converts on the first request. */
export type ResultFile = { url: string; name: string };

/** Saves a result in another format. */
export const resultDownloadServices: DownloadServices = {
  async saveFile(request, signal) {
    const { url, name } = request as ResultFile;
    saveBlob(name, await fetchFile(url, signal));
    return true;
  },
};

/** The actor that saves the credit history. */
export const historyDownloadFlow = (root: Root) =>
  root.keep({ role: 'historyDownload' }, () => ({ logic: downloadMachine.provide({ actors: downloadActors(historyDownloadServices) }) }));

/** The actor that saves a result in another format. */
export const resultDownloadFlow = (root: Root) =>
  root.keep({ role: 'resultDownload' }, () => ({ logic: downloadMachine.provide({ actors: downloadActors(resultDownloadServices) }) }));
