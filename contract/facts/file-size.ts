/** How the size of a file is written. */

const kilobyte = 1024;
const megabyte = kilobyte * 1024;

/** A file size such as `62 MB`, in a language (a BCP 47 tag); a line does not break between the number and its unit. */
export function sizeIn(tag: string, bytes: number): string {
  const [unit, size] = bytes < megabyte ? (['kilobyte', kilobyte] as const) : (['megabyte', megabyte] as const);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size).replaceAll(' ', '\u00a0');
}
