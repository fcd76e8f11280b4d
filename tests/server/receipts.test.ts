/** A payment is noted as receipted together with its letter, or not at all. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sendReceipts } from '../../server/payments/purchases/receipts.ts';
import { onOneDatabase } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

onOneDatabase('a receipt', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { LOG_LEVEL: 'silent' } });
  });
  afterAll(() => server.close());

  it('that cannot be stored stays due, and is stored once by several processes', async () => {
    const { services } = server;
    const { db, mail, clock } = services;
    const row = { account_id: 'u_x', kind: 'pack', price: '5.99', currency: 'USD', credits: 200, status: 1, processor: 'sandbox' } as const;
    const times = { created_at: clock(), settled_at: clock() };
    const ids = ['pay_1', 'pay_2', 'pay_3'];
    await db
      .insertInto('payment')
      .values(ids.map((id) => ({ ...row, ...times, id, email: `${id}@example.com`, locale: 'en' })))
      .execute();
    const due = async () => (await db.selectFrom('payment').select('id').where('receipt_at', 'is', null).execute()).length;
    const fault = vi.spyOn(mail, 'within').mockRejectedValue(new Error('no room for letters'));
    await sendReceipts(services);
    fault.mockRestore();
    expect([await due(), (await server.letters()).length]).toEqual([3, 0]);
    await Promise.all([sendReceipts(services), sendReceipts(services), sendReceipts(services)]);
    expect(await due()).toBe(0);
    expect((await server.letters()).map(({ to }) => to).toSorted()).toEqual(ids.map((id) => `${id}@example.com`));
  });
});
