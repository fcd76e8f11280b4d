/** What is sent to Stripe, judged by the mock that Stripe makes from its own description. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { startServer } from '../server/kit/process.ts';
import { freePort, startOther, versionOf } from './found.ts';
import { mailboxOf, visitor } from './people.ts';

it.skipIf(!versionOf('stripe-mock', '-version'))(
  'stripe-mock takes the payments of a pack and of a subscription',
  { timeout: 60_000 },
  async () => {
    const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'iridia-stripe-'))];
    const base = `http://127.0.0.1:${port}`;
    await startOther('stripe-mock', ['-http-port', String(port)], port);
    // It refuses what the description does not have, or this test would prove nothing.
    const invented = await fetch(`${base}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_1', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'mode=payment&invented=1',
    });
    expect(invented.status).toBe(400);
    const server = await startServer({
      DATA_DIR: folder,
      HOME: folder,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: base,
    });
    const buyer = visitor(server.url);
    await buyer.register('buyer@example.com', mailboxOf(server.url));
    for (const path of ['/api/pay/checkout-session?price=19.99', '/api/pay/subscription-session?plan_id=1'])
      expect(await buyer.ask(path)).toMatchObject({ code: codes.success, data: { txn_id: expect.any(String) } });
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
);
