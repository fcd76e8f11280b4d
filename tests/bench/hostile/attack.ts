/** Hostile visitors in a process of their own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const kinds = [
  'text',
  'words',
  'idle uploads',
  'slow bodies',
  'drafts',
  'streams',
  'cancels',
  'chat',
  'file names',
  'reports',
] as const;
export type Kind = (typeof kinds)[number];
/** `origin`: the server that is attacked. */
export type Attack = { origin: string; kinds: readonly Kind[] };
/** How often each did its work; `broken`: what ended without an answer. */
export type Done = { kind: Kind; sent: number; broken: number };

const program = join(import.meta.dirname, 'attack.child.ts');

/** Begins an attack. `end` ends it and resolves to what was done; `kill` ends it at once. */
export function begin(attack: Attack): { end: () => Promise<Done[]>; kill: () => void } {
  const child = fork(program, [JSON.stringify(attack)]);
  return {
    end: async () => {
      const done = once(child, 'message') as Promise<[Done[]]>;
      child.send('end');
      return (await done)[0];
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
