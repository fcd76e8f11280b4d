import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { memoryVariable } from './serve.ts';

const kibibyte = 1024;
/** V8's share of a resident set that is limited, in MiB: the rest is for what decoders allocate. */
const maxHeap = 512;

/** Limits of one child, in bytes. */
export type MemoryLimits = {
  /** The resident set: the child watches itself and ends with the reason `memory`. */
  resident?: number;
  /** Linux: what the system lets it allocate at all. For native code that holds the event loop so long that the child cannot watch itself. */
  allocated?: number;
};

export type ChildOptions = {
  /** Absolute path of the program; it calls `serveTasks`. */
  file: string;
  memory: MemoryLimits;
  /** Variables that the child gets beside PATH. Nothing else of this process's environment reaches it: it may be taken over by what it opens. */
  environment?: Readonly<Record<string, string>>;
  /** `low`: whoever asks the server for a page goes before this work. */
  priority?: 'normal' | 'low';
  /** Whether what the child writes to its standard error is seen. */
  stderr?: 'inherit' | 'ignore';
};

function lower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: it works as before.
  }
}

/** Starts a child that does not keep this process alive. */
export function startChild({ file, memory, environment = {}, priority = 'normal', stderr = 'ignore' }: ChildOptions): ChildProcess {
  const heap = memory.resident ? [`--max-old-space-size=${maxHeap}`] : [];
  const args = [...heap, '--disable-warning=ExperimentalWarning', file];
  const env = { ...environment, PATH: process.env.PATH, ...(memory.resident && { [memoryVariable]: String(memory.resident) }) };
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
