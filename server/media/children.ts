/** Limits of the processes that decode untrusted files. Milliseconds and bytes. */
export const minute = 60_000;
export const childLimits = { idle: minute, memory: { resident: 900 * 1024 * 1024 } } as const;

/** One child for an account, one more for its address, and one for everybody else: see `createFairQueue`. */
export const sharedChildren = 3;
