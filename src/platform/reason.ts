/** The one place that decides why something did not come: no network here, a site that is not reached, a server that is away, something deleted, or a fault of ours. */
import type { Reason } from '../../machines/kit/notice.ts';

/** What a proxy answers while the server behind it does not. */
const away: readonly number[] = [502, 503, 504];
const missing: readonly number[] = [404, 410];

/** The reason by the status of an answer that is not one of ours; without a status none came. */
export function reasonFor(status?: number): Reason {
  if (status === undefined) return navigator.onLine ? 'unreached' : 'offline';
  if (away.includes(status)) return 'away';
  return missing.includes(status) ? 'missing' : 'ours';
}

/** Milliseconds after which a site that does not answer is not reached. */
const timeout = 5000;

/** Why a part of the site, such as the code of a page, did not load: browsers state no status there, so the site is asked for something small. */
export async function reasonOfLoss(): Promise<Reason> {
  if (!navigator.onLine) return 'offline';
  return fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(timeout) }).then(
    ({ status }) => reasonFor(status),
    () => reasonFor(),
  );
}

/** A part of the site did not load. */
export class NotLoaded extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, options?: ErrorOptions) {
    super('A part of the site did not load', options);
    this.name = 'NotLoaded';
    this.reason = reason;
  }
}
