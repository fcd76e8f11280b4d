import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { memoryVariable } from './watch.ts';

const kibibyte = 1024;
/** V8's heap limit in MiB when the resident set is limited; the rest is for decoders. */
const maxHeap = 512;

/**
 * For glibc: a child keeps the memory of an image for the next one. Memory that goes back to the system comes as pages that are cleared one by one, which
 * takes as long as half the work on an image. Little is asked for in advance: each of the threads' own heaps would count as much towards the limit.
 */
const keepsMemory = { MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '268435456', MALLOC_TOP_PAD_: '1048576' };

/** Memory limits of one child in bytes. */
export type MemoryLimits = {
  /** The resident set: a thread of the child looks while there is a task, and ends it with the reason `memory`. */
  resident?: number;
  /** Linux only: the limit on allocations, enforced by the system, so that no allocation is ever larger. */
  allocated?: number;
};

export type ChildOptions = {
  /** Absolute path of the program, which calls `serveTasks`. */
  file: string;
  memory: MemoryLimits;
  /**
   * Variables that the child gets in addition to PATH, those of its allocator and the folder of compiled code, without which it starts 0.2 s later. It gets nothing
   * else of this process's environment, because a file it opens could compromise it.
   */
  environment?: Readonly<Record<string, string>>;
  /** Whether the child's standard error is shown. */
  stderr?: 'inherit' | 'ignore';
};

function lower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child has already exited, or the system does not permit it; the work continues at normal priority.
  }
}

/** Starts a child that does not keep this process alive. `low`: page requests to the server take precedence over its work. */
export function startChild({ file, memory, environment = {}, stderr = 'ignore' }: ChildOptions, priority: 'normal' | 'low'): ChildProcess {
  const heap = memory.resident ? [`--max-old-space-size=${maxHeap}`] : [];
  const args = [...heap, '--disable-warning=ExperimentalWarning', file];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    ...keepsMemory,
    ...environment,
    PATH,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...(memory.resident && { [memoryVariable]: String(memory.resident) }),
  };
  const stdio: ['ignore', 'ignore', typeof stderr, 'ipc'] = ['ignore', 'ignore', stderr, 'ipc'];
  const limit = process.platform === 'linux' && memory.allocated ? Math.floor(memory.allocated / kibibyte) : null;
  const child =
    limit === null
      ? spawn(process.execPath, args, { stdio, env })
      : spawn('/bin/sh', ['-c', `ulimit -d ${limit}; exec "$0" "$@"`, process.execPath, ...args], { stdio, env });
  if (priority === 'low') lower(child);
  child.unref();
  child.channel?.unref();
  return child;
}
