import type { Groups } from '@iridia/engine/process';
import type { Who } from '../core/who.ts';

/** Limits of the processes that decode untrusted files. Milliseconds and bytes. */
export const minute = 60_000;
export const childLimits = { idle: minute, memory: { resident: 900 * 1024 * 1024 } } as const;

/** One child for an account, one more for its address, and one for everybody else: see `createLine`. */
export const sharedChildren = 3;

/** Between whom the processes are shared. Cookies cost nothing, so accounts of one address share the address's part. */
export const groupsOf = ({ address, account }: Pick<Who, 'address' | 'account'>): Groups => [address, account];
