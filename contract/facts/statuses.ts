/** Where a job stands. The last three are ends. */
export const generationStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
/** One of `generationStatuses`. */
export type GenerationStatus = (typeof generationStatuses)[number];

/** The numbers in which the API says how a payment stands: pending is asked again, paid is an end; any other did not go through (spec §4). */
export const transactionStatuses = { pending: 0, paid: 1, declined: 2, expired: 3 } as const;
