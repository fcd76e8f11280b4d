/** What passes between a pool and its children. A child has one task at a time, so an answer needs no number. */
export type ToChild<Task> = { task: Task };
export type FromChild<Answer, Progress> = { progress: Progress } | { answer: Answer };

/** How a child says that it ended itself because it held too much memory. */
export const memoryExitCode = 137;
/** Bytes, in the environment of a child. */
export const memoryVariable = 'MEMORY_LIMIT';

const watchMilliseconds = 20;

/**
 * The child's side of a pool: answers each task, leaves when its parent does, and ends itself before it takes the machine's memory. What
 * `work` throws ends the process, and the task with it: an expected failure is an answer.
 */
export function serveTasks<Task, Answer, Progress = never>(
  work: (task: Task, onProgress: (progress: Progress) => void) => Promise<Answer>,
): void {
  const send = (message: FromChild<Answer, Progress>) => process.send?.(message);
  process.on('message', ({ task }: ToChild<Task>) => {
    void work(task, (progress) => send({ progress })).then((answer) => send({ answer }));
  });
  process.on('disconnect', () => process.exit(0));
  // Decoders allocate outside the heap that Node limits.
  const limit = Number(process.env[memoryVariable] ?? 0);
  if (limit > 0) setInterval(() => process.memoryUsage.rss() > limit && process.exit(memoryExitCode), watchMilliseconds).unref();
}
