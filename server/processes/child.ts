/** The child's side of a pool: answers each task, leaves when its parent does, and rather leaves than take the machine's memory along. */
export function serveTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  process.on('message', (task) => {
    void work(task as Task).then((answer) => process.send?.(answer));
  });
  process.on('disconnect', () => process.exit(0));
  // Decoders allocate outside the heap that Node limits.
  const limit = Number(process.env.MEMORY_LIMIT ?? 0);
  if (limit > 0) setInterval(() => process.memoryUsage.rss() > limit && process.exit(137), 20).unref();
}
