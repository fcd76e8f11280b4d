/** Watches the sessions that something lasting was opened with: one question for a session, however many streams it has. */
import type { Log } from './log.ts';
import type { SessionEnds } from './session-ends.ts';

export type SessionWatch = {
  /** Calls `end` when the session of the token has ended, in this process or in another, until the returned function is called. */
  follow(session: { account: string; token: string }, end: () => void): () => void;
};

/** Milliseconds between two looks at a session, counted from its first stream, so that sessions are not all looked at in the same moment. */
const interval = 15_000;

type Watching = { isThere: (token: string) => Promise<boolean>; sessionEnds: SessionEnds; log: Log };

export function openSessionWatch({ isThere, sessionEnds, log }: Watching): SessionWatch {
  const watched = new Map<string, { ends: Set<() => void>; stop: () => void }>();

  function watch(account: string, token: string): { ends: Set<() => void>; stop: () => void } {
    const ends = new Set<() => void>();
    let isLooking = false;
    const look = async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      try {
        if (!(await isThere(token))) for (const end of ends) end();
      } catch (error) {
        log.warn('the session of a stream could not be checked', { error });
      }
      isLooking = false;
    };
    const timer = setInterval(() => void look(), interval);
    timer.unref();
    const forget = sessionEnds.follow(account, () => void look());
    return {
      ends,
      stop: () => {
        clearInterval(timer);
        forget();
      },
    };
  }

  return {
    follow({ account, token }, end) {
      const session = watched.get(token) ?? watch(account, token);
      watched.set(token, session);
      session.ends.add(end);
      return () => {
        session.ends.delete(end);
        if (session.ends.size > 0 || watched.get(token) !== session) return;
        session.stop();
        watched.delete(token);
      };
    },
  };
}
