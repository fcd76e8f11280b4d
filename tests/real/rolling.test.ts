/** A rolling restart as docs/operating.md describes it, while people use the site. */
import { describe, it } from 'vitest';
import { hasPostgres } from '../server/kit/postgres.ts';
import { visit } from './people.ts';
import { proxies } from './proxies.ts';
import { startSite } from './site.ts';

describe.skipIf(!hasPostgres).each(proxies)('a rolling restart behind $name', (proxy) => {
  it('fails no request, and every job is made', { timeout: 500_000 }, async () => {
    const site = await startSite(proxy);
    try {
      const leave = visit(site.url, 4);
      await site.restart();
      await site.restart();
      console.log(`${proxy.name}, eight restarts: ${await leave()}`);
    } finally {
      await site.close();
    }
  });
});
