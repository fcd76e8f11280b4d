/** The row of an upload and its account: in one statement, and none for an account that is closed or gone. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/core/id.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { insertUpload } from '../../server/uploads/rows.ts';
import { onEachDatabase } from './kit/databases.ts';
import { idOf, register } from './kit/people.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

onEachDatabase('the row of an upload', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const row = () => ({
    name: `${newId(Date.now())}.png`,
    type: 'image/png',
    width: 3,
    height: null,
    size: 70,
    still: null,
    digest: 'a1'.repeat(32),
    sample: true,
    at: new Date(0),
  });
  const db = () => server.services.db;
  const rowsOf = (account: string) => db().selectFrom('upload').selectAll().where('account_id', '=', account).execute();
  const visitor = (account: string) => ({ account, user: null });
  const close = (account: string) => db().updateTable('account').set({ closed_at: new Date() }).where('id', '=', account).execute();

  it('is one statement from the second on', async () => {
    let asked = 0;
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1;
        return result;
      },
    };
    const [first, second] = [row(), row()];
    expect(await insertUpload(db(), visitor('v_new'), first)).toBe(true);
    expect(await insertUpload(db().withPlugin(watch), visitor('v_new'), second)).toBe(true);
    expect(asked).toBe(1);
    const { digest: _, at, ...same } = first;
    expect((await rowsOf('v_new')).find(({ name }) => name === first.name)).toEqual({
      ...same,
      account_id: 'v_new',
      copy_of: null,
      created_at: at,
    });
  });

  it('names the generation whose result the file is, byte for byte', async () => {
    const made = { ...row(), digest: 'b2'.repeat(32) };
    const known = { sha256: made.digest, generation_id: 'g_1', tool: 'ai-sticker-maker', at: new Date(0) };
    await db().insertInto('made_file').values(known).execute();
    for (const one of [made, { ...row(), digest: null }]) await insertUpload(db(), visitor('v_copies'), one);
    expect((await rowsOf('v_copies')).map(({ copy_of }) => copy_of).toSorted()).toEqual(['g_1', null]);
  });

  it('is not written for a closed account, nor for a user who was deleted', async () => {
    await insertUpload(db(), visitor('v_closed'), row());
    await close('v_closed');
    await expect(insertUpload(db(), visitor('v_closed'), row())).rejects.toMatchObject({ key: 'accountClosed' });
    expect(await rowsOf('v_closed')).toHaveLength(1);

    await register(server, 'row@example.com');
    const id = await idOf(server, 'row@example.com');
    const user = { account: id, user: { id } as never };
    expect(await insertUpload(db(), user, row())).toBe(true);
    await close(id);
    await expect(insertUpload(db(), user, row())).rejects.toMatchObject({ key: 'accountClosed' });
    await db().deleteFrom('user_account').where('id', '=', id).execute();
    expect(await insertUpload(db(), user, row())).toBe(false);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('waits for the end of a transaction that closes the account', async () => {
    await insertUpload(db(), visitor('v_closing'), row());
    const written = await inTransaction(db(), async (trx) => {
      await trx.updateTable('account').set({ closed_at: new Date() }).where('id', '=', 'v_closing').execute();
      const late = insertUpload(db(), visitor('v_closing'), row()).then(
        () => 'written',
        ({ key }: { key: string }) => key,
      );
      return { late };
    });
    expect(await written.late).toBe('accountClosed');
    expect(await rowsOf('v_closing')).toHaveLength(1);
  });
});
