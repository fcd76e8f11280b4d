import { Worker } from 'node:worker_threads';

/** Interval in milliseconds at which a child looks whether its parent is still there. */
const interval = 1000;

/**
 * Ends this process within seconds when its parent is gone. A thread of its own looks, because a loop that is busy sees no event, not even
 * that its channel was closed; it works nowhere but in child processes.
 */
export function endWithParent(): void {
  const watch = `
    const parent = ${process.ppid};
    const isThere = () => { try { return process.ppid === parent && process.kill(parent, 0); } catch (error) { return error.code === 'EPERM'; } };
    setInterval(() => { if (!isThere()) process.kill(process.pid, 'SIGKILL'); }, ${interval});
  `;
  const watcher = new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, stackSizeMb: 1 }, stdout: false });
  watcher.unref();
}
