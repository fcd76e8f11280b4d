/** Who asks with a fresh cookie each time, from a network that has had all it may have, leaves nothing behind: no row and no file, whatever is asked. */
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rates } from '../../contract/facts/rates.ts';
import { calls, type Call } from '../../contract/structs/calls/index.ts';
import type { LimitName } from '../../server/http/limits.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { fieldsIn, good } from './kit/good-fields.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const [network, elsewhere] = ['192.0.2.7', '198.51.100.9'];
/** Visitors that ask the same. */
const visitors = 3;

const bodyOf = (call: Call): Record<string, unknown> =>
  Object.fromEntries(fieldsIn(call.body).map((name) => [name, name === 'inputs' ? { mode: 'text', prompt: 'a fox' } : good[name]]));
const placed = (call: Call): string =>
  `${call.path.replace('{tool}', 'ai-sticker-maker').replace(/\{\w+\}/g, '01ARZ3NDEKTSV4RRFFQ69G5FAV')}?${new URLSearchParams(
    fieldsIn(call.query).map((name) => [name, String(good[name])]),
  )}`;

const asked: Record<string, (person: Person) => Promise<unknown>> = {
  ...Object.fromEntries(
    calls
      .filter(({ who, stream }) => who === 'anyone' && !stream)
      .map((call) => [
        `${call.method} ${call.path}`,
        (person: Person) =>
          person.raw(placed(call), {
            method: call.method,
            ...(call.body && { body: JSON.stringify(bodyOf(call)), headers: { 'content-type': 'application/json' } }),
          }),
      ]),
  ),
  'an upload': async (person) => person.raw('/api/dash/upload', { method: 'POST', body: formOf(await image()) }),
  'an upload in parts': (person) =>
    person.raw('/api/dash/uploads', { method: 'POST', headers: { 'tus-resumable': '1.0.0', 'upload-length': '1000' } }),
};

onOneDatabase('a network that has had all it may have', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({
      database,
      parts: { engines: [createTestEngine()] },
      env: { TRUST_PROXY: '1', ALLOWANCES_PER_ADDRESS: '1', LOG_LEVEL: 'silent' },
    });
    const { limits } = server.services;
    for (const name of Object.keys(rates).filter((each) => each.endsWith('ByAddress')) as LimitName[])
      await limits.spend([name, network, limits.mostOf(name)]);
    await server.person({ 'x-forwarded-for': network }).call('GET', '/api/credit/anonymous-user-credit');
  });
  afterAll(() => server.close());

  /** Rows by table. */
  async function rows(): Promise<Record<string, number>> {
    const { db } = server.services;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db);
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows: found } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(name)}`.execute(db);
      counts[name] = found[0]!.count;
    }
    return counts;
  }
  const files = (): string[] => readdirSync(server.services.config.dataDir, { recursive: true, encoding: 'utf8' }).sort();

  it.each(Object.keys(asked))('leaves nothing behind: %s', async (name) => {
    const ask = async (address: string): Promise<void> => {
      const answer = (await asked[name]!(server.person({ 'x-forwarded-for': address }))) as Response;
      await answer.body?.cancel();
    };
    // What is made once for everybody is there after the first who asks at all.
    await ask(elsewhere);
    const before = { rows: await rows(), files: files() };
    for (let count = 0; count < visitors; count += 1) await ask(network);
    const left = Object.entries(await rows()).filter(([table, count]) => count !== before.rows[table]);
    expect([...left, ...files().filter((file) => !before.files.includes(file))]).toEqual([]);
  });
});
