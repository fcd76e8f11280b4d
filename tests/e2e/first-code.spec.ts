/** Until a page is alive it loads what its address names, and nothing that an actor asks for before the page's own calls. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './kit/server.ts';

const client = join(import.meta.dirname, '../../dist/client');

/** The scripts that the built page names, in its head and for hydration. */
function namedBy(page: string): string[] {
  const html = readFileSync(join(client, page, 'index.html'), 'utf8');
  const [, assets = ''] = /<script id="assets"[^>]*>([^<]*)</.exec(html) ?? [];
  const { scripts, next } = JSON.parse(assets.replaceAll('&quot;', '"')) as Record<'scripts' | 'next', string[]>;
  return ['/early.js', ...scripts, ...next].toSorted();
}

for (const path of ['/', '/ai-sticker-maker', '/pricing'])
  test(`the code of ${path} is asked for before its first call, and no other`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' || pathname.startsWith('/api/')) asked.push(pathname);
    });
    await page.goto(path);
    await expect.poll(() => asked.findIndex((one) => one.startsWith('/api/'))).toBeGreaterThan(0);
    const first = asked.slice(
      0,
      asked.findIndex((one) => one.startsWith('/api/')),
    );
    expect([...new Set(first)].toSorted()).toEqual(namedBy(path));
  });
