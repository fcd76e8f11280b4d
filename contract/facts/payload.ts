/** The address of the data of a prerendered page, which client navigation fetches with its code (spec §7). `page` is its path. */
export const payloadOf = (page: string): string => `${page}/_payload.json`;
