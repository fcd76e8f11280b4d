/** What many requests wait for together is read in a turn of its own: in that of a stranger who asked first, all would wait as long as the stranger must. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBalances } from '../../server/credits/balance.ts';
import { currentNetwork, withinRequest } from '../../server/core/correlation.ts';
import { openDurations } from '../../server/generations/durations.ts';
import type { GenerationRow } from '../../server/generations/generation-row.ts';
import { openQueuePositions } from '../../server/generations/queue-positions.ts';
import { openReadiness } from '../../server/probes/readiness.ts';
import type { SqlClient } from '../../server/db/client.ts';
import type { Services } from '../../server/core/services.ts';
import { onOneDatabase } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

onOneDatabase('what is read once for everybody', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const waiting = { id: 'one', tool: 'ai-sticker-maker', status: 'queued' } as GenerationRow;
  const reads: Record<string, (services: Services) => Promise<unknown>> = {
    'the places in the line': (services) => openQueuePositions(services).ask(waiting),
    'how long jobs take': (services) => openDurations(services).all(),
    'whether the server is ready': (services) => openReadiness(services)(),
    'the balances of those who ask at once': ({ database, clock }) => openBalances(database.sql, clock)('v_1'),
  };

  it.each(Object.keys(reads))('%s', async (name) => {
    const networks: string[] = [];
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => {
        networks.push(currentNetwork());
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { db, database: own } = server.services;
    const sql: SqlClient = {
      query: (query) => {
        networks.push(currentNetwork());
        return own.sql.query(query);
      },
    };
    const services = { ...server.services, db: db.withPlugin(watch), database: { ...own, sql } };
    await withinRequest({ id: 'r', network: '198.51.100.7' }, () => reads[name]!(services));
    expect(networks.length).toBeGreaterThan(0);
    expect(new Set(networks).size).toBe(1);
    expect(networks[0]).toMatch(/^everybody:/);
  });
});
