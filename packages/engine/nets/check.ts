/** Validates the operator's folder of nets once, before anyone pays for work that uses one. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ask } from './ask.ts';
import { fill, isSlot, NetError, slots, type SlotName } from './slots.ts';

/** Opens every net in a folder, runs it on an empty image, and returns one sentence per problem. */
export async function problemsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [`The folder ${folder} is not there.`];
  const problems: string[] = [];
  const names = Object.keys(slots) as SlotName[];
  for (const file of readdirSync(folder)) {
    const name = file.replace(/\.json$/, '');
    if (file.endsWith('.json') && isSlot(name) && !existsSync(join(folder, `${name}.onnx`)))
      problems.push(`${join(folder, file)} stands alone: ${name}.onnx is missing.`);
  }
  for (const name of names)
    try {
      const filled = fill(name, folder);
      if (filled?.own) await ask(name, new Uint8Array(3 * filled.settings.input ** 2), filled);
    } catch (error) {
      problems.push(
        error instanceof NetError
          ? error.message
          : `${join(folder, `${name}.onnx`)} cannot be opened or run: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  return problems;
}

/** Timeout for all nets together in milliseconds. */
const timeout = 120_000;

/**
 * Opens every net of the operator's in `folder`, runs it on an empty image, and resolves to one sentence per problem; an empty array
 * means that all are usable. Runs in a separate process, because a net may need more memory than the caller should hold.
 */
export async function checkNets(folder: string): Promise<string[]> {
  const program = `import { problemsIn } from ${JSON.stringify(import.meta.url)}; process.stdout.write(JSON.stringify(await problemsIn(process.argv[1])));`;
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program, folder],
      { timeout, env: { PATH: process.env.PATH } },
    );
    return JSON.parse(stdout) as string[];
  } catch (error) {
    return [`The nets in ${folder} could not be tried: ${error instanceof Error ? error.message : String(error)}`];
  }
}
