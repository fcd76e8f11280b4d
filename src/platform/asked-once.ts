type Asked<T> = { readonly answer: Promise<T>; readonly leaving: AbortController; waiting: number };

/**
 * One request for all who ask within the same task, as several actors do that receive one event. It is aborted when each of them has given
 * it up. A later question is a request of its own, because an answer that is on its way may be older than its reason.
 */
export function askedOnce<T>(ask: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let current: Asked<T> | null = null;

  function begin(): Asked<T> {
    const leaving = new AbortController();
    const begun = { answer: ask(leaving.signal), leaving, waiting: 0 };
    queueMicrotask(() => forget(begun));
    return begun;
  }

  function forget(asked: Asked<T>): void {
    if (current === asked) current = null;
  }

  return (signal) => {
    const asked = (current ??= begin());
    asked.waiting += 1;
    const giveUp = () => {
      asked.waiting -= 1;
      if (asked.waiting > 0) return;
      forget(asked);
      asked.leaving.abort();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    return asked.answer;
  };
}
