/** A database that every server of a run begins with a copy of. */
import { makeTemplate } from '../../server/kit/embedded-template.ts';

/** The environment variable by which the workers know where it is. */
export const templateVariable = 'DATABASE_TEMPLATE';

export async function makeDatabase(): Promise<() => void> {
  const { folder, remove } = await makeTemplate();
  process.env[templateVariable] = folder;
  return remove;
}
