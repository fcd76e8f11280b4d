/** An upgrade and a roll-back between versions whose migrations differ, on one database, while people use the site. */
import { describe, it } from 'vitest';
import { hasPostgres } from '../server/kit/postgres.ts';
import { layOut } from './earlier.ts';
import { visit } from './people.ts';
import { proxies } from './proxies.ts';
import { startSite } from './site.ts';

/** The last commit before the migrations of the console and of keys. */
const earlier = '639cc3052dce';

describe.skipIf(!hasPostgres).each(proxies.slice(0, 1))('an upgrade and a roll-back behind $name', (proxy) => {
  it('fails no request, and every job is made', { timeout: 580_000 }, async () => {
    const { entry, remove } = layOut(earlier);
    try {
      const site = await startSite(proxy, entry);
      try {
        const leave = visit(site.url, 4);
        await site.restart();
        await site.restart(entry);
        console.log(`${proxy.name}, ${earlier} → this version → ${earlier}: ${await leave()}`);
      } finally {
        await site.close();
      }
    } finally {
      remove();
    }
  });
});
