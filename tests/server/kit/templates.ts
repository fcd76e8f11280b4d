/**
 * Migrated databases that are made once a run and copied for each suite: to make the embedded one anew costs seconds, to copy it a fraction
 * of one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/db/open.ts';
import { createLog } from '../../../server/core/log.ts';
import { createCluster, hasPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory of the embedded database, closed and with its tables. */
    templateDir: string;
    /** The cluster that every suite shares and the name of its migrated database; null where PostgreSQL is not installed. */
    cluster: { folder: string; template: string } | null;
  }
}

const silent = createLog('silent');

export default async function makeTemplates({ provide }: TestProject): Promise<() => void> {
  const templateDir = mkdtempSync(join(tmpdir(), 'iridia-template-'));
  await (await openDatabase({ databaseUrl: null, dataDir: templateDir }, silent)).close();
  provide('templateDir', templateDir);

  const cluster = hasPostgres ? createCluster() : null;
  if (cluster) {
    const template = 'template_iridia';
    await (await openDatabase({ databaseUrl: await cluster.createDatabase({ name: template }), dataDir: null }, silent)).close();
    provide('cluster', { folder: cluster.folder, template });
  } else provide('cluster', null);

  return () => {
    cluster?.remove();
    rmSync(templateDir, { recursive: true, force: true });
  };
}
