/** Job statuses. The last three are final. */
export const generationStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** Which jobs the console lists: those that wait or run, those that ran for long, those that failed, or all. */
export const jobStates = ['line', 'slow', 'failed', 'all'] as const;

/** Which reports the console lists: those to be decided, by their deadline, or those that were, newest first. */
export const reportStates = ['open', 'decided'] as const;
/** What an operator decides about a report: what it is about is removed, or stays, or its maker's account is closed as well. */
export const reportDecisions = ['removed', 'kept', 'closed'] as const;

/**
 * Which payments the console lists: all, those paid, those under way, those returned, those that the ledger does not match, or what the
 * processor has otherwise in the last days.
 */
export const moneyStates = ['all', 'paid', 'pending', 'returned', 'odd', 'differs'] as const;
/**
 * How the processor's books differ: a charge without a payment here, a payment without its charge, another amount, a refund that never arrived
 * here, a dispute that is still open.
 */
export const differences = ['noPayment', 'noCharge', 'otherAmount', 'unknownRefund', 'disputed'] as const;
export type Difference = (typeof differences)[number];
/** How the console sorts its lists; without an order each has its own. */
export const orders = {
  jobs: ['newest', 'oldest', 'longestWait', 'longestRun', 'dearest'],
  reports: ['newest', 'oldest'],
  people: ['newest', 'oldest', 'mostCredits', 'mostJobs'],
  money: ['newest', 'oldest', 'dearest', 'mostCredits'],
} as const;
export type Order = (typeof orders)[keyof typeof orders][number];

/** Whether the processor was asked to return a payment, and has. */
export const refundStates = ['none', 'asked', 'done'] as const;

/**
 * Payment statuses in the API: the client polls while a payment is pending; paid is final; any other value means that the payment failed
 * (spec §4).
 */
export const transactionStatuses = { pending: 0, paid: 1, declined: 2, expired: 3, refunded: 4 } as const;
