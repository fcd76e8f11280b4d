/** Returns a length in seconds to the millisecond, which is how lengths are stored and shown: a sum of timestamps ends in 1.5999999999999999. */
export const toMillisecond = (seconds: number): number => Math.round(seconds * 1000) / 1000;
