/** Limits of the processes that decode untrusted files. Milliseconds and bytes. */
export const minute = 60_000;
export const childLimits = { idle: minute, memory: { resident: 900 * 1024 * 1024 } } as const;

/**
 * What a video or a sound may take of the processor, in milliseconds: until something of it is decoded, which is five to twenty times what files of
 * programs take; and then for each second of a sound. A table of millions of entries takes it and yields nothing.
 */
export const processorTimes = { opening: 2000, soundSecond: 500 } as const;

/** One child for an account, one more for its address, and one for everybody else: see `createFairQueue`. */
export const sharedChildren = 3;
