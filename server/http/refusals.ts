/** The HTTP status and headers of refusals. Every refusal that is not listed is sent with status 200 (spec §8). */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CodeName } from '../../contract/facts/codes.ts';
import type { Reason, Refusal } from '../core/refusal.ts';

/** By reason, which takes precedence over the code. */
const byReason: Partial<Record<Reason, ContentfulStatusCode>> = {
  unsignedEvent: 400,
  sessionEnded: 401,
  keyUnknown: 401,
  keyNotAllowed: 403,
  crossSite: 403,
  methodNotAllowed: 405,
  tooLarge: 413,
  uploadTooLargeImage: 413,
  uploadTooLargeAudio: 413,
  uploadTooLargeVideo: 413,
  wrongType: 415,
  storageFull: 507,
  uploadNotTaken: 415,
  uploadNotTakenImage: 415,
  uploadNotTakenVideo: 415,
  uploadNotTakenAudio: 415,
  uploadNotItsName: 415,
  // These ways to sign in are not configured, so a retry cannot succeed.
  googleOff: 200,
  openidOff: 200,
  fault: 500,
};

const byCode: Partial<Record<CodeName, ContentfulStatusCode>> = { notFound: 404, keyReused: 409, tooManyAttempts: 429, unavailable: 503 };

/** Default `retry-after` in seconds when a service is unavailable for an unknown time. */
const usualRetryAfter = 5;

/** Returns the status of a refusal and its `retry-after` in seconds; null if a retry cannot succeed. */
export function sendingOf({ codeName, reason, retryAfter }: Refusal): { status: ContentfulStatusCode; retryAfter: number | null } {
  const status = byReason[reason] ?? byCode[codeName] ?? 200;
  return { status, retryAfter: retryAfter ?? (status === 503 || status === 507 ? usualRetryAfter : null) };
}
