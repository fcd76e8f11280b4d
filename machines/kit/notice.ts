import type { NoticeKey } from '../../copy/types/notice.ts';

/**
 * A fact that shows a toast; the root forwards it to the toasts chart. A sentence is a key of the dictionaries or the server's own message.
 */
export type NoticeTone = 'success' | 'warning' | 'error';
export type NoticeText = { readonly key: NoticeKey } | { readonly text: string };

/** `duration` is milliseconds; without it the toast has the default duration. */
export type Notice = { type: 'notice.raised'; tone: NoticeTone; message: NoticeText; duration?: number };

/** Creates a notice for `emit`; `duration` is milliseconds. */
export const notice = (tone: NoticeTone, message: NoticeText, duration?: number): Notice => ({
  type: 'notice.raised',
  tone,
  message,
  ...(duration !== undefined && { duration }),
});

/**
 * Why something did not come: the browser has no network; the site was not reached; its server is away behind its address; what was asked for is
 * no longer there; or the site answered what it never should. What rejects carries it as `reason`.
 */
const reasons = ['offline', 'unreached', 'away', 'missing', 'ours'] as const;
export type Reason = (typeof reasons)[number];

/** The reason that an error carries, or the given one where it carries none. */
export function reasonOf(error: unknown, otherwise: Reason): Reason {
  const reason = error instanceof Error && 'reason' in error ? error.reason : null;
  return reasons.find((known) => known === reason) ?? otherwise;
}

/** The sentence of each reason. */
const sentences = {
  offline: 'offline',
  unreached: 'networkProblem',
  away: 'siteAway',
  missing: 'noLongerThere',
  ours: 'siteBroken',
} as const;
export type UnansweredKey = (typeof sentences)[Reason];

/** The sentence for an event that carries why there was no answer. */
export const unansweredKey = (event: object): UnansweredKey => sentences[reasonOf('error' in event ? event.error : null, 'unreached')];

/** The notice of a call without an answer, for `emit`: one rule for every chart decides what the person reads. */
export const unanswered = ({ event }: { event: object }): Notice => notice('error', { key: unansweredKey(event) });
