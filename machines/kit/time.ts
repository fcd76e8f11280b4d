/** Wall-clock time, injected so that a test controls the date. */
export type Time = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back when a sleeping tab wakes, because its timers may have paused. Returns the unsubscribe function. */
  onWake(listener: () => void): () => void;
};
