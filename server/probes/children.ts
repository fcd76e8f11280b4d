/** Memory of the processes in which engines run their models, as Linux counts it. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const kibibyte = 1024;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended, or this system has no such file.
    return '';
  }
};

const childrenOf = (pid: number): number[] => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** The name of the program: `local.child.ts` is `local`. */
const programOf = (pid: number): string => {
  const script = read(`/proc/${pid}/cmdline`)
    .split('\0')
    .find((part) => part.endsWith('.ts'));
  return script ? basename(script).split('.')[0]! : 'other';
};

/** Returns the resident bytes of this process's children and theirs, by the name of their program; empty where the system has no `/proc`. */
export function memoryOfChildren(pid: number = process.pid): Map<string, number> {
  const found = new Map<string, number>();
  for (const child of childrenOf(pid)) {
    const resident = Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${child}/status`))?.[1] ?? 0) * kibibyte;
    const program = programOf(child);
    found.set(program, (found.get(program) ?? 0) + resident);
    for (const [name, bytes] of memoryOfChildren(child)) found.set(name, (found.get(name) ?? 0) + bytes);
  }
  return found;
}
