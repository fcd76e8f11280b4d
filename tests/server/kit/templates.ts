/** Databases with their tables and queues that are made once a run and copied for each suite. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/db/open.ts';
import { createLog } from '../../../server/core/log.ts';
import { fillDatabase, templateFolder } from './embedded-template.ts';
import { createCluster, hasPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory of the embedded database, closed and with its tables. */
    templateDir: string;
    /** The cluster that every suite shares and the name of its migrated database; null where PostgreSQL is not installed. */
    cluster: { folder: string; template: string } | null;
  }
}

export default async function makeTemplates({ provide }: TestProject): Promise<() => void> {
  provide('templateDir', await templateFolder());

  const cluster = hasPostgres ? createCluster() : null;
  if (cluster) {
    const template = 'template_iridia';
    const url = await cluster.createDatabase({ name: template });
    const database = await openDatabase({ databaseUrl: url, dataDir: null }, createLog('silent'));
    await fillDatabase(database);
    await database.close();
    provide('cluster', { folder: cluster.folder, template });
  } else provide('cluster', null);

  return () => cluster?.remove();
}
