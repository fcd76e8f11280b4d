/** How a refusal is sent: its status and headers. Everything that is not listed is an answer like any other, 200 (spec §8). */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CodeName } from '../../contract/facts/codes.ts';
import type { Reason, Refusal } from '../core/refusal.ts';

/** By what exactly was refused; wins over the code. */
const byReason: Partial<Record<Reason, ContentfulStatusCode>> = {
  unsignedEvent: 400,
  sessionEnded: 401,
  methodNotAllowed: 405,
  tooLarge: 413,
  uploadTooLargeImage: 413,
  uploadTooLargeAudio: 413,
  uploadTooLargeVideo: 413,
  wrongType: 415,
  uploadNotTaken: 415,
  // The installation has no sign-in with Google: asking again changes nothing.
  googleOff: 200,
  fault: 500,
};

const byCode: Partial<Record<CodeName, ContentfulStatusCode>> = { notFound: 404, tooManyAttempts: 429, unavailable: 503 };

/** Seconds to wait with an installation that is away and does not say for how long. */
const usualRetryAfter = 5;

/** The status of a refusal, and its `retry-after` in seconds; null for one that asking again does not change. */
export function sendingOf({ codeName, reason, retryAfter }: Refusal): { status: ContentfulStatusCode; retryAfter: number | null } {
  const status = byReason[reason] ?? byCode[codeName] ?? 200;
  return { status, retryAfter: retryAfter ?? (status === 503 ? usualRetryAfter : null) };
}
