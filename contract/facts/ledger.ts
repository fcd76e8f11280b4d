/** How a ledger line changes a balance. */
export const ledgerKinds = ['grant', 'hold', 'settle', 'release', 'expire', 'refund'] as const;

/** Where credits come from; `job` is where they are spent, `operator` gives some and takes some. */
export const creditSources = ['daily', 'checkin', 'invite', 'subscription', 'pack', 'job', 'operator'] as const;
