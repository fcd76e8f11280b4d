/** Resource usage of a process, as Linux reports it; unknown elsewhere. */
import { readFileSync, writeFileSync } from 'node:fs';

const ticksASecond = 100;

function reported(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const megabytes = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(reported(pid, 'status'))?.[1] ?? 0) / 1024;

/** The most memory that it ever held, and what it holds now (resident, MB). */
export const peakMemory = (pid: number): number => megabytes(pid, 'VmHWM');
export const memory = (pid: number): number => megabytes(pid, 'VmRSS');

/** What it has held up to now counts no longer. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The process has ended, or this is not Linux: usage is unknown.
  }
}

/** Seconds that it, and what it started and has ended since, have had a core for. */
export function coreSeconds(pid: number): number {
  const fields = reported(pid, 'stat').split(') ').at(-1)!.split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticksASecond;
}

/** The process and all that it has started, down to the last. */
export function family(pid: number): number[] {
  const children = reported(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}
