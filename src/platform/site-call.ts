import { codes } from '../../contract/facts/codes.ts';
import { siteFacts } from '../../contract/structs/calls/users.ts';
import { callApi } from './api.ts';
import type { SiteFacts } from './site.ts';

/** `GET /api/site`; null when the server refuses. Throws when it is unreachable. */
export async function askSite(): Promise<SiteFacts | null> {
  const { code, data } = await callApi(siteFacts, { quiet: true });
  return code === codes.success ? data : null;
}
