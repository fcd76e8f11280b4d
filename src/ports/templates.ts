import { listTemplates, type featureCard } from '../../contract/structs/calls/templates.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { ListingServices } from '../../machines/listing/listing.actors.ts';
import { callApi } from '../platform/api.ts';

export type FeatureCard = Infer<typeof featureCard>;

/** The templates of a tool, or of all; the filter is the tab. */
export const templateServices = (tool: string | null): ListingServices<FeatureCard> => ({
  loadPage: ({ filter, cursor }, signal) =>
    callApi(listTemplates, {
      query: { ...(tool !== null && { tool }), ...(filter !== null && { tab: filter }), ...(cursor !== null && { cursor }) },
      signal,
    }),
});
