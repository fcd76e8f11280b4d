/** What a line of the ledger does to a balance. */
export const ledgerKinds = ['grant', 'hold', 'settle', 'release', 'expire', 'refund'] as const;

/** Where credits come from, and `job` for where they go. */
export const creditSources = ['daily', 'checkin', 'invite', 'subscription', 'pack', 'job'] as const;
