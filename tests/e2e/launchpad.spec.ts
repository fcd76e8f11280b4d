/**
 * A newcomer's first model, from a hub on loopback: offered on the start page, added without a command, through the hub's faults, to the first
 * image.
 */
import { expect, test as base } from '@playwright/test';
import { filesOfModel } from '../../packages/engine/tests/kit/packs.ts';
import { commitOf, openTestHub, type TestHub } from '../server/kit/hub.ts';
import { makeDataDir, startServer } from './kit/server.ts';
import { everyTool } from '../depth.ts';

type Installation = { address: string; hub: TestHub };

const test = base.extend<{ installation: Installation }>({
  // oxlint-disable-next-line no-empty-pattern
  installation: async ({}, use) => {
    const hub = await openTestHub({ 'Lykon/dreamshaper-8-lcm': { commit: commitOf('1'), files: filesOfModel('lcm') } });
    const data = await makeDataDir();
    const server = await startServer(data.path, 0, { HF_ENDPOINT: hub.endpoint, DAILY_CREDITS: '9' });
    await use({ address: server.address, hub });
    await server.stop();
    await data.remove();
    await hub.close();
  },
  baseURL: async ({ installation }, use) => use(installation.address),
});

test.skip(!everyTool, 'every run walks the page (paths/launchpad.spec.ts) and adds models without one (server/operator.packs.test.ts)');

test('a newcomer adds a model and makes the first image with it, without a command', async ({ page, installation: { hub } }) => {
  const pack = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Images from words', exact: true }) });
  // The store is silent after the first bytes of the largest file, until it is asked again.
  hub.spoil = ({ server, path, bytes, from, count }, response) => {
    if (server !== 'store' || !path.startsWith('unet') || from > 0 || count > 1) return false;
    response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, Math.floor(bytes.length / 2)));
    return true;
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'This site runs without models' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible();
  await pack.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(pack.getByRole('group')).toContainText('CreativeML OpenRAIL-M');
  await pack.getByRole('button', { name: 'Accept and add' }).click();
  await expect(pack.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/);

  await pack.getByRole('button', { name: 'Pause' }).click();
  await expect(pack).toContainText('Paused.');
  // Now the hub refuses.
  hub.spoil = (_, response) => {
    response.writeHead(403).end();
    return true;
  };
  await pack.getByRole('button', { name: 'Resume' }).click();
  await expect(pack.getByRole('alert')).toContainText('HF_TOKEN');
  hub.spoil = null;
  await pack.getByRole('button', { name: 'Resume' }).click();
  await expect(pack).toContainText('In place');

  await pack.getByRole('link', { name: 'Try it' }).click();
  await page.getByLabel('Describe').first().fill('a red house on a hill');
  await page.locator('main form button[type=submit]').click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('link', { name: /^Download/ })).toBeVisible({ timeout: 90_000 });
  await result.getByText('How it was made').click();
  await expect(result).toContainText('Dreamshaper 8 LCM');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'This site runs without models' })).toHaveCount(0);
});
