import { flushCompileCache } from 'node:module';
import { heldData, processorTime, watchProcess, type Share } from './watch.ts';

/** The messages between a pool and its children. A child has one task at a time, so an answer needs no id. */
export type ToChild<Task> = { task: Task; share?: Share };
export type FromChild<Answer, Progress> =
  | { ready: true }
  | { begun: true }
  | { progress: Progress }
  | ({ answer: Answer } & Cost)
  | { thrown: string };

/** What a task took: milliseconds of the processor; bytes of data that its process holds after it, and whether it gives way to others from now on. */
export type Cost = { took: number; held: number; isLowered: boolean };

/**
 * The child's side of a pool: it answers each task, and exits when its parent does or its task has taken all that it may of the processor or of memory. An
 * exception from `work` ends the task and the process with it, of which nobody knows what it left, so return expected failures as answers. `allow` lets the task take this many
 * milliseconds of the processor in all, instead of those that the pool gave it.
 */
export function serveTasks<Task, Answer, Progress = never>(
  work: (task: Task, onProgress: (progress: Progress) => void, allow: (milliseconds: number) => void) => Promise<Answer>,
): void {
  const send = (message: FromChild<Answer, Progress>) => process.send?.(message);
  const watch = watchProcess();
  process.on('message', ({ task, share = {} }: ToChild<Task>) => {
    send({ begun: true });
    const begun = processorTime();
    watch.begin(share);
    void work(task, (progress) => send({ progress }), watch.allow).then(
      (answer) => {
        watch.end();
        send({ answer, took: processorTime() - begun, held: heldData(), isLowered: watch.isLowered() });
        // Node keeps compiled code when a process exits, which a child that is killed never does. What is kept already is not written again.
        flushCompileCache();
      },
      (error: unknown) => send({ thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  send({ ready: true });
}
