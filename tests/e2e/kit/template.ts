/** A database that every server of a run begins with a copy of. */
import { setFlagsFromString } from 'node:v8';
import { templateFolder } from '../../server/kit/embedded-template.ts';

/** The environment variable by which the workers know where it is. */
export const templateVariable = 'DATABASE_TEMPLATE';

export async function makeDatabase(): Promise<void> {
  // Faster code of the embedded database costs more to make than it saves, as for the servers of the tests.
  setFlagsFromString('--liftoff-only');
  process.env[templateVariable] = await templateFolder();
}
