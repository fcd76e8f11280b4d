/** Limits of the processes that decode untrusted files. Milliseconds and bytes. */
export const minute = 60_000;
export const childLimits = { idle: minute, memory: { resident: 900 * 1024 * 1024 } } as const;
