/** `40 seconds`, `3 minutes`; short: `40 sec`, `3 min`. */
export const durationIn = (tag: string, seconds: number, unitDisplay: 'long' | 'short' = 'long'): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: seconds < 90 ? 'second' : 'minute', unitDisplay, maximumFractionDigits: 0 }).format(
    seconds < 90 ? Math.max(1, Math.ceil(seconds)) : seconds / 60,
  );
