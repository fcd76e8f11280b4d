import { codes } from '../../contract/facts/codes.ts';
import { siteFacts } from '../../contract/structs/calls/site.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { callApi } from './api.ts';

/** The settings of this installation. */
export type SiteFacts = Infer<typeof siteFacts.data>;

/** `GET /api/site`; null when the server refuses. Throws when it is unreachable. */
export async function askSite(): Promise<SiteFacts | null> {
  const { code, data } = await callApi(siteFacts, { quiet: true });
  return code === codes.success ? data : null;
}
