/** A database that every server of a run begins with a copy of. */
import { setFlagsFromString } from 'node:v8';
import { makeTemplate } from '../../server/kit/embedded-template.ts';

/** The environment variable by which the workers know where it is. */
export const templateVariable = 'DATABASE_TEMPLATE';

export async function makeDatabase(): Promise<() => void> {
  // Made once: faster code of the embedded database costs more than it saves, as for the servers of the tests.
  setFlagsFromString('--liftoff-only');
  const { folder, remove } = await makeTemplate();
  process.env[templateVariable] = folder;
  return remove;
}
