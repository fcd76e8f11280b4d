/** Job statuses. The last three are final. */
export const generationStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** Which jobs the console lists: those that wait or run, those that ran for long, those that failed, or all. */
export const jobStates = ['line', 'slow', 'failed', 'all'] as const;

/**
 * Payment statuses in the API: the client polls while a payment is pending; paid is final; any other value means that the payment failed
 * (spec §4).
 */
export const transactionStatuses = { pending: 0, paid: 1, declined: 2, expired: 3, refunded: 4 } as const;
