/** `npm run models`, at a terminal or in a script. */
import { createInterface } from 'node:readline/promises';
import { runModels } from '../../server/packs/command.ts';

process.umask(0o077);
const { stdin: input, stdout, stderr: output } = process;
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

async function ask(question: string): Promise<string> {
  const asking = createInterface({ input, output });
  try {
    return await asking.question(question, { signal });
  } finally {
    asking.close();
  }
}

process.exitCode = await runModels(process.argv.slice(2), {
  env: process.env,
  signal,
  report: (text) => void stdout.write(`${text}\n`),
  print: (line) => void output.write(`${line}\n`),
  ...(input.isTTY && output.isTTY && { ask }),
  ...(output.isTTY && { showOver: (line, isLast) => void output.write(`\r\u001B[K${line}${isLast ? '\n' : ''}`) }),
});
