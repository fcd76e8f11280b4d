/** Judges that run in Python, with packages of PyPI that are fetched once into the cache of this checkout. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `name`: of its folder in the cache; `python`: the command that makes its environment; `script`: a file beside this one. */
export type Judge = { name: string; python: string; packages: readonly string[]; script: string };

async function fetched({ name, python, packages }: Judge): Promise<string> {
  const cache = join(import.meta.dirname, '../../../../node_modules/.cache', name);
  const command = join(cache, 'bin/python');
  if (existsSync(command)) return command;
  const unfinished = `${cache}-unfinished`;
  await run(python, ['-m', 'venv', '--clear', unfinished]);
  await run(join(unfinished, 'bin/python'), ['-m', 'pip', 'install', '--quiet', ...packages]);
  await rename(unfinished, cache);
  return command;
}

/** Gives a judge files and resolves to its answer. */
export async function judged<Answer>(judge: Judge, files: readonly string[]): Promise<Answer> {
  const child = spawn(await fetched(judge), [join(import.meta.dirname, judge.script)], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(files));
  return JSON.parse(await textOf(child.stdout)) as Answer;
}
