/** Wall-clock time, injected so that a test decides what day it is. */
export type Time = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back when a sleeping tab comes to life, because its timers may have stood still. Returns the way to stop. */
  onWake(listener: () => void): () => void;
};
