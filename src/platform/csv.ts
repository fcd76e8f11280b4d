import { saveBlob } from './save.ts';

/** Escapes a cell by RFC 4180. A leading quote keeps a spreadsheet from running text as a formula. */
const cellOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Downloads rows as a CSV file; the byte order mark tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const text = `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
