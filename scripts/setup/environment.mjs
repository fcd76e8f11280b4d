import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads `.env` in a folder into the environment, where a variable that is already set wins. A Node older than 20.12 cannot do this and prints a warning.
 *
 * @param {string} folder
 */
export function readEnvironment(folder) {
  const file = join(folder, '.env');
  if (!existsSync(file)) return;
  if (process.loadEnvFile) process.loadEnvFile(file);
  else console.error(`This Node cannot read ${file}: set the variables in the environment, or use Node 20.12 or newer.`);
}
