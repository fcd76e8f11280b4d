/** Before a run: a migrated database that every server of the run begins with a copy of. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../../server/core/log.ts';
import { openDatabase } from '../../../server/db/open.ts';

/** The environment variable by which the workers know where it is. */
export const templateVariable = 'DATABASE_TEMPLATE';

export default async function makeTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-template-'));
  await (await openDatabase({ databaseUrl: null, dataDir: folder }, createLog('silent'))).close();
  process.env[templateVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
