/** Runs work in child processes that may be killed at any moment: `createPool` in the parent, `serveTasks` in the child. */
export { createPool, type Death, type Outcome, type Pool, type PoolOptions, type TaskOptions } from './pool.ts';
export type { Groups } from './fair-queue.ts';
export { serveTasks } from './serve.ts';
export type { MemoryLimits } from './start.ts';
export { watchProcess } from './watch.ts';
