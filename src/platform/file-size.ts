/** How the size of a file is written. */

/** A file size such as `62 MB`, in the page's language; a line does not break between the number and its unit. */
export const sizeIn = (tag: string, bytes: number): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: bytes < 1024 * 1024 ? 'kilobyte' : 'megabyte', maximumFractionDigits: 1 })
    .format(bytes < 1024 * 1024 ? bytes / 1024 : bytes / 1024 / 1024)
    .replaceAll(' ', '\u00a0');
