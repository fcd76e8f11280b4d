/** A file that another app shared, walked in a browser: read from where the service worker puts it, and given to a tool. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import shared from '../../../copy/en/pages/shared.ts';
import { keptCaches, sharedFile, sharedNameHeader, sharedPath } from '../../../contract/facts/offline.ts';
import { selectShared, type SharedFileSnapshot } from '../../../machines/sharedFile/sharedFile.selectors.ts';
import { sharedFileModel } from '../../../machines/sharedFile/sharedFile.model.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

walkInBrowser(sharedFileModel, {
  nobodyCauses: { 'failed.forgetShared': 'the cache deletes what it has just given' },
  nobodySees: { reading: 'the cache answers at once', leaving: 'the cache answers at once' },
  subject: (page, site) => {
    const person = new Person(page, site);
    const open = () => page.goto(site.address + sharedPath);
    return {
      // A page of the site without its code, from which the cache can be filled.
      start: async () => {
        await person.keep(greeted);
        await page.goto(`${site.address}/icon.svg`);
      },
      events: {
        'done.readShared': async ({ event: { output } }: { event: AnyEventObject }) => {
          if (output)
            await page.evaluate(
              async ([cache, address, nameHeader, { name, type }]) =>
                (await caches.open(cache)).put(
                  address,
                  new Response(new Uint8Array(1000), { headers: { 'content-type': type, [nameHeader]: encodeURIComponent(name) } }),
                ),
              [keptCaches.shared, sharedFile, sharedNameHeader, output as { name: string; type: string }] as const,
            );
          await open();
        },
        'failed.readShared': async () => {
          await page.addInitScript(() => {
            caches.has = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
          });
          await open();
        },
        'tool.chosen': async () => {
          await page
            .getByRole('main')
            .getByRole('button', { name: /^Background remover/ })
            .click();
          await expect(page).not.toHaveURL(site.address + sharedPath);
        },
        'done.forgetShared': () => expect.poll(() => page.evaluate((name) => caches.has(name), keptCaches.shared)).toBe(false),
      },
      states: {
        ready: (snapshot) => expect(page.getByRole('img', { name: selectShared(snapshot)!.name })).toBeVisible(),
        none: async (snapshot: SharedFileSnapshot) => {
          if (page.url().endsWith(sharedPath)) await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.missing.title);
          else await expect(page.locator('main form')).toContainText(snapshot.context.file?.name ?? 'cat.jpg');
        },
      },
    };
  },
});
