/** Milliseconds after which a request counts as under way: on a line that is still broken, it fails at once. */
const underWayAfter = 1000;

type Asking = {
  /** Milliseconds before each further try. */
  pauses: readonly number[];
  signal: AbortSignal;
  /** A try broke off; another one follows. */
  onInterrupted: () => void;
  /** A try after one that broke off is under way. */
  onResumed: () => void;
};

/** Asks until there is an answer. Rejects as the last try does, and as any does once the signal is aborted. */
export async function askedUntilAnswered<T>(ask: () => Promise<T>, { pauses, signal, onInterrupted, onResumed }: Asking): Promise<T> {
  const tried = async (place: number): Promise<T> => {
    const due = place > 0 ? setTimeout(onResumed, underWayAfter) : undefined;
    const pause = pauses[place];
    try {
      return await ask();
    } catch (problem) {
      if (pause === undefined || signal.aborted) throw problem;
      onInterrupted();
    } finally {
      clearTimeout(due);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    return tried(place + 1);
  };
  return tried(0);
}
